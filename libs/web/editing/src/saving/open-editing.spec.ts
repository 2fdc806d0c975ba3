/** @jest-environment node */
import 'fake-indexeddb/auto';
import { type EditorDocument, newDocument, setBackground } from '@safelight/engine';
import { createPictureStore } from '@safelight/render';
import type { Claim } from './claim.ts';
import { openLocalDrafts } from './local-drafts.ts';
import { openEditing } from './open-editing.ts';
import { type FailureCause, SaveFailure, statusText } from './saving.ts';
import { manualClock } from './testing/manual-clock.ts';

const BEGUN = newDocument({ width: 10, height: 10 });
let count = 0;

/** A version in use, and whether it looks like the document on the server. */
const version = (number: number, isDocument: boolean) => ({
  id: `v${String(number)}`,
  ...{ number, isDocument, width: 10, height: 10 },
});

/** A server with one document, one browser, and as many tabs as a test opens. */
const setUp = () => {
  const time = manualClock();
  const server = {
    document: null as EditorDocument | null,
    revision: 0,
    down: null as FailureCause | null,
    inUse: version(1, false),
  };
  const browser = `browser-${String((count += 1))}`;
  const held = new Set<string>();
  const other = () => ({ revision: server.revision, savedBy: 'Firefox', updatedAt: '2026-11-22T10:00:00Z' });
  const storedNow = () => {
    const { document, inUse } = server;
    return document === null
      ? null
      : { document, shownBy: inUse.isDocument ? inUse.id : null, other: other() };
  };
  const caughtUp: string[] = [];
  const claims: (() => void)[] = [];
  const claim: Claim = (id) => {
    if (held.has(id)) return Promise.resolve(null);
    held.add(id);
    const release = () => void held.delete(id);
    claims.push(release);
    return Promise.resolve(release);
  };
  const open = async (in_ = browser) => {
    const editing = await openEditing({
      imageUid: 'img1',
      userId: 'ada',
      versionId: server.inUse.id,
      stored: storedNow(),
      begun: BEGUN,
      documents: {
        send: async (document, base) => {
          await Promise.resolve();
          if (server.down !== null) throw new SaveFailure(server.down);
          if (base !== server.revision) throw new SaveFailure({ kind: 'conflict', other: other() });
          Object.assign(server, { document, revision: base + 1 });
          return server.revision;
        },
        stored: () => Promise.resolve(storedNow()),
        inUse: () => Promise.resolve({ version: server.inUse, revision: server.revision }),
      },
      pictures: createPictureStore({ addressOf: () => Promise.reject(new Error('There is none.')) }),
      drafts: await openLocalDrafts(in_),
      claim,
      clock: time.clock,
      onCaughtUp: ({ savedBy }) => caughtUp.push(savedBy),
    });
    const paint = (color: string) => editing.editor.run(setBackground(color));
    return { ...editing, paint, words: () => statusText(editing.saving.status) };
  };
  /** Ends a tab without warning. */
  const kill = async (tab: Awaited<ReturnType<typeof open>>) => {
    await tab.saving.isKeptHere();
    server.down = { kind: 'offline' };
    claims.at(-1)?.();
  };
  return { ...time, server, open, kill, caughtUp };
};

it('the editor saves automatically, and another browser opens the same document', async () => {
  const { open, pass, server } = setUp();
  const tab = await open();
  tab.paint('#000001');
  await pass(800);
  expect(server).toMatchObject({ revision: 1, document: { background: '#000001' } });
  const elsewhere = await open('another-browser');
  expect(elsewhere.editor.state.document).toEqual(tab.editor.state.document);
  expect(elsewhere.restored).toBe(0);
});

it('the editor restores what a killed tab had not saved, with its history, and saves it', async () => {
  const { open, kill, pass, server } = setUp();
  const tab = await open();
  tab.paint('#000001');
  await pass(800);
  tab.paint('#000002');
  tab.paint('#000003');
  await kill(tab);
  server.down = null;
  const again = await open();
  expect(again.restored).toBe(2);
  expect(again.editor.state.document.background).toBe('#000003');
  await pass(800);
  expect(server).toMatchObject({ revision: 2, document: { background: '#000003' } });
  again.editor.undo();
  expect(again.editor.state.document.background).toBe('#000002');
});

