import { added, canRedo, canUndo, EMPTY_HISTORY, type History, redone, undone } from './history.ts';

const of = (...entries: string[]): History<string> => entries.reduce(added<string>, EMPTY_HISTORY);

it('a history starts empty with an index of −1', () => {
  expect(EMPTY_HISTORY).toEqual({ entries: [], index: -1 });
  expect([canUndo(EMPTY_HISTORY), canRedo(EMPTY_HISTORY)]).toEqual([false, false]);
});

it('a history can be undone unless it is at the first entry, and redone unless it is at the last', () => {
  const one = of('opened');
  expect([canUndo(one), canRedo(one)]).toEqual([false, false]);
  const two = of('opened', 'moved');
  expect([canUndo(two), canRedo(two)]).toEqual([true, false]);
  expect([canUndo(undone(two)), canRedo(undone(two))]).toEqual([false, true]);
  expect(undone(one)).toBe(one);
  expect(redone(two)).toBe(two);
});

it('a history equals the original after as many redos as undos', () => {
  const history = of('opened', 'moved', 'drawn');
  expect(redone(redone(undone(undone(history))))).toEqual(history);
});

it('a history drops the entries that could be redone when one is added', () => {
  expect(added(undone(undone(of('opened', 'moved', 'drawn'))), 'erased')).toEqual({
    entries: ['opened', 'erased'],
    index: 1,
  });
});
