import type { VersionOrigin } from '../image/image.ts';
import { BUILT_IN_MODEL, takeBackProblem, takeBacksLeft, takeBackUntil } from './take-back.ts';

const finishedAt = new Date('2026-03-04T05:06:07Z');
const dayLater = new Date('2026-03-05T05:06:07Z');
const succeeded = { state: 'succeeded', finishedAt, takenBackAt: null } as const;

const madeBy = (model: string): { readonly origin: VersionOrigin } => ({
  origin: {
    kind: 'ai_edit',
    jobId: 'job',
    parentVersionId: 'parent',
    prompt: 'a',
    model,
    processingMs: 1,
    textResponse: null,
    setsFile: false,
  },
});
const result = madeBy(BUILT_IN_MODEL);

describe('taking an edit back', () => {
  it('is possible for a day after the built-in editor made its result', () => {
    expect(takeBackProblem(succeeded, result, dayLater)).toBeNull();
    expect(takeBackProblem(succeeded, result, new Date(dayLater.getTime() + 1))).toBe('too-late');
    expect(takeBackUntil(succeeded, result)).toEqual(dayLater);
  });

  it.each([
    ['not-succeeded', { ...succeeded, state: 'failed' }, null],
    ['not-succeeded', { ...succeeded, state: 'processing', finishedAt: null }, null],
    ['result-deleted', succeeded, null],
    ['other-editor', succeeded, madeBy('gemini-3.1-flash-image')],
    ['other-editor', succeeded, { origin: { kind: 'upload' } }],
  ] as const)('is refused as %s', (reason, edit, version) => {
    expect(takeBackProblem(edit, version, finishedAt)).toBe(reason);
    expect(takeBackUntil(edit, version)).toBeNull();
  });

  it('is not offered for an edit that was taken back', () => {
    expect(takeBackUntil({ ...succeeded, takenBackAt: finishedAt }, result)).toBeNull();
  });

  it('is possible for five edits, and never for fewer than none', () => {
    expect([0, 1, 5, 6].map(takeBacksLeft)).toEqual([5, 4, 0, 0]);
  });
});
