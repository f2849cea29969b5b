// Hidden hands in the browser: what the page holds for screen readers while the
// screen goes from one player to the next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mirrorItem, openGame, openHouse, small } from "./harness.mjs";
import { has, insist, kept } from "./screen.mjs";

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

// begin starts a match of Arcane Duel, up to its first curtain.
async function begin(t) {
  const opened = await openGame(t, house, small);
  for (const id of ["tile-arcane-duel", "several"]) await press(opened.page, id);
  await has(opened.page, "start"); // the page before has options too
  for (const id of ["options", "begin.0", "start"]) await press(opened.page, id);
  await curtain(opened.page);
  return opened;
}

test("behind the curtain the page holds nothing of a hand; Back leads from it to the menu, and the match is kept", async (t) => {
  const { page } = await begin(t);
  assert.deepEqual(await hand(page), [], "the first curtain");
  const watch = await page.evaluateHandle(() => { // every word the page says from now on
    const said = [];
    const main = document.getElementById("wyrmtable-mirror");
    new MutationObserver(() => said.push(main.textContent)).observe(main, { subtree: true, childList: true, characterData: true });
    return said;
  });
  await raise(page);
  await open(page);
  const first = await hand(page);
  assert.equal(first.length, 2, `the hand is ${first}`);
  await press(page, "act.0"); // draws
  await page.waitForFunction(() => document.querySelectorAll('#wyrmtable-mirror section[aria-label^="Main"] button').length > 2);
  await press(page, "end", "garder");
  await curtain(page);
  await watch.evaluate((said) => { said.length = 0; });
  const drawn = (await words(page)).match(/pioche ([^.]*)\./g) ?? [];
  assert.ok(!drawn.some((line) => !line.includes("une carte")), `the page says what was drawn: ${drawn}`);
  for (const name of first) assert.ok(!(await words(page)).includes(name), `the page names ${name} behind the curtain`);

  // From the curtain to the menu and to the curtain again.
  const [before] = await kept(page);
  await page.evaluate(() => history.back());
  await has(page, "tile-arcane-duel");
  await has(page, "lift", false);
  assert.equal((await kept(page))[0].actions, before.actions, "the match is kept as it was");
  await press(page, "resume");
  await curtain(page);
  const said = (await watch.jsonValue()).join("\n");
  assert.match(said, /Passez l’écran/);
  for (const name of first) assert.ok(!said.includes(name), `on the way the page says ${name}`);

  await raise(page);
  await mirrorItem(page, "hand").waitFor({ state: "attached" });
  await insist(page, "hand"); // the recap
  await open(page);
  const log = await page.locator('#wyrmtable-mirror [role="log"]').textContent();
  assert.match(log, /pioche une carte/);
  const second = await hand(page);
  assert.ok(second.length >= 2 && second.every((name) => !first.includes(name)), `the second hand is ${second}, the first was ${first}`);

  await page.evaluate(() => history.back());
  await has(page, "tile-arcane-duel");
  await page.evaluate(() => history.back()).catch(() => {}); // the page may be gone before it answers
  await page.waitForURL("about:blank", { timeout: 60_000 });
});
