/** The page's share of the catalogues, as Fluent reads it (build/texts.ts). */
declare module "virtual:texts/en" {
  const messages: import("./texts").Messages;
  export default messages;
}
declare module "virtual:texts/fr" {
  const messages: import("./texts").Messages;
  export default messages;
}
declare module "virtual:texts/it" {
  const messages: import("./texts").Messages;
  export default messages;
}
