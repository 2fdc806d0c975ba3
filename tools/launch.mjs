// Runs a script of this repository, or an installed tool, with the Node version that it requires.
//   node tools/launch.mjs tools/start.ts …    node tools/launch.mjs nx run-many -t lint
// Installs dependencies first when they are missing or the lock file has changed. Because it runs before anything is
// installed, it is JavaScript that needs only Node 20 or newer. The scripts that it starts are TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** The first Node version that runs TypeScript files and allows patterns with two groups of the same name. */
const MIN_NODE = /** @type {const} */ ([24, 0]);
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.safelight-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

function installIfNeeded() {
  const wanted = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm test` passes its own npm settings on to this process; the installation must only have the user's settings.
  const handedDown =
    /^npm_(config_(?!registry|cache|userconfig|globalconfig|nodedir)|lifecycle|package|command)/;
  /** @type {NodeJS.ProcessEnv} */
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !handedDown.test(name)));
  // NODE_ENV is removed, so that tools for building and testing are installed too.
  delete env['NODE_ENV'];
  // The script of onnxruntime-node downloads GPU libraries that nothing here uses, and fails without the
  // internet.
  env['ONNXRUNTIME_NODE_INSTALL'] = 'skip';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env,
  });
  if (status !== 0) {
    console.error('npm ci failed: see above. Safelight needs its dependencies to run.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

/**
 * The Node binary that is installed as a package for this platform, or the running one if it is new enough.
 */
function nodeBinary() {
  const { platform, arch } = process;
  const packages = [
    `node-${platform === 'win32' ? 'win' : platform}-${arch}`,
    `node-bin-${platform}-${arch}`,
  ];
  const name = platform === 'win32' ? 'node.exe' : 'node';
  const brought = packages.map((one) => join(MODULES, one, 'bin', name)).find(existsSync);
  if (brought) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return process.execPath;
  console.error(
    `Safelight needs Node ${MIN_NODE.join('.')} or newer; this is ${process.version} and no bundled Node fits ${platform}-${arch}.`,
  );
  process.exit(1);
}

/**
 * The script or installed tool that is named first, with its arguments.
 * @param {readonly string[]} words
 */
function commandLine([target = '', ...rest]) {
  if (target !== '' && existsSync(join(ROOT, target))) return [join(ROOT, target), ...rest];
  const binary = join(MODULES, '.bin', target);
  if (existsSync(binary)) return [binary, ...rest];
  console.error(`No script or installed tool named ${target}.`);
  process.exit(1);
}

installIfNeeded();
const node = nodeBinary();
const env = {
  ...process.env,
  PATH: [dirname(node), join(MODULES, '.bin'), process.env['PATH']].join(delimiter),
  NX_DAEMON: process.env['NX_DAEMON'] ?? 'false',
  NX_NO_CLOUD: 'true',
};
const child = spawn(node, commandLine(process.argv.slice(2)), { cwd: ROOT, env, stdio: 'inherit' });
/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).forEach((signal) =>
  process.on(signal, () => child.kill(signal)),
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
