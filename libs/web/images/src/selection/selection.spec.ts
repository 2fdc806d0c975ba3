import { NO_SELECTION, selection, type SelectionAction } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (...actions: readonly SelectionAction[]) => actions.reduce(selection, NO_SELECTION);
const chosen = (...actions: readonly SelectionAction[]) => [...after(...actions).uids];

it('adds a picture, and removes it again', () => {
  expect(chosen({ type: 'toggled', uid: 'a' }, { type: 'toggled', uid: 'b' })).toEqual(['a', 'b']);
  expect(chosen({ type: 'toggled', uid: 'a' }, { type: 'toggled', uid: 'a' })).toEqual([]);
});

it('stays active when the last picture is removed, and ends when it is cleared', () => {
  expect(after({ type: 'toggled', uid: 'a' }, { type: 'toggled', uid: 'a' }).active).toBe(true);
  expect(after({ type: 'toggled', uid: 'a' }, { type: 'cleared' })).toEqual(NO_SELECTION);
});

it('extends to everything between the picture selected last and another one, in both directions', () => {
  const to = (uid: string): SelectionAction => ({ type: 'extended', uid, order });
  expect(chosen({ type: 'toggled', uid: 'b' }, to('d'))).toEqual(['b', 'c', 'd']);
  expect(chosen({ type: 'toggled', uid: 'd' }, to('b'))).toEqual(['d', 'b', 'c']);
  expect(chosen({ type: 'toggled', uid: 'c' }, to('d'), to('b'))).toEqual(['c', 'd', 'b']);
});

it('starts a range at `from` when nothing was selected, or when the former start is gone', () => {
  expect(chosen({ type: 'extended', uid: 'c', order })).toEqual(['c']);
  expect(chosen({ type: 'extended', uid: 'c', from: 'b', order })).toEqual(['b', 'c']);
  expect(chosen({ type: 'toggled', uid: 'z' }, { type: 'extended', uid: 'c', order })).toEqual(['z', 'c']);
});

it('selects all', () => {
  expect(chosen({ type: 'toggled', uid: 'c' }, { type: 'all', order })).toEqual(order);
});
