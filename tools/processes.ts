// Starts, watches and ends the processes that tools run together.
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** The port on which a server listens. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
};

/** A child process whose standard output is piped. */
export type Script = ChildProcessByStdio<null, Readable, null>;

const children: ChildProcess[] = [];

/** Starts a Node script. When one of the tool's processes ends, the tool and its other processes end too. */
export function startScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Script {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  child.stdout.on('data', (chunk: Buffer) =>
    process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `[${name}] `)),
  );
  child.on('exit', (code) => {
    if (!stopping) {
      console.error(`${name} ended (${code ?? 'by a signal'}).`);
      void stopAll(1);
    }
  });
  return child;
}

export const firstLine = (child: Script): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const end = text.indexOf('\n');
      if (end !== -1) resolve(text.slice(0, end));
    });
  });

export async function untilOk(url: string, timeoutMs = 60_000): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) throw new Error(`${url} did not answer in time`);
    await sleep(150);
  }
}

let stopping = false;

/** Ends all processes, the newest first, so that each ends before the processes that it depends on. */
export async function stopAll(code = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of children.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll());
