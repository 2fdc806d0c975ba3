// The processes that a run starts. Each ends with the run, however the run ends.
import { fork, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

const running = [];

function keep(child) {
  running.push(child);
  child.once('exit', () => running.splice(running.indexOf(child), 1));
  return child;
}

process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** A program whose output is appended to `logPath`. It never throws: watch its port or its end. */
export function startProgram(file, args, { env = {}, logPath }) {
  const log = openSync(logPath, 'a');
  return keep(spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', log, log] }));
}

/** A script of the benchmark that serves on a port of its choice and reports it with `announce`. */
export function startSide(scriptPath, settings = {}) {
  const child = keep(
    fork(scriptPath, [JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve({ port, processes: [child.pid] }));
    child.once('exit', () => reject(new Error(`${scriptPath} ended before it served.`)));
  });
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Ends all processes, the newest first, so that none loses one that it depends on. */
export async function endAll() {
  for (const child of [...running].reverse()) await end(child);
}
