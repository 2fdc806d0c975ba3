import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const CHROMIUM =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** What Playwright itself turns off: a second list of features takes the place of the first. */
const PLAYWRIGHTS_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of a window's own that nobody sees here, and processes that wait for sites nobody opens: six for each test. */
const WINDOWS_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'SpareRendererForSitePerProcess',
];

/**
 * Pages are painted and put together by plain code: a graphics card that is imitated in software costs more than all
 * the rest of a journey, and nothing in Safelight draws by WebGL (ADR 0020).
 */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${[...PLAYWRIGHTS_FEATURES, ...WINDOWS_FEATURES].join(',')}`,
];

/** Each has a server and a browser, which take about a gigabyte. */
const MOST_WORKERS = 4;

/** Journeys act as a person in a browser, drills break things; both against the real server as built. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../tmp/e2e',
  // One more than there are processors, for each of them waits for its browser and its server now and then. Files share
  // a worker's server or have their own; drills watch the clock, so that theirs runs with --workers=1.
  workers: Math.min(MOST_WORKERS, availableParallelism() + 1),
  // Many times what a quiet machine needs: a busy one is no failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    launchOptions: { args: CHROMIUM_FLAGS, ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }) },
    // Says within a minute that a button is covered, also where nobody waits for a whole test's time.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // What was done and sent is kept of a failure; filming every page costs a fifth of the whole.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // The longest of all, so that nobody waits for it at the end.
    { name: 'cluster', testMatch: 'cluster/*.spec.ts', retries: 1 },
    // Once in some thousand pages the browser stops answering. What fails twice is a fault of ours, and what passes the
    // second time is listed as flaky.
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', retries: 1 },
    // All files from outside, of which the gate sends a few, and what takes a large library.
    {
      name: 'corpora',
      testMatch: ['corpora/*.spec.ts', 'journeys/trust-corpus.spec.ts', 'journeys/svg-addresses.spec.ts'],
    },
    { name: 'drills', testMatch: 'drills/*.spec.ts' },
    { name: 'crawl', testMatch: 'crawl/*.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots/*.ts' },
    { name: 'bench', testMatch: 'bench/*.spec.ts' },
  ],
});
