// Runs all browser tests, and what failed once more, alone: a browser that draws by
// software on a loaded machine can lose its graphics in the middle of a test. What
// passes only then is named, so that it is looked at; what fails twice has failed.
//
//   node build/webtest/run.mjs

import { dirname, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

const file = join(dirname(fileURLToPath(import.meta.url)), "all.mjs");

// pass runs the tests with one of the names, or all. It returns the names of those
// that passed, and of those that failed with what they said.
function pass(names) {
  const options = { files: [file], timeout: 30 * 60_000 };
  if (names) options.testNamePatterns = names.map((name) => new RegExp(`^${literal(name)}$`));
  const passed = new Set();
  const failed = new Map();
  return new Promise((resolve, reject) => {
    const events = run(options);
    events.on("test:pass", ({ name, skip }) => { if (skip === undefined) passed.add(name); });
    events.on("test:fail", ({ name, details }) => failed.set(name, details.error));
    events.on("error", reject);
    const told = events.compose(spec);
    told.on("end", () => resolve({ passed, failed }));
    told.pipe(process.stdout, { end: false });
  });
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const tell = (name, error) => console.log(`✖ ${name}\n${error?.cause?.stack ?? error?.cause ?? error}\n`);

const first = await pass();
// The file is a test by itself, which fails with those in it.
const again = [...first.failed.keys()].filter((name) => !name.endsWith("all.mjs"));
if (again.length > 0) {
  console.log(`\nonce more, alone: ${again.join("; ")}\n`);
  const second = await pass(again);
  for (const name of again.filter((name) => second.passed.has(name))) {
    console.log("passed only when run once more; the first time it said:");
    tell(name, first.failed.get(name));
  }
  const failed = again.filter((name) => !second.passed.has(name));
  failed.forEach((name) => tell(name, second.failed.get(name) ?? first.failed.get(name)));
  process.exitCode = failed.length > 0 ? 1 : 0;
} else if (first.failed.size > 0 || first.passed.size === 0) {
  first.failed.forEach((error, name) => tell(name, error));
  console.log("the browser tests did not run to their end");
  process.exitCode = 1;
}
