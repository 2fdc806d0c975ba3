import { setImmediate as tick } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { type CodeSurroundings, loadCode, onReloadDeclined, reloadOrStay, requestCode } from './load-code.ts';

const page = (build: string): string =>
  `<html><head><script>go();</script><script type="module" crossorigin="" src="/assets/index-${build}.js"></script>`;

const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: https://x/assets/help-1.js');
const fails = (error: Error) => () => Promise.reject<string>(error);

/** A tab that shows a page of the build `own`, while the server serves the build `served`. */
const tab = (own: string, changes: Partial<CodeSurroundings> = {}) => {
  const stored = new Map<string, string>();
  const state = { own, served: own, reloads: 0, stays: false };
  const surroundings: CodeSurroundings = {
    fetchPage: async () => page(state.served),
    ownPage: () => page(state.own),
    isOnline: () => true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value).has(key),
    },
    reload: async () => {
      state.reloads += 1;
      if (state.stays) return;
      state.own = state.served;
      await new Promise<never>(() => undefined);
    },
    ...changes,
  };
  const load = (by: () => Promise<string>) => loadCode(by, () => surroundings);
  const isWaiting = (loading: Promise<string>): Promise<boolean> =>
    Promise.race([loading.then(() => false), tick(true)]);
  return { state, load, isWaiting };
};

it('code is loaded without asking the server for its build', async () => {
  const { load } = tab('a', { fetchPage: () => Promise.reject(new Error('not needed')) });
  expect(await load(async () => 'the screen')).toBe('the screen');
});

it('code that a new release has replaced loads the page again, and shows no error until then', async () => {
  const { state, load, isWaiting } = tab('a');
  state.served = 'b';
  expect(await isWaiting(load(fails(NOT_LOADED)))).toBe(true);
  expect(state.reloads).toBe(1);
});

it.each([
  'Failed to fetch dynamically imported module: https://x/assets/help-1.js',
  'error loading dynamically imported module: https://x/assets/help-1.js',
  'Importing a module script failed.',
])('the message of a browser for replaced code is known: %s', async (message) => {
  const { state, load, isWaiting } = tab('a');
  state.served = 'b';
  expect(await isWaiting(load(fails(new TypeError(message))))).toBe(true);
  expect(state.reloads).toBe(1);
});

it.each<[string, string, Partial<CodeSurroundings>, Error]>([
  ['the server has the same build', 'a', {}, NOT_LOADED],
  ['the server cannot be reached', 'b', { fetchPage: () => Promise.reject(new Error('down')) }, NOT_LOADED],
  ['the server sends no page', 'b', { fetchPage: async () => 'Bad gateway' }, NOT_LOADED],
  ['there is no connection', 'b', { isOnline: () => false }, NOT_LOADED],
  // It could otherwise leave one build after the other without end.
  [
    'the browser does not store that the tab left a build',
    'b',
    { storage: { getItem: () => null, setItem: () => false } },
    NOT_LOADED,
  ],
  ['the code itself fails', 'b', {}, new TypeError('undefined is not a function')],
])('the error is shown and the page stays if %s', async (_why, served, changes, error) => {
  const { state, load } = tab('a', changes);
  state.served = served;
  await expect(load(fails(error))).rejects.toBe(error);
  expect(state.reloads).toBe(0);
});

it('a tab leaves each build only once, although two servers serve different builds in turn', async () => {
  const { state, load, isWaiting } = tab('a');
  for (const served of ['b', 'a']) {
    state.served = served;
    expect(await isWaiting(load(fails(NOT_LOADED)))).toBe(true);
  }
  state.served = 'b';
  await expect(load(fails(NOT_LOADED))).rejects.toBe(NOT_LOADED);
  expect([state.own, state.reloads]).toEqual(['a', 2]);
});

describe('a person who stays on the page, for example because a form would be lost,', () => {
  it('is asked again when they request the same code again, and not before', async () => {
    const { state, load, isWaiting } = tab('a');
    Object.assign(state, { served: 'b', stays: true });
    let stayed = 0;
    const stop = onReloadDeclined(() => {
      stayed += 1;
    });
    const screen = fails(NOT_LOADED);
    const loading = load(screen);
    expect(await isWaiting(loading)).toBe(true);
    expect([state.reloads, stayed]).toEqual([1, 1]);
    requestCode(fails(NOT_LOADED));
    expect([await isWaiting(loading), state.reloads]).toEqual([true, 1]);
    requestCode(screen);
    expect([await isWaiting(loading), state.reloads, stayed]).toEqual([true, 2, 2]);
    stop();
  });

  it('gets the code when it is there again', async () => {
    const { state, load, isWaiting } = tab('a');
    Object.assign(state, { served: 'b', stays: true });
    let isThere = false;
    const screen = () => (isThere ? Promise.resolve('the screen') : Promise.reject<string>(NOT_LOADED));
    const loading = load(screen);
    expect(await isWaiting(loading)).toBe(true);
    isThere = true;
    requestCode(screen);
    expect(await loading).toBe('the screen');
  });

  const leave = (isAsked: boolean) => {
    const ask = (event: Event): void => {
      if (isAsked) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    let stays = false;
    void reloadOrStay(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).then(
      () => {
        stays = true;
      },
    );
    window.removeEventListener('beforeunload', ask);
    return () => stays;
  };

  it.each([
    ['is recognized because the browser asked and the page is still there', true],
    ['cannot be there if the browser did not ask', false],
  ])('%s', async (_how, isAsked) => {
    jest.useFakeTimers();
    const stays = leave(isAsked);
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    expect(stays()).toBe(isAsked);
  });
});
