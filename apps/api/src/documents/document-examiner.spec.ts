import { examineDocument } from '@safelight/application';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentExaminer } from './document-examiner.ts';

const STROKE = {
  points: Array.from({ length: 40 }, (_, at) => [at * 3.25, at * 1.5, 0.5]),
  size: 10,
  color: '#000000',
  opacity: 1,
  smoothing: 0.5,
  hardness: 1,
  pressure: false,
  erasing: false,
};

/** A document with one drawing of `count` strokes. */
const drawn = (count: number, stroke: object = STROKE): string =>
  JSON.stringify({
    schema: 5,
    width: 40,
    height: 30,
    background: null,
    layers: [
      {
        type: 'stroke',
        id: 'drawing',
        name: 'Drawing',
        parentId: null,
        opacity: 1,
        visible: true,
        locked: false,
        blend: 'normal',
        mask: null,
        transform: { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0 },
        strokes: Array.from({ length: count }, () => stroke),
      },
    ],
  });

const SMALL = drawn(1);
/** So many strokes that the document is examined in the worker thread, and that this takes a while. */
const MANY = 1000;
const LARGE = drawn(MANY);

let folder = '';
const shared = createDocumentExaminer();
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-examiner-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shared.stop();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const open = (options: Parameters<typeof createDocumentExaminer>[0] = {}) => {
  const examiner = createDocumentExaminer(options);
  closers.push(examiner.stop);
  return examiner;
};

/** An examiner whose worker thread runs `code` instead of the examination. */
const withThread = async (code: string, options: Parameters<typeof createDocumentExaminer>[0] = {}) => {
  const threadPath = join(folder, `${String(Math.random()).slice(2)}.mjs`);
  const ready = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready');`;
  await writeFile(threadPath, `${ready} ${code}`);
  return open({ threadPath, ...options });
};

it.each([
  ['a small document', SMALL, 'ok'],
  ['a large document', LARGE, 'ok'],
  ['a document of a newer schema', LARGE.replace(/"schema":\d+/, '"schema":99'), 'newer'],
  ['a document with an invalid stroke', drawn(MANY, { ...STROKE, size: -1 }), 'invalid'],
  ['text that is not JSON', LARGE.slice(1), 'invalid'],
])(
  'a document examiner gives the same result for %s as an examination without a worker thread',
  async (_, json, status) => {
    const findings = await shared.examine(json);
    expect(findings).toEqual(examineDocument(json));
    expect(findings.status).toBe(status);
  },
);

/** How often the event loop turns while a large document is examined. */
const turnsWhileExamining = async (): Promise<number> => {
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  turn();
  await shared.examine(LARGE).finally(() => {
    clearImmediate(next);
  });
  return turns;
};

it('a document examiner does not block the event loop while it examines a large document', async () => {
  // Without the thread the event loop would turn once or twice each time. On a busy machine it may get no processor
  // during one examination, but not during all of them.
  let most = 0;
  for (let examined = 0; most <= 20 && examined < 20; examined++)
    most = Math.max(most, await turnsWhileExamining());
  expect(most).toBeGreaterThan(20);
});

it('a document examiner refuses a document with OVERLOADED while too many are waiting', async () => {
  const examiner = open({ maxWaiting: 2 });
  const ends = await Promise.allSettled([LARGE, LARGE, LARGE, SMALL].map((json) => examiner.examine(json)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(ends[2]).toMatchObject({ reason: { code: 'OVERLOADED' } });
});

it.each([
  ['dies', `parentPort.on('message', () => process.exit(1));`],
  ['throws', `parentPort.on('message', () => { throw new Error('no'); });`],
  ['never answers', `parentPort.on('message', () => { for (;;); });`],
])(
  'a document examiner refuses a document with OVERLOADED if its worker thread %s, and starts a new thread',
  async (_, code) => {
    const examiner = await withThread(code, { timeoutMs: 200 });
    await expect(examiner.examine(LARGE)).rejects.toMatchObject({ code: 'OVERLOADED' });
    await expect(examiner.examine(LARGE)).rejects.toMatchObject({ code: 'OVERLOADED' });
  },
);
