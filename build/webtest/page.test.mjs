// What a page has that a window has not: the browser's Back, and HTML fields to
// type in, which must edit like any other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, drag, frames, mirrorItem, openGame, openHouse, patience, picture, placeOf, small } from "./harness.mjs";
import { has, quick, sitDown } from "./screen.mjs";

const house = openHouse();

const open = (t) => openGame(t, house, { ...small, query: "?seed=5", settings: quick });

test("the browser's Back leads one screen back, and out only from the menu", async (t) => {
  const { page } = await open(t);
  await sitDown(page, click, "dracoliath");
  await click(page, await placeOf(mirrorItem(page, "options")));
  await click(page, await placeOf(mirrorItem(page, "begin.0")));
  await frames(page, 3);
  await click(page, await placeOf(mirrorItem(page, "start")));
  await has(page, "undo");
  const at = page.url();
  await page.evaluate(() => history.back());
  await has(page, "tile-dracoliath");
  assert.equal(page.url(), at, "the page is still there");
  await click(page, await placeOf(mirrorItem(page, "resume")));
  await has(page, "undo");
  await page.evaluate(() => history.back());
  await has(page, "tile-dracoliath");
  await page.evaluate(() => history.back()).catch(() => {}); // the page may be gone before it answers
  await page.waitForURL("about:blank", { timeout: 60_000 });
});

// The engine asks for a frame in every frame. At rest the page gives it a few a second,
// and one at once when something is pressed.
test("a page at rest asks for few frames, and answers the next press", async (t) => {
  const counted = (page) => page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.asked = 0;
    window.requestAnimationFrame = (f) => { window.asked++; return frame(f); };
  });
  const { page } = await openGame(t, house, { ...small, query: "?seed=5", settings: quick, before: counted });
  const asked = () => page.evaluate(() => new Promise((resolve) => {
    const was = window.asked;
    setTimeout(() => resolve(window.asked - was), 2000);
  }));
  const until = performance.now() + patience;
  let n = await asked();
  while (n > 20 && performance.now() < until) n = await asked();
  assert.ok(n > 0 && n <= 20, `${n} frames in two seconds`);
  await click(page, await placeOf(mirrorItem(page, "tile-dracoliath")));
  await has(page, "alone");
});

// value is what the name field of the first player says.
const value = (page) => page.evaluate(() => document.querySelector("[data-wyrmfield]").value);
const picked = (page) => page.evaluate(() => {
  const el = document.querySelector("[data-wyrmfield]");
  return el.value.slice(el.selectionStart, el.selectionEnd);
});

test("a name is selected and replaced as everywhere, and what is typed before its field is painted is kept", async (t) => {
  const { page } = await open(t);
  await sitDown(page, click, "dracoliath");
  const place = await placeOf(mirrorItem(page, "name.0"));
  // The letters begin at the left end of the field, whose middle we know.
  const [left, y] = await page.evaluate(() => {
    const r = document.querySelector("[data-wyrmfield]").getBoundingClientRect();
    return [r.left + 10, r.top + r.height / 2];
  });
  const shown = async (what) => { await frames(page, 4); await picture(page, `field ${what}`); return picked(page); };
  await click(page, place);
  await page.keyboard.press("Control+a");
  assert.equal(await shown("all"), "Léandre");
  await page.keyboard.type("Zoé la Brave");
  await frames(page, 4);
  assert.equal(await value(page), "Zoé la Brave");
  await page.keyboard.press("Shift+Home");
  assert.equal(await shown("home"), "Zoé la Brave");
  await page.mouse.dblclick(left + 8, y);
  assert.equal(await shown("word"), "Zoé");
  await page.keyboard.type("Ève");
  await frames(page, 4);
  assert.equal(await value(page), "Ève la Brave");
  await drag(page, [left - 4, y], [place[0] + 60, y]);
  assert.equal(await shown("drag"), "Ève la Brave");
  await page.keyboard.press("Control+x");
  await frames(page, 4);
  assert.equal(await value(page), "");
  await page.keyboard.press("Control+v");
  await frames(page, 4);
  assert.equal(await value(page), "Ève la Brave");
  await page.waitForFunction(() => document.querySelector('[data-id="name.0"]').textContent.includes("Ève la Brave"));

  // Enter leaves the first field: no field has the keys when the second is pressed.
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.activeElement?.matches("[data-wyrmfield]"));
  const second = await placeOf(mirrorItem(page, "name.1"));
  // The press and the first letters come between two frames, as on a busy machine.
  await page.evaluate(([x, y]) => {
    const field = document.elementFromPoint(x, y);
    for (const [kind, buttons] of [["down", 1], ["up", 0]]) {
      field.dispatchEvent(new PointerEvent(`pointer${kind}`, { pointerId: 1, pointerType: "mouse", clientX: x, clientY: y, buttons }));
    }
    field.focus();
    field.value = "Aliénor d’";
    field.dispatchEvent(new InputEvent("input"));
  }, second);
  await page.keyboard.type("Albret");
  await page.waitForFunction(() => document.querySelector('[data-id="name.1"]').textContent.endsWith(" Aliénor d’Albret"));
});

test("a phone turned on its side and upright again has its canvas as before", async (t) => {
  const upright = { width: 390, height: 844 };
  const { page } = await openGame(t, house, { touch: true, mobile: true, scale: 2, ...upright, settings: quick });
  const fits = ({ width, height }) => page.waitForFunction(([width, height]) => {
    const canvas = document.querySelector("canvas");
    const at = canvas.getBoundingClientRect();
    return innerWidth === width && innerHeight === height && at.width === width && at.height === height &&
      canvas.width === 2 * width && canvas.height === 2 * height;
  }, [width, height]);
  await fits(upright);
  for (const size of [{ width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    await fits(size);
  }
});
