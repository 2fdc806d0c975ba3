import { EventEmitter } from 'node:events';
import { stopOnSignals } from './stop-on-signals.ts';

const setUp = (startTimeout = 60_000) => {
  const events = new EventEmitter();
  const exits: number[] = [];
  const done: string[] = [];
  const exited = new Promise<number>((resolve) => events.once('exit', resolve));
  const process = {
    on: (signal: string, listener: () => void) => events.on(signal, listener),
    exit: (code: number): void => {
      exits.push(code);
      events.emit('exit', code);
    },
  };
  let start = (_stop: () => Promise<void>): void => undefined;
  let failStart = (_error: Error): void => undefined;
  const started = new Promise<() => Promise<void>>((resolve, reject) => {
    start = resolve;
    failStart = reject;
  });
  started.catch(() => undefined);
  const logger = { error: () => done.push('logged') };
  stopOnSignals({ process, logger, started, startTimeout });
  return { events, exits, exited, done, start, failStart };
};

it.each(['SIGTERM', 'SIGINT'])(
  'after %s the server stops, then the process exits with code 0',
  async (signal) => {
    const { events, exited, done, start } = setUp();
    start(async () => void done.push('stopped'));
    events.emit(signal);
    expect(await exited).toBe(0);
    expect(done).toEqual(['stopped']);
  },
);

it('a signal during the start waits until the server has started, then stops the server', async () => {
  const { events, exits, exited, done, start } = setUp();
  events.emit('SIGTERM');
  await new Promise(setImmediate);
  expect(exits).toEqual([]);
  start(async () => void done.push('stopped'));
  expect(await exited).toBe(0);
  expect(done).toEqual(['stopped']);
});

it('a signal during the start exits with code 1 if the start exceeds its time limit', async () => {
  const { events, exited } = setUp(1);
  events.emit('SIGTERM');
  expect(await exited).toBe(1);
});

it('a second signal exits immediately with code 1', () => {
  const { events, exits, start } = setUp();
  events.emit('SIGTERM');
  events.emit('SIGTERM');
  expect(exits).toEqual([1]);
  start(() => Promise.resolve());
});

it('a failed start or stop is logged, and the process exits with code 1', async () => {
  for (const fail of ['stop', 'start'] as const) {
    const { events, exited, done, start, failStart } = setUp();
    if (fail === 'stop') start(() => Promise.reject(new Error('stuck')));
    else failStart(new Error('no database'));
    events.emit('SIGTERM');
    expect(await exited).toBe(1);
    expect(done).toEqual(['logged']);
  }
});
