import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import App from "./app/App.svelte";
import { engine } from "./app/house.svelte";
import { settings } from "./settings/settings.svelte";
import { speak } from "./texts/spoken.svelte";

const spoken = speak(settings.language); // asked for before the engine's megabytes are
engine(); // Python starts while the page is painted
const target = document.querySelector("#app");
if (target) void spoken.then(() => mount(App, { target }));
