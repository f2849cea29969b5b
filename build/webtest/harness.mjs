// The browser tests of Wyrmtable drive the real bundle in a real Chromium.
//
//   build/web -build-only && cd build/webtest && npm ci && npm test
//   node --test duel.test.mjs
//
// Each *.test.mjs file is one theme (loading, a duel by mouse, by touch, by
// keyboard, reloading, ...). A test opens the game with openGame, which fails
// the test by itself if the page logs an error or throws. What the game offers
// is found in its mirror: every region of the screen is an ARIA region, every
// card and legal answer a button in it (mirrorRegion, mirrorButton), so a test
// says what it means; where on the canvas a thing lies, to drag or tap it, the
// mirror tells too (placeOf). What a whole screen says, and what the page keeps,
// is read with screen.mjs. Nothing sleeps: waits end when the page says so.
//
// WYRMTABLE_CHROMIUM names another browser, WYRMTABLE_WEB another bundle folder.
// Pictures go to dist/webtest/: one of the end of each test that fails, and more on
// the way if WYRMTABLE_PICTURES is set.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { after, before } from "node:test";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const pictures = join(root, "dist", "webtest");

// Everything is drawn by software here, on two cores at worst, and where other
// programs run beside it gets only its share of them: times are generous and grow
// with the load, because they only ever end a failure.
export const patience = 60_000 * Math.max(1, loadavg()[0] / cpus().length);

// Chromium as it runs without a screen or a graphics card. The second line keeps it
// from taking a slow machine for hung graphics and ending them, which a page answers
// by loading anew; the third keeps it from phoning home, which a closed network would
// turn into errors.
export const flags = [
  "--headless=new", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
  "--disable-gpu-watchdog", "--disable-gpu-process-crash-limit", "--disable-domain-blocking-for-3d-apis",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--no-first-run", "--disable-quic",
];

// testFlags are those of the tests. They keep V8 from compiling the game a second time
// while it plays: the speed that this brings comes when most tests are over, and costs
// each new process five seconds of a core. And nobody listens.
export const testFlags = [...flags, "--js-flags=--liftoff-only", "--disable-audio-output"];

export function browserPath() {
  const known = [process.env.WYRMTABLE_CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];
  const found = known.find((path) => path && existsSync(path));
  if (!found) throw new Error("no Chromium found; set WYRMTABLE_CHROMIUM to its path");
  return found;
}

// startServer serves the bundle on a free port and resolves once it listens.
// After close() the port refuses connections, as a lost network would.
export async function startServer(dir = process.env.WYRMTABLE_WEB || join(root, "dist", "web")) {
  const tool = join(root, "dist", "tools", "webserve");
  execFileSync("go", ["build", "-o", tool, "./build/webserve"], { cwd: root, env: { ...process.env, CGO_ENABLED: "0" }, stdio: "inherit" });
  const child = spawn(tool, ["-port", "0", "-dir", dir], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const url = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const address = text.match(/http:\/\/\S+/);
      if (address) resolve(address[0]);
    });
    child.once("exit", () => reject(new Error(`the server ended: ${text}`)));
  });
  return { url, close: () => (child.kill(), exited) };
}

// openHouse gives the tests of a process a browser and a server, which are there
// from the first of them to the last, and the pages that a test has left for the
// next one.
let house;
export function openHouse() {
  if (house) return house;
  house = { pages: new Map() };
  before(async () => {
    const browser = chromium.launch({ executablePath: browserPath(), args: testFlags, headless: true });
    [house.browser, house.server] = await Promise.all([browser, startServer()]);
  });
  after(async () => {
    await house.browser?.close();
    await house.server?.close();
  });
  return house;
}

// Messages of software drawing, and of a page without a service worker, that say
// nothing about the game.
const harmless = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/, /Service Worker registration blocked/];

// small is a window for tests that are about what is played, not how it looks: a
// quarter of the pixels, and the same table.
export const small = { width: 640, height: 360 };

