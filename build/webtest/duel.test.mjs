// Whole duels in the browser: by mouse, by finger on a phone held upright, by
// keys, across a reload, without a network, and to the end. What a test plays
// is checked against the game that the page keeps.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  click, drag, frames, mirrorItem, openGame, openHouse, patience, picture, placeOf, ready, screenshot, small, startServer, tap,
} from "./harness.mjs";
import { answers, changed, find, has, kept, look, quick, sitDown, until, usable } from "./screen.mjs";

const house = openHouse();

const open = (t, more = {}) => openGame(t, house, { query: "?seed=5", ...more });

// --- what is on the screen and what is kept -----------------------------------

const goals = (m) => m.items.filter((it) => it.id.startsWith("goal."));
const options = (m) => m.items.filter((it) => it.id.startsWith("option."));
const over = (m) => !!find(m, "rematch");
const asks = (m) => over(m) || usable(m).length > 0 || options(m).length > 0 || answers(find(m, "end"));

async function actions(page, n) {
  const deadline = Date.now() + patience;
  let games;
  do {
    games = await kept(page);
    if (games.length === 1 && games[0].actions === n) return games[0];
    await frames(page, 1);
  } while (Date.now() < deadline);
  await screenshot(page, `waiting for ${n} actions`);
  assert.fail(`want one game of ${n} actions, there are ${JSON.stringify(games.map((g) => g.actions))}`);
}

// --- hands ---------------------------------------------------------------------

// start goes from the menu to a new duel; press is click or tap.
async function start(page, press = click, four = false) {
  await sitDown(page, press, "dracoliath");
  if (four) {
    await press(page, await placeOf(mirrorItem(page, "count.1")));
    await until(page, "four to sit down", (m) => find(m, "count.1")?.pressed);
  }
  if (!four) { // else lots are drawn: the seed says who begins
    await press(page, await placeOf(mirrorItem(page, "options")));
    await press(page, await placeOf(mirrorItem(page, "begin.0")));
    await until(page, "the first player to begin", (m) => find(m, "begin.0")?.pressed);
  }
  await press(page, await placeOf(mirrorItem(page, "start")));
  return until(page, "a card that can be used", (m) => usable(m).length > 0);
}

// goalOf picks a card up, reads where it may go, and puts it back.
async function goalOf(page, card) {
  await click(page, card.at);
  const m = await until(page, "a goal", (m) => goals(m).length > 0);
  await page.keyboard.press("Escape");
  await until(page, "the card put back", (m) => goals(m).length === 0 && find(m, card.id)?.shown);
  return goals(m)[0].at;
}

const lies = (page, id) => until(page, `${id} at rest`, (m) => usable(m).some((it) => it.id === id)).then((m) => find(m, id));

// act gives one answer by presses: a card and its goal, one of a list, or the
// large button.
async function act(page, press = click) {
  const m = await until(page, "a question", asks);
  if (over(m)) return m;
  const told = (now) => over(now) || asks(now) && (now.title !== m.title || now.log.length !== m.log.length || now.log.at(-1) !== m.log.at(-1));
  if (options(m).length > 0) {
    await press(page, options(m)[0].at);
  } else if (usable(m).length > 0) {
    await press(page, usable(m)[0].at);
    let now = await until(page, "a goal", (now) => goals(now).length > 0 || told(now));
    if (goals(now).length > 0) await press(page, goals(now)[0].at);
    now = await until(page, "the answer told", (now) => options(now).length > 0 || told(now));
    if (!told(now)) await press(page, options(now)[0].at);
  } else {
    await press(page, find(m, "end").at);
  }
  return until(page, "the answer told", told);
}

// --- tests ---------------------------------------------------------------------

test("two turns by dragging with the mouse; a refused drop; undo", async (t) => {
  const { page } = await open(t, small);
  await start(page);
  await actions(page, 0);
  let m = await look(page);
  const card = usable(m)[0];
  assert.equal(card.region, "Rivière");
  const hand = await goalOf(page, card);
  await drag(page, (await lies(page, card.id)).at, hand, { release: false });
  await picture(page, "duel dragging");
  await page.mouse.up();
  const before = await actions(page, 1);

  m = await until(page, "cards of the hand", (m) => usable(m).some((it) => it.region.startsWith("Main")));
  const other = m.items.find((it) => it.id.startsWith("card.") && it.region === "Rivière");
  await drag(page, other.at, hand);
  await page.getByText("Une carte a déjà été prise").first().waitFor({ state: "attached" });
  assert.equal((await actions(page, 1)).text, before.text, "a refused drop is not kept");
  await picture(page, "duel refused");

  await page.keyboard.press("Control+z");
  await actions(page, 0);
  await drag(page, (await lies(page, card.id)).at, hand);
  await actions(page, 1);

  for (let n = 1; n < 4; n++) {
    m = await until(page, "a question", asks);
    const from = usable(m)[0];
    const goal = await goalOf(page, from);
    await drag(page, (await lies(page, from.id)).at, goal);
    await actionsAtLeast(page, n + 1);
    while (options(m = await until(page, "a question", asks)).length > 0) await act(page);
  }
  await picture(page, "duel after two turns");
});

async function actionsAtLeast(page, n) {
  const deadline = Date.now() + patience;
  for (;;) {
    const games = await kept(page);
    if (games.length === 1 && games[0].actions >= n) return;
    assert.ok(Date.now() < deadline, `${n} actions are never kept`);
    await frames(page, 1);
  }
}

test("taps on a phone held upright play", async (t) => {
  const { page } = await open(t, { width: 390, height: 844, scale: 2, touch: true, mobile: true, settings: quick });
  await picture(page, "phone menu");
  await start(page, tap);
  await picture(page, "phone table");
  for (let n = 0; n < 4; n++) await act(page, tap);
  await actionsAtLeast(page, 4);
  await picture(page, "phone after two turns");
});

