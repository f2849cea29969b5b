// What a screen reader presses, and a browser that has no room left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, frames, mirrorItem, openGame, openHouse, placeOf, pressMirror, small } from "./harness.mjs";

const house = openHouse();

// settled waits until the settings in the page's storage hold some words.
const settled = (page, words) => page.waitForFunction(
  (words) => localStorage.getItem("wyrmtable/settings.json")?.includes(words), words);

test("a button that is off does nothing for a reader", async (t) => {
  const { page } = await openGame(t, house, small);
  await mirrorItem(page, "tile-dracoliath").evaluate((element) => element.click());
  const several = mirrorItem(page, "several");
  await several.waitFor({ state: "attached" });
  await several.evaluate((element) => element.click());
  const start = mirrorItem(page, "start");
  await start.waitFor({ state: "attached" });
  const off = (is) => page.waitForFunction(
    (is) => document.querySelector('[data-id="start"]').hasAttribute("aria-disabled") === is, is);
  const rename = async (name) => {
    await click(page, await placeOf(mirrorItem(page, "name.1")));
    await page.waitForFunction(() => document.activeElement?.matches("[data-wyrmfield]"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type(name);
    await page.waitForFunction(
      (name) => document.querySelector('[data-id="name.1"]').textContent.includes(name), name);
    // Else the next field is this one, until the click that opens it is heard.
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.activeElement?.matches("[data-wyrmfield]"));
  };
  await rename("Léandre"); // as the first player is called
  await off(true);
  await start.evaluate((element) => element.click());
  await frames(page, 30);
  assert.ok(await start.count(), "a match has begun between two players of one name");
  assert.ok(!(await page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(".wyrm")))), "and is saved");
  await rename("Zoé"); // and now the same press begins one
  await off(false);
  await start.evaluate((element) => element.click());
  await mirrorItem(page, "undo").waitFor({ state: "attached" });
});

test("a reader goes to the settings and changes one, and another where storage is full", async (t) => {
  const { page } = await openGame(t, house, small);
  await pressMirror(page, "Réglages");
  const contrast = mirrorItem(page, "contrast");
  await contrast.waitFor({ state: "attached" });
  assert.equal(await contrast.getAttribute("aria-pressed"), null);
  await contrast.evaluate((element) => element.click());
  await settled(page, '"highContrast": true');
  assert.equal(await contrast.getAttribute("aria-pressed"), "true");

  // The new version takes the place of the old.
  await page.evaluate(() => {
    const fits = (key, size) => {
      try {
        localStorage.setItem(key, "x".repeat(size));
        return true;
      } catch {
        return false;
      }
    };
    for (let size = 1 << 22; size > 0; size >>= 1) fits(`ballast${size}`, size);
    for (let size = 1; fits("b", size); size++); // what was too little for a name that long
  });
  // One letter shorter than "false": it fits where the last version was.
  await mirrorItem(page, "letters").evaluate((element) => element.click());
  await settled(page, '"colourLetters": true');
});
