// The browser's figures of docs/performance.md:
//
//   build/web -build-only -best && node build/webtest/figures.mjs
//
// What they tell depends on the machine, and on what else it does meanwhile. With -hold
// what a quiet machine has to reach is demanded: a page at rest takes at most 5 % of a
// core, no frame of the first five seconds of a table takes longer than 50 ms, and a card
// carried about gets 80 % of the frames of a single moving sprite.

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserPath, click, flags, frames, mirrorItem, placeOf, ready, root, startServer, tap } from "./harness.mjs";
import { quick } from "./screen.mjs";

const dir = process.env.WYRMTABLE_WEB || join(root, "dist", "web");
const say = (what, value) => console.log(`${what.padEnd(64)} ${value}`);
const missed = []; // what was demanded and is not so
const hold = (ok, what) => { if (!ok) missed.push(what); };
const mb = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const sorted = (list) => list.slice().sort((a, b) => a - b);
const at = (list, q) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * q))];

say("machine", `${cpus().length} × ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)}`);

// --- size ------------------------------------------------------------------------

let whole = 0;
for (const f of readdirSync(dir, { recursive: true })) {
  const path = join(dir, f);
  if (statSync(path).isDirectory() || /\.(br|gz)$/.test(f) || f === "icon-512.png") continue; // that one is for installing
  let size = statSync(path).size;
  try { size = statSync(`${path}.br`).size; } catch { /* served as it is */ }
  whole += size;
  if (f.endsWith(".wasm")) say("wasm, unpacked / brotli", `${mb(statSync(path).size)} / ${mb(size)}`);
}
say("a first visit, brotli", mb(whole));

// --- helpers ---------------------------------------------------------------------

const server = await startServer(dir);
const lively = (page) => page.addInitScript(() => { window.wyrmtable = { frames: [] }; });
async function calm(page) {
  await lively(page);
  await page.addInitScript((text) => {
    if (!localStorage.getItem("wyrmtable/settings.json")) localStorage.setItem("wyrmtable/settings.json", text);
  }, "t:" + JSON.stringify(quick));
}

async function fresh(options, before) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: flags, headless: true });
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: options.width ?? 1280, height: options.height ?? 720 }, hasTouch: !!options.touch });
  const page = await context.newPage();
  await before(page);
  const begun = performance.now();
  await page.goto(`${server.url}?seed=5`, { waitUntil: "commit" });
  await ready(page);
  return { browser, page, loaded: performance.now() - begun };
}

async function table(page) {
  await click(page, await placeOf(mirrorItem(page, "tile-dracoliath")));
  await click(page, await placeOf(mirrorItem(page, "several")));
  await placeOf(mirrorItem(page, "who.0")); // the page before has options too
  await click(page, await placeOf(mirrorItem(page, "options")));
  await click(page, await placeOf(mirrorItem(page, "begin.0")));
  await frames(page, 3);
  await click(page, await placeOf(mirrorItem(page, "start")));
  await page.waitForFunction(() => [...document.querySelectorAll('[data-id^="card."]')].some((e) => e.textContent.includes("(jouable)")), null, { timeout: 120_000 });
}

// still waits until no frame of ours was drawn for a while.
const still = (page, quiet = 2500) => page.evaluate((quiet) => new Promise((resolve) => {
  let n = -1, since = performance.now();
  const look = () => {
    const now = window.wyrmtable.frames.length;
    if (now !== n) { n = now; since = performance.now(); }
    if (performance.now() - since > quiet) resolve(); else setTimeout(look, 50);
  };
  look();
}), quiet);

// processes returns the browser's processes: type, id, seconds of processor time.
async function processes(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo;
}
const rss = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
const seconds = (list, type) => list.filter((p) => p.type === type).reduce((sum, p) => sum + p.cpuTime, 0);

