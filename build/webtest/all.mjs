// All browser tests in one process, one after the other: they share one browser and
// one server, and open a page anew only where a test needs a first visit.
//
//   node --test build/webtest/all.mjs

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
for (const name of readdirSync(here).filter((name) => name.endsWith(".test.mjs")).sort()) {
  await import(pathToFileURL(join(here, name)));
}
