import { NO_SELECTION, selection, type SelectionAction } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (...actions: readonly SelectionAction[]) => actions.reduce(selection, NO_SELECTION);
const chosen = (...actions: readonly SelectionAction[]) => [...after(...actions).uids];

it('a picture is added to the selection, and removed again', () => {
  expect(chosen({ type: 'toggled', uid: 'a' }, { type: 'toggled', uid: 'b' })).toEqual(['a', 'b']);
  expect(chosen({ type: 'toggled', uid: 'a' }, { type: 'toggled', uid: 'a' })).toEqual([]);
});

it('the selection stays active when its last picture is removed, and ends when it is cleared', () => {
  expect(after({ type: 'toggled', uid: 'a' }, { type: 'toggled', uid: 'a' }).active).toBe(true);
  expect(after({ type: 'toggled', uid: 'a' }, { type: 'cleared' })).toEqual(NO_SELECTION);
});

it('the selection extends from the picture selected last to another one, in both directions', () => {
  const to = (uid: string): SelectionAction => ({ type: 'extended', uid, order });
  expect(chosen({ type: 'toggled', uid: 'b' }, to('d'))).toEqual(['b', 'c', 'd']);
  expect(chosen({ type: 'toggled', uid: 'd' }, to('b'))).toEqual(['d', 'b', 'c']);
  expect(chosen({ type: 'toggled', uid: 'c' }, to('d'), to('b'))).toEqual(['c', 'd', 'b']);
});

it('a range starts at `from` if nothing was selected, and has one picture if its start is not in the list', () => {
  expect(chosen({ type: 'extended', uid: 'c', order })).toEqual(['c']);
  expect(chosen({ type: 'extended', uid: 'c', from: 'b', order })).toEqual(['b', 'c']);
  expect(chosen({ type: 'toggled', uid: 'z' }, { type: 'extended', uid: 'c', order })).toEqual(['z', 'c']);
});

it('all pictures can be selected', () => {
  expect(chosen({ type: 'toggled', uid: 'c' }, { type: 'all', order })).toEqual(order);
});

it('images that have left the list are not selected any more, and the selection ends with the last of them', () => {
  const bAndD: readonly SelectionAction[] = [
    { type: 'toggled', uid: 'b' },
    { type: 'toggled', uid: 'd' },
  ];
  expect(chosen(...bAndD, { type: 'left', uids: ['a', 'b'] })).toEqual(['d']);
  expect(after(...bAndD, { type: 'left', uids: ['b', 'd'] })).toEqual(NO_SELECTION);
  expect(after({ type: 'started' }, { type: 'left', uids: ['a'] }).active).toBe(true);
});
