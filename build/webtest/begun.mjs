// A match that was begun, as it is handed on: the tests of what comes from outside need
// one, and not one each.

import assert from "node:assert/strict";
import { mirrorItem, openGame, small } from "./harness.mjs";
import { has, kept, quick } from "./screen.mjs";

// press waits for an item of the mirror and presses it as a reader does.
export async function press(page, id) {
  const item = mirrorItem(page, id).and(page.locator(":not([aria-disabled])"));
  await item.waitFor({ state: "attached" });
  await item.evaluate((element) => element.click());
}

// says waits until the mirror says some words.
export const says = (page, words) => page.waitForFunction((words) =>
  document.getElementById("wyrmtable-mirror")?.textContent.includes(words), words);

let match;

// begunMatch returns the file and the link of a match of Dracoliath: as it is kept and
// exported, and as it is copied at the table.
export async function begunMatch(t, house) {
  if (match) return match;
  const { page, context } = await openGame(t, house, { ...small, query: "?seed=5", settings: quick });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const id of ["tile-dracoliath", "several"]) await press(page, id);
  await has(page, "start"); // the page before has options too
  for (const id of ["options", "begin.0", "start"]) await press(page, id);
  await has(page, "undo");
  const [game] = await kept(page);
  assert.match(game.text, /^t:\{"wyrmtable":/);
  for (const id of ["menu", "share", "copy.0"]) await press(page, id);
  await says(page, "Lien copié");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { origin, pathname } = new URL(page.url());
  assert.ok(link.startsWith(origin + pathname + "#w1"), `copied is ${link}`);
  return match = { file: game.text.slice("t:".length), link };
}
