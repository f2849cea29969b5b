// Links in the browser: what stands behind the # of the address, when the page comes
// up and while it is open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mirrorItem, openGame, openHouse, small } from "./harness.mjs";
import { has, quick } from "./screen.mjs";

const house = openHouse();

// press waits for an item of the mirror and presses it as a reader does.
async function press(page, id) {
  const item = mirrorItem(page, id).and(page.locator(":not([aria-disabled])"));
  await item.waitFor({ state: "attached" });
  await item.evaluate((element) => element.click());
}

// says waits until the mirror says some words.
const says = (page, words) => page.waitForFunction((words) =>
  document.getElementById("wyrmtable-mirror").textContent.includes(words), words);

// shared begins a match and returns the link of it that is copied at the table.
async function shared(t) {
  const { page, context } = await openGame(t, house, { ...small, query: "?seed=5", before: quick });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const id of ["tile-dracoliath", "several"]) await press(page, id);
  await has(page, "start"); // the page before has options too
  for (const id of ["options", "begin.0", "start"]) await press(page, id);
  await has(page, "undo");
  for (const id of ["menu", "share", "copy.0"]) await press(page, id);
  await says(page, "Lien copié");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const address = new URL(page.url());
  assert.ok(text.startsWith(address.origin + address.pathname + "#w1"), `copied is ${text}`);
  return text;
}

test("a link is previewed, opened on a table of its own, and refused when it is damaged", async (t) => {
  const text = await shared(t);
  const hash = text.slice(text.indexOf("#"));

  const { page } = await openGame(t, house, { ...small, query: hash, before: quick });
  await says(page, "Une partie reçue");
  await says(page, "Dracoliath");
  assert.ok(!page.url().includes("#w1"), "the address forgets what was read");
  await press(page, "open");
  await has(page, "undo");

  // The page is open already, and its address gets another link.
  const go = (hash) => page.evaluate((hash) => { location.hash = hash; }, hash);
  await go(hash);
  await says(page, "Une partie reçue");
  await press(page, "refuse");
  await has(page, "undo");
  await go(hash.slice(0, -3));
  await says(page, "La fin du lien manque");
  await press(page, "close");
  await has(page, "undo");
  await go("#w9abc");
  await says(page, "autre version du programme");
  await press(page, "close");
  await has(page, "close", false);
  await page.evaluate(() => history.back());
  await has(page, "tile-dracoliath");
});
