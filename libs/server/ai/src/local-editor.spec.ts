import { tmpdir } from 'node:os';
import type { EditPlan } from '@safelight/application/ports';
import type { OperationId } from '@safelight/operations';
import { NoAnswerError } from '@safelight/processes';
import { PROMPT_MAX_LENGTH, readAiFailure } from '@safelight/rules';
import { createLocalEditor } from './local-editor.ts';
import type { PromptReader } from './reading/prompt-reader.ts';
import { promptsHere } from './reading/prompts-here.ts';

type LocalAi = Parameters<typeof createLocalEditor>[0];

const runsNothing: LocalAi['host']['run'] = () => Promise.reject(new Error('A plan runs nothing.'));

/** An editor whose worker has these operations, or cannot be started, and what it logs. */
const editorWith = (operations: readonly OperationId[] | null, prompts = promptsHere, run = runsNothing) => {
  const logged: unknown[] = [];
  const log = (...line: readonly unknown[]): void => void logged.push(line);
  const editor = createLocalEditor({
    host: {
      abilities: async () => {
        if (operations === null) throw new Error('The worker does not start.');
        return { operations, models: [] };
      },
      run,
      stop: () => Promise.resolve(),
    },
    prompts,
    scratchDir: tmpdir(),
    logger: { info: log, warn: log },
    stop: () => Promise.resolve(),
  });
  const plan = async (prompt: string, { hasMask = false, hasReference = false } = {}) =>
    editor.plan?.({ prompt, hasMask, hasReference });
  const outcomeOf = (prompt: string) => {
    const given = { maskPath: null, reference: null, seed: 1, maxSide: 100, width: 40, height: 30 };
    const source = { sourcePath: '/nowhere/picture.jpg', contentType: 'image/jpeg' } as const;
    const context = { signal: new AbortController().signal, onProgress: () => undefined };
    return editor.edit({ ...given, ...source, prompt }, context);
  };
  /** The reason with which the edit itself is refused. */
  const refusal = async (prompt: string) => {
    const outcome = await outcomeOf(prompt);
    return outcome.kind === 'unable' ? { ...readAiFailure(outcome.message), failure: outcome.failure } : null;
  };
  return { editor, plan, outcomeOf, refusal, logged };
};

const SOME: readonly OperationId[] = ['vintage', 'border', 'remove-object', 'replace-background'];

describe('the plan of the local editor', () => {
  it('lists what would be done and what would not, without looking at a picture', async () => {
    const { plan } = editorWith(SOME);
    expect(await plan('make it vintage and add a hat')).toEqual({
      steps: ['vintage'],
      needsReference: [],
      notDone: ['“add a hat”'],
      hints: [],
      nearest: [],
    });
  });

  it('of a refused prompt contains what the edit itself answers', async () => {
    const { plan, refusal } = editorWith(SOME);
    for (const prompt of ['add a hat', 'sharpen it', 'remove the lamp post']) {
      const { steps, notDone, hints, nearest } = (await plan(prompt)) as EditPlan;
      const answer = await refusal(prompt);
      expect(steps).toEqual([]);
      for (const words of [...notDone, ...hints]) expect(answer?.reason).toContain(words);
      expect(nearest.length).toBeGreaterThan(0);
    }
  });

  it('contains only operations that this installation has', async () => {
    const { plan } = editorWith(['vintage']);
    expect(await plan('make it vintage and remove the background')).toMatchObject({
      steps: ['vintage'],
      notDone: ['remove background'],
    });
    expect(await plan('remove the background')).toMatchObject({ steps: [], nearest: ['Make it vintage'] });
  });

  it('depends on whether there is a mask or another picture', async () => {
    const { plan } = editorWith(SOME);
    expect(await plan('remove this')).toMatchObject({ steps: [] });
    expect((await plan('remove this', { hasMask: true }))?.steps).toHaveLength(1);
    const behind = 'use my other picture as background';
    expect(await plan(behind)).toMatchObject({ steps: [], needsReference: [`“${behind}”`] });
    expect(await plan(behind, { hasReference: true })).toMatchObject({
      steps: [expect.any(String)],
      needsReference: [],
    });
  });

  it('that needs another image is refused in these words, which no operator has to read', async () => {
    const { refusal, logged } = editorWith(SOME);
    expect(await refusal('use my other picture as background')).toMatchObject({
      reason: 'This edit needs another image. Add one and try again.',
      failure: 'needs_reference',
    });
    expect(logged).toEqual([]);
    const lacking = editorWith(['vintage', 'border']);
    expect(await lacking.refusal('use my other picture as background')).toMatchObject({
      reason: expect.stringContaining('cannot do this'),
      failure: 'not_possible',
    });
  });

  it('is not known while no worker can be started', async () => {
    expect(await editorWith(null).plan('make it vintage')).toBeNull();
  });

  it('is never logged, whether the prompt would be fulfilled or refused', async () => {
    const { plan, logged } = editorWith(SOME);
    await plan('make it vintage');
    await plan('add a hat');
    expect(logged).toEqual([]);
  });

  it('of the longest prompts takes seconds of processor time at most, whatever they consist of', async () => {
    const { plan } = editorWith(SOME);
    const hostile = ['a ', 'no ', 'and not ', '“x” ', '12 px 50% ', 'blur the sky, ', 'bluur teh skyy ', '('];
    for (const words of hostile) {
      const before = process.cpuUsage();
      await plan(words.repeat(2_000).slice(0, PROMPT_MAX_LENGTH));
      expect([words, process.cpuUsage(before).user < 5_000_000]).toEqual([words, true]);
    }
  });
});

