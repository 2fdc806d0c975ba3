// `npm test` runs all checks. It stops after a failure and names it.
//   formatting · generated files · lint (with module boundaries and circles) · types · the build ·
//   unit and integration · journeys in a real browser against the real server, alone and as a cluster
// `npm run test:full` adds a crawl through every page, all files of the corpora and a large library, and the fault
// drills, which take minutes and break things on purpose.
import { browserOrExit } from './browser.ts';
import {
  alone,
  build,
  drills,
  formatting,
  generatedFiles,
  inBrowser,
  lintInHalves,
  sideBySide,
  specs,
  types,
} from './parts.ts';

const browser = browserOrExit();

await sideBySide([...lintInHalves(), types(), formatting(), build(), generatedFiles()]);
await alone(specs());
await alone(inBrowser('journeys', 40, browser, ['--project=journeys', '--project=cluster']));
if (process.argv.includes('--full')) {
  await alone(inBrowser('crawl', 30, browser, ['--workers=1', '--project=crawl']));
  await alone(inBrowser('corpora', 30, browser, ['--project=corpora']));
  await alone(drills(browser));
}