// fourPlay plays a round and more of two against two: everybody's turn, gifts
// asked for on the way.
async function fourPlay(page, press, name) {
  await start(page, press, true);
  const first = await look(page);
  assert.ok(first.items.some((it) => it.region.includes(" — face à ") && it.region.includes(", avec ")), "the seats say whom they face");
  await picture(page, `${name} table`);
  const asked = new Set();
  for (let n = 0; n < 12; n++) {
    const m = await act(page, press);
    if (over(m)) break;
    asked.add(m.title.split(" — ")[1]?.split("\u00a0:")[0]);
  }
  await actionsAtLeast(page, 10);
  assert.ok(asked.size >= 4, `asked were ${[...asked]}`);
  await picture(page, `${name} after a round`);
}

// With the mouse and by keys the tests of the table play it, in a window.
test("two against two is played on a phone held upright", async (t) => {
  const { page } = await open(t, { width: 390, height: 844, touch: true, mobile: true, settings: quick });
  await fourPlay(page, tap, "four phone");
});

test("keys alone play a turn", async (t) => {
  const { page } = await open(t, { ...small, settings: quick });
  const tabTo = async (id) => {
    await until(page, id, (m) => find(m, id));
    for (let i = 0; i < 90; i++) {
      const m = await look(page);
      if (find(m, id)?.focused) return;
      await page.keyboard.press("Tab");
      await changed(page, m);
    }
    assert.fail(`Tab never reaches ${id}`);
  };
  for (const id of ["tile-dracoliath", "several", "options", "begin.0", "start"]) {
    await tabTo(id);
    await page.keyboard.press("Enter");
    if (id === "several") await has(page, "start"); // the page before has options too
  }
  for (let n = 0; n < 2; n++) {
    const m = await until(page, "a card", (m) => usable(m).length > 0);
    await tabTo(usable(m)[0].id);
    await page.keyboard.press("Enter");
    await until(page, "a goal", (m) => goals(m).length > 0);
    await tabTo("goal.0");
    await page.keyboard.press("Enter");
    await actions(page, n + 1);
  }
});

// begun starts a duel and gives its first answers.
async function begun(page) {
  await start(page);
  await act(page);
  await act(page);
}

// goesOn opens the page anew in some way and checks that the duel goes on.
async function goesOn(page, anew) {
  const before = (await kept(page))[0];
  const table = await until(page, "a question", asks);
  await anew();
  await ready(page);
  await click(page, await placeOf(mirrorItem(page, "resume")));
  const now = await until(page, "the table", (m) => asks(m) && !!find(m, "undo"));
  assert.equal(now.title, table.title);
  const [game] = await kept(page);
  assert.equal(game.actions, before.actions);
  await act(page);
  await actionsAtLeast(page, before.actions + 1);
}

test("a duel goes on without a network after the first visit, and again when a lost graphics context reloads the page", async (t) => {
  const own = await startServer();
  t.after(() => own.close());
  const { page } = await openGame(t, house, { ...small, url: own.url, query: "?seed=5", settings: quick, expectErrors: true });
  await page.waitForFunction(async () => {
    const [name] = (await caches.keys()).filter((n) => n.startsWith("wyrmtable-"));
    return name && (await (await caches.open(name)).keys()).length > 5 && navigator.serviceWorker.controller;
  });
  await begun(page);
  await goesOn(page, async () => {
    await own.close();
    await page.reload({ waitUntil: "domcontentloaded" });
  });
  await goesOn(page, async () => {
    await page.evaluate(() => { window.beforeTheLoss = true; });
    await page.evaluate(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    await page.waitForFunction(() => !window.beforeTheLoss && window.wyrmtable?.ready, null, { timeout: patience });
  });
});

test("a whole duel to its result, and its rematch", async (t) => {
  const { page } = await open(t, { ...small, settings: quick });
  await start(page);
  let m, n = 0;
  do {
    m = await act(page);
    assert.ok(++n < 400, "the duel does not end");
  } while (!over(m));
  assert.match(m.title, /l’emporte|Égalité/);
  const games = await kept(page);
  assert.equal(games.length, 1, "the finished duel is kept to be watched");
  assert.match(games[0].text, /"done":true/, "it is marked as over, so nobody continues it");
  await frames(page, 30);
  await picture(page, "duel result");
  await click(page, await placeOf(mirrorItem(page, "rematch")));
  await until(page, "the rematch", (m) => usable(m).length > 0);
  t.diagnostic(`${n} answers`);
});

test("30 of 30 instant clicks and 10 of 10 taps are heard", async (t) => {
  const { page } = await open(t, { ...small, settings: quick, touch: true });
  await sitDown(page, click, "dracoliath");
  await click(page, await placeOf(mirrorItem(page, "options")));
  const at = await placeOf(mirrorItem(page, "openundo"));
  let on = find(await look(page), "openundo").pressed;
  for (const [press, times] of [[click, 30], [tap, 10]]) {
    for (let i = 0; i < times; i++) {
      await press(page, at);
      on = !on;
      await until(page, `press ${i + 1}`, (m) => find(m, "openundo").pressed === on);
    }
  }
});

test("fifty clicks in a burst on one card take it once", async (t) => {
  const { page } = await open(t, small);
  const card = usable(await start(page))[0];
  for (let i = 0; i < 50; i++) {
    await page.mouse.click(...card.at);
  }
  await page.keyboard.press("F3");
  await until(page, "the log", (m) => m.items.some((it) => it.region === "Journal" || it.label === "Fermer"));
  const [game] = await kept(page);
  assert.ok(game.actions <= 1, `${game.actions} actions`);
});