it.each([
  ['convert it to jpg', [], true],
  ['make it vintage, under 300 kb', [], true],
  ['make it vintage', [], false],
  ['convert it to jpg', [0], false],
])(
  'the result of “%s” says whether the file was asked for, and not only the image',
  async (prompt, idle, is) => {
    const written = { contentType: 'image/jpeg', width: 40, height: 30, sizeBytes: 900 } as const;
    const run = () => Promise.resolve({ type: 'done', result: { written, idle, notes: [] } } as never);
    const { outcomeOf } = editorWith(['vintage', 'convert-format'], promptsHere, run);
    expect(await outcomeOf(prompt)).toMatchObject({ kind: 'image', setsFile: is });
  },
);

it('the local editor logs a wish that it misread, and what it did instead', () => {
  const { editor, logged } = editorWith(SOME);
  editor.noteMisread?.({ prompt: 'make it vintage', textResponse: 'Done: border.' });
  const fields = { wish: 'make it vintage', done: 'Done: border.' };
  expect(logged).toEqual([[fields, 'a wish that the built-in editor misread']]);
});

describe('while prompts cannot be read', () => {
  const isLost = () => Promise.reject(new NoAnswerError('The thread was lost.'));
  const lost: PromptReader = {
    prepare: () => undefined,
    ...{ read: isLost, limit: isLost, refuse: isLost, describe: isLost, plan: isLost, ideas: isLost },
  };

  it('the local editor knows no plan and no duration, and its edits may be tried again', async () => {
    const { editor, plan, outcomeOf, logged } = editorWith(SOME, lost);
    expect(await plan('make it vintage')).toBeNull();
    const wish = { prompt: 'make it vintage', hasMask: false, hasReference: false };
    expect(await editor.expect?.(wish)).toBeNull();
    expect(await outcomeOf('make it vintage')).toMatchObject({ kind: 'internal-error' });
    const log = [{ err: expect.any(NoAnswerError) }, 'a prompt could not be read'];
    expect(logged).toEqual([log, log, log]);
  });

  it('the local editor waits for a duration only for a moment', async () => {
    const { editor } = editorWith(SOME, { ...lost, read: () => new Promise(() => undefined) });
    const wish = { prompt: 'make it vintage', hasMask: false, hasReference: false };
    expect(await editor.expect?.(wish)).toBeNull();
  });
});

it('the local editor expects larger pictures to take longer, and reads their prompt once', async () => {
  let readings = 0;
  const read: PromptReader['read'] = (...args) => {
    readings += 1;
    return promptsHere.read(...args);
  };
  const { editor } = editorWith(SOME, { ...promptsHere, read });
  const wish = { prompt: 'make it vintage', hasMask: false, hasReference: false };
  const expected = await editor.expect?.(wish);
  const [small, large] = [100, 4_000].map((side) => expected?.({ width: side, height: side }).ms ?? 0);
  expect(large).toBeGreaterThan(small ?? Infinity);
  expect(readings).toBe(1);
});