it('a second tab does not restore the unsaved work of a tab that is still open', async () => {
  const { open, server } = setUp();
  const first = await open();
  server.down = { kind: 'offline' };
  first.paint('#000001');
  await first.saving.isKeptHere();
  const second = await open();
  expect(second.restored).toBe(0);
  expect(second.editor.state.document).toEqual(BEGUN);
});

it('the second of two tabs asks which edits to keep; after it takes those of the first, undo restores its own', async () => {
  const { open, pass } = setUp();
  const [first, second] = [await open(), await open()];
  first.paint('#000001');
  await pass(800);
  second.paint('#000002');
  await pass(800);
  expect(second.words()).toBe('Edited in another tab, 1 change kept here');
  await second.saving.takeTheirs();
  expect(second.words()).toBe('Draft saved');
  expect(second.editor.state.document.background).toBe('#000001');
  second.editor.undo();
  expect(second.editor.state.document.background).toBe('#000002');
  await pass(800);
  expect(second.words()).toBe('Draft saved');
  first.paint('#000003');
  await pass(800);
  expect(first.words()).toBe('Edited in another tab, 1 change kept here');
  first.saving.keepMine();
  await pass(0);
  expect(first.words()).toBe('Draft saved');
});

it('on opening, the editor asks which edits to keep when somebody else saved after the unsaved changes', async () => {
  const { open, kill, pass, server } = setUp();
  const tab = await open();
  tab.paint('#000001');
  await kill(tab);
  Object.assign(server, { down: null, document: { ...BEGUN, background: '#ffffff' }, revision: 1 });
  const again = await open();
  expect(again.words()).toBe('Edited in another tab, 1 change kept here');
  expect(again.editor.state.document.background).toBe('#000001');
  await pass(100_000);
  expect(server.document?.background).toBe('#ffffff');
});

it('the editor stores every change while the server is down, and saves when the server is back', async () => {
  const { open, pass, server } = setUp();
  const tab = await open();
  server.down = { kind: 'offline' };
  for (const color of ['#000001', '#000002', '#000003']) tab.paint(color);
  await pass(800);
  expect(tab.words()).toBe('No connection, 3 changes kept here');
  server.down = null;
  await pass(1000);
  expect(tab.words()).toBe('Draft saved');
});

it('the editor counts all that one held key has changed as one change, also when it is restored', async () => {
  const { open, kill, pass, server } = setUp();
  const tab = await open();
  server.down = { kind: 'offline' };
  const series = {};
  for (const color of ['#000001', '#000002', '#000003']) {
    tab.editor.joining(series, () => void tab.paint(color));
    await pass(800);
  }
  expect(tab.words()).toBe('No connection, 1 change kept here');
  await kill(tab);
  server.down = null;
  expect((await open()).restored).toBe(1);
});

it.each<[FailureCause, string]>([
  [{ kind: 'signed-out' }, 'Signed out, 1 change kept here'],
  [{ kind: 'refused', message: 'Your storage is full.' }, 'Not saved, 1 change kept here'],
  [{ kind: 'gone' }, 'This image was deleted, 1 change kept here'],
])('no change is lost when saving fails with $kind', async (down, words) => {
  const { open, kill, pass, server } = setUp();
  const tab = await open();
  server.down = down;
  tab.paint('#000001');
  await pass(800);
  expect(tab.words()).toBe(words);
  await kill(tab);
  server.down = null;
  expect((await open()).editor.state.document.background).toBe('#000001');
});

it('a new document is saved before an image is made from it, and no other revision is saved meanwhile', async () => {
  const { open, pass, server } = setUp();
  const tab = await open();
  const { revision, release } = await tab.saving.hold();
  expect([revision, server.revision]).toEqual([1, 1]);
  tab.paint('#000001');
  await pass(60_000);
  expect(server.revision).toBe(1);
  release();
  await pass(0);
  expect(server.revision).toBe(2);
});

