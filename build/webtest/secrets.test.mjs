// Hidden hands in the browser: what the page holds for screen readers while the
// screen goes from one player to the next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mirrorItem, openGame, openHouse } from "./harness.mjs";
import { insist } from "./screen.mjs";

const house = openHouse();

// press waits for an item of the mirror that says something and presses it as a
// reader does.
async function press(page, id, says = "") {
  const item = mirrorItem(page, id).and(page.locator(":not([aria-disabled])")).filter({ hasText: says });
  await item.waitFor({ state: "attached" });
  await item.evaluate((element) => element.click());
}

// words is all that the page says to a reader, its log too.
const words = (page) => page.locator("#wyrmtable-mirror").evaluate((main) => main.textContent);

// hand returns the names of the cards in the hand that is open.
const hand = (page) => page.locator('#wyrmtable-mirror section[aria-label^="Main"] button').evaluateAll((cards) =>
  cards.map((card) => card.textContent).filter((text) => !text.startsWith("carte cachée")).map((text) => text.split(".")[0]));

// open waits until a hand lies open.
const open = (page) => page.waitForFunction(() => [...document.querySelectorAll('#wyrmtable-mirror section[aria-label^="Main"] button')]
  .some((card) => !card.textContent.startsWith("carte cachée")));

// curtain waits until the curtain is down.
const curtain = (page) => mirrorItem(page, "lift").waitFor({ state: "attached" });

const raise = (page) => insist(page, "lift");

test("behind the curtain the page holds nothing of a hand", async (t) => {
  const { page } = await openGame(t, house);
  await press(page, "tile-arcane-duel");
  await press(page, "several");
  await press(page, "begin.0");
  await press(page, "start");
  await curtain(page);
  assert.deepEqual(await hand(page), [], "the first curtain");
  await raise(page);
  await open(page);
  const first = await hand(page);
  assert.equal(first.length, 2, `the hand is ${first}`);
  await press(page, "act.0"); // draws
  await page.waitForFunction(() => document.querySelectorAll('#wyrmtable-mirror section[aria-label^="Main"] button').length > 2);
  await press(page, "end", "garder");
  await curtain(page);
  const drawn = (await words(page)).match(/pioche ([^.]*)\./g) ?? [];
  assert.ok(!drawn.some((line) => !line.includes("une carte")), `the page says what was drawn: ${drawn}`);
  for (const name of first) assert.ok(!(await words(page)).includes(name), `the page names ${name} behind the curtain`);
  await raise(page);
  await mirrorItem(page, "hand").waitFor({ state: "attached" });
  await insist(page, "hand"); // the recap
  await open(page);
  const log = await page.locator('#wyrmtable-mirror [role="log"]').textContent();
  assert.match(log, /pioche une carte/);
  const second = await hand(page);
  assert.ok(second.length >= 2 && second.every((name) => !first.includes(name)), `the second hand is ${second}, the first was ${first}`);
});