// openPage opens a page without waiting for the game, and gathers every console
// error, uncaught exception and failed request in the returned list. At the end
// of the test it takes a picture (only of a failure, where Node can tell) and
// closes the page, or leaves it for the next test that wants one of the same kind:
// that visits the game anew, with nothing kept, but the browser knows the program
// and need not compile it again. Such a page has no service worker: what one does is
// for tests that open a page of their own, with fresh or url.
//   options: url (of the house's server), query, settings (that the page finds), width, height,
//            language ("fr"), touch, mobile, scale: what a page cannot change later, its kind,
//            expectErrors (the test looks at the list itself), before (page) =>,
//            fresh (it must be a first visit), serviceWorkers ("block": everything comes from the host)
export async function openPage(t, house, options = {}) {
  const { language, touch, mobile, scale } = options;
  const shared = !options.fresh && !options.expectErrors && !options.url && !options.before;
  const key = JSON.stringify({ language, touch, mobile, scale });
  const opened = shared && house.pages.get(key)?.pop() ||
    await newPage(house, shared ? { serviceWorkers: "block", ...options } : options);
  const { page, context, errors } = opened;

  t.after(async () => {
    const passed = t.passed === true;
    try {
      if (!passed) await screenshot(page, `end of ${t.name}`).catch(() => {});
    } finally {
      if (!(shared && passed && await leave(house, key, opened))) await context.close();
    }
    if (!options.expectErrors && errors.length > 0) throw new Error(`the page reported:\n  ${errors.join("\n  ")}`);
  });

  const url = options.url ?? house.server.url;
  await page.setViewportSize(sizeOf(options));
  if (options.settings) await keepSettings(page, url, options.settings);
  errors.length = 0; // of what was on its way
  await page.goto(url + (options.query ?? ""), { waitUntil: "domcontentloaded" });
  return opened;
}

const sizeOf = ({ width = 1280, height = 720 }) => ({ width, height });

// keepSettings puts settings where the game will find them. A picture of the same host
// has the game's storage without its program.
async function keepSettings(page, url, settings) {
  await page.goto(new URL("icon-64.png", url).href);
  await page.evaluate((text) => localStorage.setItem("wyrmtable/settings.json", text), "t:" + JSON.stringify(settings));
  await page.goto("about:blank"); // where the browser's Back shall lead
}

// leave empties what a page keeps and puts it where the next test finds it. It
// returns false if the page cannot be used again.
async function leave(house, key, opened) {
  const { page, context, errors } = opened;
  if (errors.length > 0 || page.isClosed()) return false;
  await page.goto("about:blank");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(house.server.url).origin, storageTypes: "local_storage" });
  await devtools.detach();
  house.pages.set(key, [...house.pages.get(key) ?? [], opened]);
  return true;
}

// newPage makes a page that has visited nothing yet.
async function newPage(house, options) {
  const context = await house.browser.newContext({
    locale: options.language === "en" ? "en-GB" : "fr-FR",
    viewport: sizeOf(options),
    deviceScaleFactor: options.scale ?? 1,
    hasTouch: !!options.touch,
    isMobile: !!options.mobile,
    reducedMotion: "no-preference",
    acceptDownloads: true,
    serviceWorkers: options.serviceWorkers ?? "allow",
  });
  context.setDefaultTimeout(patience); // of every wait that names no other
  const page = await context.newPage();
  const errors = [];
  const note = (text) => { if (!harmless.some((pattern) => pattern.test(text))) errors.push(text); };
  page.on("pageerror", (e) => note(`exception: ${e.stack || e}`));
  page.on("console", (m) => { if (m.type() === "error" || m.type() === "warning") note(`${m.type()}: ${m.text()} ${m.location().url ?? ""}`); });
  page.on("requestfailed", (r) => note(`request: ${r.url()} ${r.failure()?.errorText}`));
  await options.before?.(page);
  return { page, context, errors };
}