it('the editor saves pending changes when it is closed, and the next tab continues its history', async () => {
  const { open, server } = setUp();
  const tab = await open();
  tab.paint('#000001');
  await tab.close();
  expect(server.document?.background).toBe('#000001');
  const again = await open();
  expect(again.restored).toBe(0);
  again.editor.undo();
  expect(again.editor.state.document.background).toBeNull();
});

it('a document that is closed while its next version is made stays open until that is done', async () => {
  const { open, pass } = setUp();
  const tab = await open();
  const { release } = await tab.saving.hold();
  let isClosed = false;
  const closing = tab.close().then(() => {
    isClosed = true;
  });
  await pass(60_000);
  expect(isClosed).toBe(false);
  release();
  await closing;
  expect(tab.reopen()).toBe(false);
});

it('a document whose close waits for a save can be opened again, with its unsaved changes', async () => {
  const { open, pass, server } = setUp();
  const tab = await open();
  const { release } = await tab.saving.hold();
  tab.paint('#000001');
  const closing = tab.close();
  expect(tab.reopen()).toBe(true);
  release();
  await closing;
  tab.paint('#000002');
  await pass(800);
  expect(tab.words()).toBe('Draft saved');
  expect(server.document?.background).toBe('#000002');
  await tab.close();
  expect(tab.reopen()).toBe(false);
});

it('a tab in which nothing was changed takes what another tab has saved when the person comes back to it', async () => {
  const { open, pass, caughtUp, server } = setUp();
  const [first, second] = [await open(), await open()];
  first.paint('#000001');
  await pass(800);
  await second.saving.inUse.lookAgain();
  expect([second.editor.state.document.background, caughtUp]).toEqual(['#000001', ['Firefox']]);
  second.paint('#000002');
  await pass(800);
  expect([second.words(), server.revision]).toEqual(['Draft saved', 2]);
});

it('a tab with a change of its own, or in the middle of one, keeps its document', async () => {
  const { open, pass, caughtUp } = setUp();
  const [first, second, third] = [await open(), await open(), await open()];
  first.paint('#000001');
  await pass(800);
  second.paint('#000002');
  third.editor.preview(setBackground('#000003'));
  for (const tab of [second, third]) await tab.saving.inUse.lookAgain();
  expect(second.editor.state.document.background).toBe('#000002');
  expect([third.editor.state.document.background, caughtUp]).toEqual([null, []]);
});

describe('while another version is put into use elsewhere, the editor', () => {
  it('keeps its document as a draft if the person goes on', async () => {
    const { open, pass, server } = setUp();
    const tab = await open();
    expect(tab.words()).toBe('Saved');
    server.inUse = version(2, false);
    await tab.saving.inUse.lookAgain();
    tab.saving.keepEditing();
    await pass(800);
    expect([tab.words(), server.revision]).toEqual(['Draft saved', 1]);
  });

  it('takes the document of that version without a conflict, and undo brings the edits back', async () => {
    const { open, pass, server } = setUp();
    const tab = await open();
    tab.paint('#000001');
    await pass(800);
    Object.assign(server, { document: { ...BEGUN, background: '#ffffff' }, revision: 2 });
    server.inUse = version(2, true);
    await tab.saving.inUse.lookAgain();
    await tab.saving.takeTheirs();
    expect([tab.words(), tab.saving.inUse.other]).toEqual(['Saved', null]);
    expect(tab.editor.state.document.background).toBe('#ffffff');
    tab.editor.undo();
    await pass(800);
    expect(server).toMatchObject({ revision: 3, document: { background: '#000001' } });
  });

  it('does not take its own next version for that of somebody else', async () => {
    const { open, server } = setUp();
    const { saving } = await open();
    const { published, release } = await saving.hold();
    server.inUse = version(2, true);
    await saving.inUse.lookAgain();
    expect(saving.inUse.other).toBeNull();
    published('v2');
    release();
    await saving.inUse.lookAgain();
    expect(saving.inUse.other).toBeNull();
  });
});