async function rest(browser, page, what) {
  await still(page);
  const before = await processes(browser), begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const now = await processes(browser), took = (performance.now() - begun) / 1000;
  for (const type of ["renderer", "GPU"]) {
    const share = 100 * (seconds(now, type) - seconds(before, type)) / took;
    say(`at rest on the ${what}, ${type} process`, `${share.toFixed(1)} % of a core`);
    if (type === "renderer") hold(share <= 5, `at rest on the ${what} the renderer takes ${share.toFixed(1)} % of a core`);
  }
}

// --- load, rest, presses -----------------------------------------------------------

const loads = [];
for (let i = 0; i < 3; i++) {
  const { browser, loaded } = await fresh({}, calm);
  loads.push(loaded);
  await browser.close();
}
say("from opening the page to a playable menu, 3 runs", loads.map((d) => `${(d / 1000).toFixed(2)} s`).join(", "));

for (const [press, times, touch, name] of [[click, 30, false, "instant clicks"], [tap, 10, true, "taps"]]) {
  const { browser, page } = await fresh({ touch }, calm);
  await press(page, await placeOf(mirrorItem(page, "tile-dracoliath")));
  await press(page, await placeOf(mirrorItem(page, "several")));
  await placeOf(mirrorItem(page, "who.0"));
  await press(page, await placeOf(mirrorItem(page, "options")));
  const place = await placeOf(mirrorItem(page, "openundo"));
  await still(page);
  const toggled = () => page.evaluate(() => document.querySelector('[data-id="openundo"]').getAttribute("aria-pressed"));
  let heard = 0;
  for (let i = 0; i < times; i++) {
    const was = await toggled();
    await press(page, place);
    const deadline = performance.now() + 3000;
    while (performance.now() < deadline && (await toggled()) === was) await frames(page, 1);
    if ((await toggled()) !== was) heard++;
  }
  say(`${name} heard`, `${heard} of ${times}`);
  await browser.close();
}

{
  const { browser, page } = await fresh({}, calm);
  await rest(browser, page, "menu");
  const begun = performance.now();
  await table(page);
  await still(page);
  say("from the menu to a table that is painted (motions off)", `${((performance.now() - begun - 2500) / 1000).toFixed(1)} s`);
  await rest(browser, page, "table");
  await browser.close();
}

// --- dealing ----------------------------------------------------------------------

// The frames of the first five seconds of a duel, in which its pictures are
// painted: how long painting holds up the longest of them.
async function dealing(width, height) {
  const { browser, page } = await fresh({ width, height }, lively);
  await click(page, await placeOf(mirrorItem(page, "tile-dracoliath")));
  await click(page, await placeOf(mirrorItem(page, "several")));
  await placeOf(mirrorItem(page, "who.0"));
  await click(page, await placeOf(mirrorItem(page, "options")));
  await click(page, await placeOf(mirrorItem(page, "begin.0")));
  const start = await placeOf(mirrorItem(page, "start"));
  await still(page, 1000);
  await page.evaluate(() => { window.wyrmtable.frames.length = 0; });
  await click(page, start);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const list = await page.evaluate(() => window.wyrmtable.frames.slice());
  hold(Math.max(...list) <= 50, `the first 5 s of a duel, ${width}×${height}: a frame of ${Math.max(...list).toFixed(0)} ms`);
  say(`the first 5 s of a duel, ${width}×${height}: our Update and Draw`, `median ${at(list, .5).toFixed(1)} ms, p95 ${at(list, .95).toFixed(1)} ms, longest ${Math.max(...list).toFixed(1)} ms, ${list.filter((ms) => ms > 50).length} of ${list.length} frames over 50 ms`);
  await browser.close();
}
await dealing(1280, 720);
await dealing(1920, 1080);

