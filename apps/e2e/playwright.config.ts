import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const CHROMIUM =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/**
 * The browser features that Playwright disables by default. A list of ours replaces Playwright's, so it has
 * to include them.
 */
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

/**
 * Further disabled features: parts of the browser's own window, which tests never see, and spare processes,
 * of which each test would start six.
 */
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
 * Pages are rendered without a GPU: emulating one in software takes longer than the rest of a journey, and
 * Safelight does not use WebGL (ADR 0020).
 */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${[...PLAYWRIGHTS_FEATURES, ...WINDOWS_FEATURES].join(',')}`,
];

/** Each worker runs a server and a browser, which take about a gigabyte. */
const MOST_WORKERS = 4;

/** Journeys act like a person in a browser, and drills cause failures. Both use the real, built server. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../tmp/e2e',
  globalSetup: './src/harness/global-setup.ts',
  // One more than there are processors, because each worker sometimes waits for its browser or server. Files
  // share their worker's server or start their own. Drills measure times, so run them with --workers=1.
  workers: Math.min(MOST_WORKERS, availableParallelism() + 1),
  // Generous, so that a slow machine does not fail a test.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    launchOptions: { args: CHROMIUM_FLAGS, ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }) },
    // A click on a covered button fails after a minute instead of after the test's whole timeout.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Keeps the actions and requests of a failed test. Screenshots of every action would take a fifth of the
    // time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // The first project, because it takes longest.
    { name: 'cluster', testMatch: 'cluster/*.spec.ts', retries: 1 },
    // Once in some thousand pages the browser stops responding. A test that fails twice is a real failure;
    // one that passes the second time is reported as flaky.
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', retries: 1 },
    // All files of the external corpus, of which the journeys only send a few, and tests with a large
    // library.
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