// openGame opens the game and waits until its first scene stands.
export async function openGame(t, house, options) {
  const opened = await openPage(t, house, options);
  await ready(opened.page);
  return opened;
}

// ready waits until the game says its first scene stands and the loading plate
// is gone; a message on the plate fails at once with its words.
export async function ready(page) {
  await page.waitForFunction(() => window.wyrmtable?.failure || (window.wyrmtable?.ready && !document.getElementById("loader")), null, { timeout: patience });
  const failure = await page.evaluate(() => window.wyrmtable.failure && document.getElementById("trouble").textContent);
  if (failure) throw new Error(`the page says: ${failure}`);
}

// frames waits until the page has painted n more times.
export function frames(page, n = 2) {
  return page.evaluate((n) => new Promise((resolve) => {
    const step = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)));
    step(n);
  }), n);
}

// screenshot writes dist/webtest/NAME.png and returns the picture's bytes.
export async function screenshot(page, name) {
  mkdirSync(pictures, { recursive: true });
  const file = name.toLowerCase().normalize("NFD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return page.screenshot({ path: join(pictures, `${file}.png`) });
}

// picture does so only for people who asked for pictures: to read one back and pack it
// takes a page that is drawn by software as long as playing on.
export async function picture(page, name) {
  if (process.env.WYRMTABLE_PICTURES) await screenshot(page, name);
}

// --- the mirror ------------------------------------------------------------

// mirrorRegion finds a region of the screen by its name (text or RegExp).
export function mirrorRegion(page, name) {
  return page.getByRole("region", { name });
}

// mirrorButton finds a button of the mirror by its name, in a region if one is
// given (a locator).
export function mirrorButton(page, name, region = page) {
  return region.getByRole("button", { name });
}

// mirrorItem finds a line or button by the game's own name for it, its data-id,
// which stays the same in both languages.
export function mirrorItem(page, id) {
  return page.locator(`#wyrmtable-mirror [data-id="${id}"]`);
}

// placeOf waits until an item of the mirror lies on the canvas and returns the
// middle of it, in CSS pixels of the page.
export async function placeOf(item) {
  const there = item.and(item.page().locator("[data-at]:not([data-at=''])")).first();
  await there.waitFor({ state: "attached", timeout: patience });
  const [x, y, w, h] = (await there.getAttribute("data-at")).split(",").map(Number);
  return [x + w / 2, y + h / 2];
}

// pressMirror waits for a mirror's button and presses it as a screen reader
// does: the mirror lies under the canvas, so a mouse click would not reach it.
export async function pressMirror(page, name, region = page) {
  const button = mirrorButton(page, name, region).first();
  await button.waitFor({ state: "attached", timeout: patience });
  await button.evaluate((element) => element.click());
}

// mirrorText waits until the mirror contains the text somewhere.
export function mirrorText(page, text) {
  return page.getByText(text).first().waitFor({ state: "attached", timeout: patience });
}

// --- hands -----------------------------------------------------------------

// A place on the page: [x, y] in CSS pixels.

export async function click(page, [x, y]) {
  await page.mouse.click(x, y);
}

// tap needs a page opened with touch.
export async function tap(page, [x, y]) {
  await page.touchscreen.tap(x, y);
}

// drag moves with the mouse held down, one painted frame a step, as a hand does.
export async function drag(page, from, to, { steps = 5, release = true } = {}) {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) {
    await page.mouse.move(from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps);
    await frames(page, 1);
  }
  if (release) await page.mouse.up();
}

// touchDrag does the same with a finger.
export async function touchDrag(page, from, to, { steps = 8, release = true } = {}) {
  const finger = await page.context().newCDPSession(page);
  const send = (type, at) => finger.send("Input.dispatchTouchEvent", {
    type, touchPoints: at ? [{ x: at[0], y: at[1], id: 1 }] : [],
  });
  await send("touchStart", from);
  for (let i = 1; i <= steps; i++) {
    await send("touchMove", [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]);
    await frames(page, 1);
  }
  if (release) await send("touchEnd");
}
