/** The page's share of the catalogues, as Fluent (build/texts.ts). */
declare module "virtual:texts/en" {
  const source: string;
  export default source;
}
declare module "virtual:texts/fr" {
  const source: string;
  export default source;
}
declare module "virtual:texts/it" {
  const source: string;
  export default source;
}
