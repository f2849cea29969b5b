// Loading: the page comes up without a word of complaint, draws, tells its
// language, and says clearly when it cannot start. That it opens without a network
// after one visit is shown by a duel that goes on so.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, openGame, openHouse, openPage, picture, screenshot, small } from "./harness.mjs";
import { quick } from "./screen.mjs";

const house = openHouse();

test("the game loads, draws and logs no error", async (t) => {
  const { page } = await openGame(t, house, { fresh: true });
  const canvas = await page.evaluate(() => {
    const c = document.querySelector("canvas");
    return { width: c.width, height: c.height, focused: document.activeElement === c };
  });
  assert.equal(canvas.width, 1280);
  assert.equal(canvas.height, 720);
  assert.ok(canvas.focused, "the canvas has the keyboard");
  assert.ok((await page.getByRole("heading", { level: 1 }).textContent()).length > 0, "the mirror names the screen");
  await page.getByRole("button").first().waitFor({ state: "attached" });
  await frames(page, 10);
  const picture = await screenshot(page, "menu");
  const colours = await coloursOf(page, picture);
  assert.ok(colours > 50, `the picture has only ${colours} colours`);
});

// coloursOf counts the different colours of a PNG, on every fourth pixel. The
// page's own policy allows no fetch of a data address, so the bytes are unpacked.
function coloursOf(page, png) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const c = new OffscreenCanvas(image.width, image.height).getContext("2d");
    c.drawImage(image, 0, 0);
    const seen = new Set();
    const data = new Uint32Array(c.getImageData(0, 0, image.width, image.height).data.buffer);
    for (let i = 0; i < data.length; i += 4) seen.add(data[i]);
    return seen.size;
  }, png.toString("base64"));
}

for (const [language, words] of [["fr", /Téléchargement/], ["en", /Downloading/]]) {
  test(`the loading page speaks ${language}`, async (t) => {
    const { page } = await openPage(t, house, {
      ...small, language, expectErrors: true,
      before: (page) => page.route("**/*.wasm", () => {}), // never answered
    });
    await page.getByText(words).waitFor();
    assert.equal(await page.getAttribute("html", "lang"), language);
    const bar = page.getByRole("progressbar");
    assert.equal(await bar.getAttribute("aria-valuenow"), "0");
  });
}

test("the canvas has whole device pixels at a scale of 1.25", async (t) => {
  const { page } = await openGame(t, house, { scale: 1.25, width: 503, height: 351, settings: quick });
  await page.waitForFunction(() => {
    const c = document.querySelector("canvas");
    const box = c.getBoundingClientRect();
    return Math.abs(box.width * devicePixelRatio - c.width) < 0.01 && Math.abs(box.height * devicePixelRatio - c.height) < 0.01;
  });
  const lost = await page.evaluate(() => innerWidth - document.body.clientWidth);
  assert.ok(lost >= 0 && lost < 24, `${lost} pixels of the width are not used`);
});

// What stands between the visitor and the game is named in his language.
const troubles = [
  ["a failed download", "fr", /pas pu être téléchargé/, (page) => page.route("**/*.wasm", (r) => r.abort())],
  ["a missing file", "en", /could not be downloaded.*A file is missing: .*\.wasm: HTTP 404/s, (page) => page.route("**/*.wasm", (r) => r.fulfill({ status: 404 }))],
  ["a failing server", "en", /could not be downloaded.*HTTP 503/s, (page) => page.route("**/*.wasm", (r) => r.fulfill({ status: 503 }))],
  ["no wasm_exec.js", "fr", /pas pu être téléchargé.*Il manque un fichier\u00a0: wasm_exec\.js/s, (page) => page.route("**/wasm_exec.js*", (r) => r.fulfill({ status: 404 }))],
  ["a page instead of wasm_exec.js", "en", /could not be downloaded.*A file is missing: wasm_exec\.js/s,
    (page) => page.route("**/wasm_exec.js*", (r) => r.fulfill({ contentType: "text/html", body: "<!DOCTYPE html>" }))],
  ["half a file", "fr", /téléchargement s’est interrompu/, (page) => page.route("**/*.wasm", (r) => r.fulfill({ contentType: "application/wasm", body: "\0asm\x01\0\0\0" }))],
  ["no WebGL 2", "fr", /WebGL\u00a02 manque/, (page) => page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; })],
  ["no WebAssembly", "en", /does not know WebAssembly/, (page) => page.addInitScript(() => { delete window.WebAssembly; })],
];
for (const [name, language, words, before] of troubles) {
  test(`it says so: ${name}`, async (t) => {
    const { page } = await openPage(t, house, { ...small, language, expectErrors: true, before });
    const alert = page.getByRole("alert");
    await alert.waitFor();
    assert.match(await alert.textContent(), words);
    assert.ok(await page.getByRole("button").isVisible(), "there is a button to try again");
    await picture(page, `trouble ${name}`);
  });
}

test("it says so: no loader", async (t) => {
  const { page } = await openPage(t, house, {
    ...small, expectErrors: true, before: (page) => page.route("**/loader.js*", (r) => r.fulfill({ status: 404 })),
  });
  const silent = page.getByText(/il manque un fichier \(loader\.js\)/);
  await silent.waitFor({ state: "attached" });
  const [delay, before] = await page.evaluate(() => {
    const [speaks] = document.getAnimations().filter((a) => a.animationName === "speak");
    const { delay } = speaks.effect.getTiming();
    const before = speaks.currentTime < delay ? getComputedStyle(speaks.effect.target).visibility : "hidden";
    speaks.finish(); // which nobody here has to wait for
    return [delay, before];
  });
  assert.deepEqual([delay, before], [10_000, "hidden"]);
  await silent.waitFor();
  await picture(page, "trouble no loader");
});

// A host that sends no headers of its own: the page brings its policy along.
test("the page's own policy lets the game play and nothing be loaded from elsewhere", async (t) => {
  const { page } = await openGame(t, house, {
    ...small, expectErrors: true, // those of what is tried below
    serviceWorkers: "block", // it would answer with what it fetched itself, headers and all
    before: (page) => page.route(/^(?!.*\.wasm$)/, async (route) => { // the one large file has nothing to say of it
      const answer = await route.fetch();
      const headers = Object.entries(answer.headers()).filter(([name]) => !/security|referrer|^x-/.test(name));
      await route.fulfill({ response: answer, headers: Object.fromEntries(headers) });
    }),
  });
  const tried = await page.evaluate(async () => {
    const refused = [];
    document.addEventListener("securitypolicyviolation", (e) => refused.push(e.effectiveDirective));
    await fetch("http://127.0.0.1:1/").catch(() => {});
    const script = document.createElement("script");
    script.textContent = "window.slipped = true";
    document.body.append(script);
    const answer = await fetch("manifest.webmanifest");
    return { refused, slipped: !!window.slipped, header: answer.headers.get("content-security-policy") };
  });
  assert.deepEqual(tried.refused.map((name) => name.replace("-elem", "")), ["connect-src", "script-src"]);
  assert.equal(tried.slipped, false, "a script that was written into the page runs");
  assert.equal(tried.header, null, "the host sends a policy after all: nothing is tested");
});
