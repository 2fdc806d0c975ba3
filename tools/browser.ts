// Finds a Chromium for the browser tests, or installs one: Debian's where packages may be installed,
// Playwright's own elsewhere. The headless shell is preferred, because it takes half the time for the same
// page.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { messageOf } from './message-of.ts';

const KNOWN = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const find = (): string | undefined => KNOWN.find((path) => path !== undefined && existsSync(path));
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * The path of the browser, or undefined if Playwright should use the one it installed. Throws if there is none.
 */
export function ensureBrowser(): string | undefined {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get) …');
    process.env['DEBIAN_FRONTEND'] = 'noninteractive';
    if (
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
    ) {
      const installed = find();
      if (installed !== undefined) return installed;
    }
  }
  console.log('Installing Chromium (playwright) …');
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
    return undefined;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install Chromium and set CHROMIUM_PATH to it, then try again.',
  );
}

/** The same as `ensureBrowser`, but exits with a message if there is no browser. */
export function browserOrExit(): string | undefined {
  try {
    return ensureBrowser();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
