// `npm run demo` runs the product with an example account: sixty pictures with edits, versions, comparisons,
// projects, tags, favorites and a trash. Its data is in `DATA_DIR`, by default `tmp/demo`; running it again
// makes only what is missing.
//   npm run demo               until Ctrl+C
//   npm run demo -- --once     ends when everything is there
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO, makeDemo } from '../apps/e2e/src/demo/demo-account.ts';
import { buildIfNeeded } from './build.ts';
import { whyNoDemo } from './demo-settings.ts';
import { startScript, stopAll, untilOk } from './processes.ts';

const refusal = whyNoDemo(process.env);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}

await buildIfNeeded();
const port = process.env['PORT'] ?? '3000';
const url = `http://localhost:${port}`;
const dataDir = resolve(process.env['DATA_DIR'] ?? 'tmp/demo');
mkdirSync(dataDir, { recursive: true });
startScript('server', ['--enable-source-maps', 'dist/apps/api/main.js'], {
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
});

try {
  await untilOk(`${url}/readyz`);
  await makeDemo({ url, dataDir }, (text) => {
    console.log(text);
  });
  console.log(`\nLook around at ${url}\nSign in as ${DEMO.username} with the password ${DEMO.password}`);
  if (process.argv.includes('--once')) await stopAll();
} catch (error) {
  console.error(error);
  await stopAll(1);
}
