// Links in the browser: what stands behind the # of the address, when the page comes
// up and while it is open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begunMatch, press, says } from "./begun.mjs";
import { openGame, openHouse, small } from "./harness.mjs";
import { has, quick } from "./screen.mjs";

const house = openHouse();

test("a link is previewed, opened on a table of its own, and refused when it is damaged", async (t) => {
  const { link } = await begunMatch(t, house);
  const hash = link.slice(link.indexOf("#"));
  const { page } = await openGame(t, house, { ...small, query: hash, settings: quick });
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
