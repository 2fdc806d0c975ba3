/** @jest-environment node */
import 'fake-indexeddb/auto';
import {
  type Draft,
  KEEP_SAVED_MS,
  KEEP_UNSAVED_MS,
  type LocalDrafts,
  openLocalDrafts,
} from './local-drafts.ts';
import type { Step } from './steps.ts';

const DRAFT: Draft = {
  id: 'draft-1',
  userId: 'ada',
  imageUid: 'img1',
  start: '{}',
  revision: 0,
  savedSteps: 0,
  changedAt: 100,
};
const UNDO: Step = { kind: 'undo' };
const REDO: Step = { kind: 'redo' };

let drafts: LocalDrafts;
let count = 0;
beforeEach(async () => {
  drafts = await openLocalDrafts(`drafts-${String((count += 1))}`);
});
afterEach(() => {
  drafts.close();
});

it('drafts return their steps in order, even when there are more than nine', async () => {
  await drafts.begin(DRAFT);
  await drafts.append('draft-1', 0, [UNDO, REDO], 150);
  for (let at = 2; at < 12; at += 1)
    await drafts.append('draft-1', at, [at % 2 === 0 ? UNDO : REDO], 200 + at);
  const [found] = await drafts.list('ada', 'img1');
  expect(found?.steps.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'undo' : 'redo')),
  );
  expect(found?.draft.changedAt).toBe(211);
});

it('drafts are found by person and image, the most recently changed first', async () => {
  await drafts.begin(DRAFT);
  await drafts.begin({ ...DRAFT, id: 'draft-2', changedAt: 300 });
  await drafts.begin({ ...DRAFT, id: 'draft-3', imageUid: 'img2' });
  await drafts.begin({ ...DRAFT, id: 'draft-4', userId: 'bob' });
  const found = await drafts.list('ada', 'img1');
  expect(found.map(({ draft }) => draft.id)).toEqual(['draft-2', 'draft-1']);
});

it('drafts store which steps the server has saved', async () => {
  await drafts.begin(DRAFT);
  await drafts.append('draft-1', 0, [UNDO, UNDO], 200);
  await drafts.markSaved('draft-1', 3, 1);
  expect((await drafts.list('ada', 'img1'))[0]?.draft).toMatchObject({
    revision: 3,
    savedSteps: 1,
    changedAt: 200,
  });
});

it('no step is written to a draft that was removed', async () => {
  await drafts.begin(DRAFT);
  await drafts.append('draft-1', 0, [UNDO], 200);
  await drafts.remove('draft-1');
  await drafts.append('draft-1', 1, [UNDO], 300);
  await drafts.begin(DRAFT);
  expect((await drafts.list('ada', 'img1'))[0]?.steps).toEqual([]);
});

it('drafts store the bytes of pictures for the person who added them', async () => {
  await drafts.writePicture('ada', 'abc', new Blob(['pixels'], { type: 'image/png' }), 100);
  const found = await drafts.readPicture('ada', 'abc');
  expect([await found?.text(), found?.type]).toEqual(['pixels', 'image/png']);
  expect(await drafts.readPicture('bob', 'abc')).toBeNull();
});

it('drafts are deleted after a week if the server has them, and after three months if it has not', async () => {
  await drafts.begin(DRAFT);
  await drafts.begin({ ...DRAFT, id: 'unsaved' });
  await drafts.append('unsaved', 0, [UNDO], 100);
  await drafts.writePicture('ada', 'abc', new Blob(['pixels']), 100);
  const ids = async () => (await drafts.list('ada', 'img1')).map(({ draft }) => draft.id);
  await drafts.tidy(100 + KEEP_SAVED_MS);
  expect(await ids()).toEqual(['draft-1', 'unsaved']);
  await drafts.tidy(101 + KEEP_SAVED_MS);
  expect(await ids()).toEqual(['unsaved']);
  await drafts.tidy(101 + KEEP_UNSAVED_MS);
  expect(await ids()).toEqual([]);
  expect(await drafts.readPicture('ada', 'abc')).toBeNull();
});