// Every game's table as its tile deals it, against the program.
async function dealt(id) {
  const { browser, page } = await fresh({}, lively);
  await click(page, await placeOf(mirrorItem(page, `tile-${id}`)));
  const start = await placeOf(mirrorItem(page, "alone"));
  await still(page, 1000);
  await page.evaluate(() => { window.wyrmtable.frames.length = 0; });
  await click(page, start);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const list = await page.evaluate(() => window.wyrmtable.frames.slice());
  hold(Math.max(...list) <= 50, `the first 5 s of ${id}: a frame of ${Math.max(...list).toFixed(0)} ms`);
  say(`the first 5 s of ${id}: our Update and Draw`, `median ${at(list, .5).toFixed(1)} ms, longest ${Math.max(...list).toFixed(1)} ms, ${list.filter((ms) => ms > 50).length} of ${list.length} frames over 50 ms`);
  await browser.close();
}
const games = ["dracoliath", "aestery", "drakerion", "dragons-wrath", "arcane-duel"];
for (const id of games) await dealt(id);

// --- thinking -----------------------------------------------------------------------

// A stretch of a match against a Dragon, with the motions of a player who does not wait:
// how long the pieces are in which it thinks between two frames, the frames meanwhile, and
// the page's memory. Whoever plays presses the first that he finds, by the mirror.
async function thinking(id) {
  const { browser, page } = await fresh({}, async (page) => {
    await page.addInitScript((text) => {
      window.wyrmtable = { frames: [], slices: [] };
      localStorage.setItem("wyrmtable/settings.json", text);
    }, "t:" + JSON.stringify({ ...quick, speed: "fast", level: "dragon" }));
  });
  await click(page, await placeOf(mirrorItem(page, `tile-${id}`)));
  await click(page, await placeOf(mirrorItem(page, "alone")));
  await placeOf(mirrorItem(page, "menu").or(page.locator("#wyrmtable-mirror [data-id^='card.']")).first());
  await page.evaluate(() => { window.wyrmtable.frames.length = window.wyrmtable.slices.length = 0; });
  let most = 0;
  for (const till = performance.now() + 25_000; performance.now() < till;) {
    await page.evaluate(() => {
      const all = [...document.querySelectorAll("#wyrmtable-mirror [data-id]")].filter((el) =>
        el.getAttribute("aria-disabled") !== "true" && el.dataset.hint !== "true" && el.dataset.at &&
        (/^(option|goal)\./.test(el.dataset.id) || /^(end|nobody|pass|lift|go)$/.test(el.dataset.id) || el.dataset.id.startsWith("card.") && el.textContent.includes("(jouable)")));
      const first = all.find((el) => el.dataset.id.startsWith("goal.")) ?? all.find((el) => el.dataset.id.startsWith("option.")) ?? all[Math.floor(Math.random() * all.length)];
      first?.click();
    });
    await frames(page, 8);
    const renderer = (await processes(browser)).filter((p) => p.type === "renderer").map((p) => rss(p.id));
    most = Math.max(most, ...renderer);
  }
  const { slices, list } = await page.evaluate(() => ({ slices: window.wyrmtable.slices, list: window.wyrmtable.frames }));
  const over = slices.filter((ms) => ms > 8).length;
  say(`a Dragon thinks about ${id}: pieces of thought`, `${slices.length}, median ${at(slices, .5).toFixed(1)} ms, p99 ${at(slices, .99).toFixed(1)} ms, longest ${Math.max(...slices).toFixed(1)} ms, ${over} over 8 ms`);
  say("  our Update and Draw meanwhile", `median ${at(list, .5).toFixed(1)} ms, p99 ${at(list, .99).toFixed(1)} ms, longest ${Math.max(...list).toFixed(1)} ms`);
  say("  the renderer's memory at most", mb(most));
  await browser.close();
}
for (const id of games) await thinking(id);

// --- motion ------------------------------------------------------------------------

