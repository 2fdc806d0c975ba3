import type { Reply, Request } from './file-messages.ts';
import { FileError } from './file-error.ts';
import { inWorker } from './in-worker.ts';

const workerThat = (
  answer: (worker: { reply: (reply: Reply) => void; crash: (event: object) => void }) => void,
) => {
  const state = { asked: null as Request | null, isOver: false };
  const worker = {
    onmessage: null as ((event: MessageEvent<Reply>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    postMessage: (request: Request) => {
      state.asked = request;
      answer({
        reply: (data) => worker.onmessage?.({ data } as MessageEvent<Reply>),
        crash: (event) => worker.onerror?.(event as ErrorEvent),
      });
    },
    terminate: () => {
      state.isOver = true;
    },
  };
  return { start: () => worker as unknown as Worker, state };
};

const ask = (start: () => Worker, signal?: AbortSignal) => inWorker('parse', { json: '{}' }, signal, start);

it('inWorker runs a job in a worker and terminates the worker afterwards', async () => {
  const answer = '{"status":"invalid"}';
  const { start, state } = workerThat(({ reply }) => reply({ ok: true, answer }));
  expect(await ask(start)).toEqual(answer);
  expect(state).toMatchObject({ asked: { kind: 'parse', input: { json: '{}' } }, isOver: true });
});

it("inWorker rejects with the worker's message", async () => {
  const { start, state } = workerThat(({ reply }) =>
    reply({ ok: false, message: 'This is not a Photoshop file.' }),
  );
  await expect(ask(start)).rejects.toThrow(new FileError('This is not a Photoshop file.'));
  expect(state.isOver).toBe(true);
});

it('inWorker reports that the worker ran out of memory', async () => {
  const { start } = workerThat(({ crash }) => crash({ message: 'Uncaught RangeError' }));
  await expect(ask(start)).rejects.toThrow('This device has not enough memory for the file.');
});

it.each([
  [
    'there is a new version when a release has removed the script',
    true,
    /^There is a new version of Safelight\./,
  ],
  [
    'the connection may be down when the script did not load',
    false,
    /Check your connection and try again\.$/,
  ],
])('inWorker reports that %s', async (_what, isGone, message) => {
  const { start } = workerThat(({ crash }) => crash(new Event('error')));
  const asked = inWorker('parse', { json: '{}' }, undefined, start, () => Promise.resolve(isGone));
  await expect(asked).rejects.toThrow(message);
});

it('inWorker terminates the worker when the job is cancelled', async () => {
  const { start, state } = workerThat(() => undefined);
  const stop = new AbortController();
  const asked = ask(start, stop.signal);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(state.isOver).toBe(true);
  const again = workerThat(() => undefined);
  await expect(ask(again.start, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(again.state.asked).toBeNull();
});

it('inWorker runs the job in the page when the environment has no workers', async () => {
  expect(JSON.parse(await inWorker('parse', { json: 'no' }))).toMatchObject({ status: 'invalid' });
  await expect(inWorker('openPsd', { file: new Blob(['no']), maxBytes: 1 })).rejects.toBeInstanceOf(
    FileError,
  );
});
