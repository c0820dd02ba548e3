/** All drawings on one page, for looking at while drawing (`vite` and `gallery.html?show=courts&theme=dark`); it does not ship. */

import { mount } from "svelte";
import "../look/tokens.css";
import "../look/base.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { query: new URLSearchParams(location.search) } });
