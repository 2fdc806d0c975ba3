// Starting, watching and ending the processes that the tools run together.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const children = [];

/** Starts a Node script. The tool ends, with all its processes, when one of them ends. */
export function startScript(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  child.stdout.on('data', (chunk) =>
    process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `[${name}] `)),
  );
  child.on('exit', (code) => {
    if (!stopping) {
      console.error(`${name} ended (${code}).`);
      stopAll(1);
    }
  });
  return child;
}

export const firstLine = (child) =>
  new Promise((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.split('\n', 1)[0]);
    });
  });

export async function untilOk(url, timeoutMs = 60_000) {
  const giveUpAt = Date.now() + timeoutMs;
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) throw new Error(`${url} did not answer in time`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

let stopping = false;

/** Ends the newest first, so that none loses what it depends on before it has finished. */
export async function stopAll(code = 0) {
  if (stopping) return;
  stopping = true;
  for (const child of children.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll());
