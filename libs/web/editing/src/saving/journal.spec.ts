/** @jest-environment node */
import 'fake-indexeddb/auto';
import { createEditor, newDocument, OPENED_HISTORY, setBackground } from '@safelight/engine';
import { createJournal } from './journal.ts';
import { type LocalDrafts, openLocalDrafts } from './local-drafts.ts';
import { type Opening, openingFrom } from './opened-document.ts';
import { stepsBetween } from './steps.ts';

const BEGUN = newDocument({ width: 10, height: 10 });
const WHO = { id: 'draft-1', userId: 'ada', imageUid: 'img1', now: () => 1000 };

let drafts: LocalDrafts;
let count = 0;
beforeEach(async () => {
  drafts = await openLocalDrafts(`journal-${String((count += 1))}`);
});
afterEach(() => {
  drafts.close();
});

const NEW: Opening = {
  document: BEGUN,
  history: OPENED_HISTORY,
  revision: 0,
  unsaved: [],
  other: null,
  draft: null,
};

const work = (kept: LocalDrafts | null, opened = NEW) => {
  const { document, history } = opened;
  const editor = createEditor({ document, history, newId: () => 'id' });
  const journal = createJournal({ ...WHO, drafts: kept, resumed: opened.draft, opened });
  let before = editor.state;
  editor.subscribe((after) => {
    journal.note(before, after, stepsBetween(before, after));
    before = after;
  });
  return { editor, journal };
};

const stored = (document = BEGUN, revision = 0) =>
  revision === 0
    ? null
    : {
        document,
        shownBy: null,
        other: { revision, savedBy: 'Firefox on Linux', updatedAt: '2026-11-22T10:00:00Z' },
      };

it('the journal stores no draft when nothing was changed', async () => {
  const { journal, editor } = work(drafts);
  editor.zoom(1);
  expect(await journal.written()).toBe(true);
  expect(await drafts.list('ada', 'img1')).toEqual([]);
});

it('the journal stores what a killed tab has changed since its last save', async () => {
  const { editor, journal } = work(drafts);
  editor.run(setBackground('#000001'));
  const saved = editor.state.document;
  editor.run(setBackground('#000002'));
  journal.saved(saved, 1);
  editor.run(setBackground('#000003'));
  editor.undo();
  await journal.written();
  const opening = await openingFrom(stored(saved, 1), await drafts.list('ada', 'img1'), BEGUN);
  expect(opening).toMatchObject({
    document: editor.state.document,
    unsaved: ['do', 'do', 'undo'],
    revision: 1,
  });
  expect(opening.history).toEqual(editor.state.history);
});

it('the journal continues the draft of an earlier tab', async () => {
  const first = work(drafts);
  first.editor.run(setBackground('#000001'));
  await first.journal.written();
  const { editor, journal } = work(drafts, await openingFrom(null, await drafts.list('ada', 'img1'), BEGUN));
  editor.undo();
  editor.run(setBackground('#000002'));
  await journal.written();
  const again = await openingFrom(null, await drafts.list('ada', 'img1'), BEGUN);
  expect(again).toMatchObject({ document: editor.state.document, unsaved: ['do', 'undo', 'do'] });
});

it('the journal reports that nothing is stored when the browser has no storage or it is full', async () => {
  const without = work(null);
  without.editor.run(setBackground('#000001'));
  expect(await without.journal.written()).toBe(false);
  const full = work({
    ...drafts,
    append: () => Promise.reject(new DOMException('The quota is exceeded.', 'QuotaExceededError')),
  });
  full.editor.run(setBackground('#000001'));
  expect(await full.journal.written()).toBe(false);
  expect(await drafts.list('ada', 'img1')).toEqual([]);
});
