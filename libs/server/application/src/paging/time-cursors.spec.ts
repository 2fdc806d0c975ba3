import { AI_EDIT_CURSORS, COMPARISON_CURSORS, DOCUMENT_CURSORS, RECEIPT_CURSORS } from './time-cursors.ts';

const at = new Date('2026-01-31T10:00:00.123Z');
const uid = 'A'.repeat(22);
const LISTS = [
  ['AI edits', AI_EDIT_CURSORS, '7f3bebb1-8da9-4c6c-819f-c01fd709b4d2'],
  ['comparisons', COMPARISON_CURSORS, uid],
  ['documents', DOCUMENT_CURSORS, uid],
  ['receipts', RECEIPT_CURSORS, 'in_1QabcDEF'],
] as const;

const textOf = (...parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

describe.each(LISTS)('the cursors of %s', (list, cursors, id) => {
  it('are decoded as they were encoded', () => {
    expect(cursors.decode(cursors.encode({ at, id }))).toEqual({ at, id });
  });

  it.each([
    ['is empty', ''],
    ['is an id', id],
    ['has no time', textOf(list, 'yesterday', id)],
    ['has a time that does not exist', textOf(list, '2026-13-31T10:00:00.000Z', id)],
    ['has no id', textOf(list, at.toISOString(), 7)],
    ['has an id that cannot be stored', textOf(list, at.toISOString(), '\u0000')],
  ])('are refused if the text %s', (_what, text) => {
    expect(() => cursors.decode(text)).toThrow('Use the cursor of the page before.');
  });

  it('are refused in every other list', () => {
    const others = LISTS.filter(([name]) => name !== list);
    for (const [, other] of others) expect(() => other.decode(cursors.encode({ at, id }))).toThrow();
  });
});