// A card is carried about over the table: every frame is drawn anew.
async function motion(width, height) {
  const { browser, page } = await fresh({ width, height }, lively);
  await table(page);
  await still(page);
  const [x, y] = await page.evaluate(() => {
    const card = [...document.querySelectorAll('[data-id^="card."]')].find((e) => e.textContent.includes("(jouable)"));
    const [x, y, w, h] = card.dataset.at.split(",").map(Number);
    return [x + w / 2, y + h / 2];
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 40);
  // The page moves it itself, in every frame: moves that come from outside are waited
  // for on both sides, which halves the rate.
  const took = 8;
  const list = await page.evaluate(([x, y, took]) => new Promise((resolve) => {
    const canvas = document.querySelector("canvas"), list = window.wyrmtable.frames;
    let i = 0, begun;
    const step = (now) => {
      if (begun === undefined) { begun = now; list.length = 0; }
      if (now - begun > 1000 * took) { resolve(list.slice()); return; }
      i++;
      canvas.dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, pointerType: "mouse", buttons: 1, bubbles: true,
        clientX: x + 200 * Math.sin(i / 6), clientY: y + 60 * Math.cos(i / 5) }));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }), [x, y, took]);
  say(`a card carried about, ${width}×${height}: our Update and Draw`, `median ${at(list, .5).toFixed(2)} ms, p99 ${at(list, .99).toFixed(2)} ms (${list.length} frames, ${(list.length / took).toFixed(0)} a second by software)`);
  const rate = list.length / took, beside = sprites[`${width}×${height}`];
  if (beside) hold(rate >= 0.8 * beside, `${width}×${height}: ${rate.toFixed(1)} frames a second, and ${beside.toFixed(1)} of one sprite`);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  const list2 = await processes(browser);
  for (const type of ["renderer", "GPU"]) {
    const sizes = list2.filter((p) => p.type === type).map((p) => rss(p.id));
    say(`  memory then, ${type} process`, mb(Math.max(...sizes)));
  }
  const heap = await page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
  say("  of it JavaScript's heap", mb(heap));
  await browser.close();
}
// Beside it the least that such a program can draw: one moving sprite, in the same
// window of the same browser.
const sprites = {};
async function sprite(width, height) {
  const dir = join(root, "dist", "sprite");
  mkdirSync(dir, { recursive: true });
  execFileSync("go", ["build", "-o", join(dir, "sprite.wasm"), "./build/webtest/sprite"], { cwd: root, env: { ...process.env, GOOS: "js", GOARCH: "wasm" }, stdio: "inherit" });
  copyFileSync(join(execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim(), "lib", "wasm", "wasm_exec.js"), join(dir, "wasm_exec.js"));
  writeFileSync(join(dir, "index.html"), `<!DOCTYPE html><body style="margin:0"><script src="wasm_exec.js"></script><script>
    const go = new Go();
    WebAssembly.instantiateStreaming(fetch("sprite.wasm"), go.importObject).then((r) => go.run(r.instance));
  </script>`);
  const types = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
  const bare = createServer((ask, answer) => {
    const file = ask.url === "/" ? "index.html" : ask.url.slice(1);
    answer.setHeader("Content-Type", types[file.split(".").pop()] ?? "text/plain");
    try { answer.end(readFileSync(join(dir, file))); } catch { answer.writeHead(404).end(); }
  }).listen(0, "127.0.0.1");
  await once(bare, "listening");
  const browser = await chromium.launch({ executablePath: browserPath(), args: flags, headless: true });
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  await page.goto(`http://127.0.0.1:${bare.address().port}/`);
  await page.waitForSelector("canvas", { timeout: 60_000 });
  const rate = await page.evaluate(() => new Promise((resolve) => {
    let n = 0, begun;
    const count = (now) => { begun ??= now + 2000; if (now > begun) n++; if (now < begun + 8000) requestAnimationFrame(count); else resolve(n / 8); };
    requestAnimationFrame(count);
  }));
  sprites[`${width}×${height}`] = rate;
  say(`one moving sprite, ${width}×${height}`, `${rate.toFixed(0)} frames a second by software`);
  await browser.close();
  bare.close();
}
await sprite(1280, 720);
await sprite(1920, 1080);
await motion(1280, 720);
await motion(1920, 1080);
await motion(3840, 2160);
await server.close();
if (process.argv.includes("-hold") && missed.length > 0) {
  missed.forEach((what) => console.log(`too much: ${what}`));
  process.exitCode = 1;
}
