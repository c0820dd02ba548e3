"""The source of the kernels: plain Python over arrays, as it stands a kernel of `classic`.

`specialise` makes one file of these modules for each set of rules, with other options in the place of `options`. What
they may use is what Numba can compile: whole numbers, loops, arrays given from outside; every switch of an option is an
`if` on a constant, which costs nothing once compiled.
"""
