import { ANONYMOUS } from '@safelight/domain';
import { TAKE_BACK, TAKE_BACK_REFUSALS, type TakeBackRefusal } from '@safelight/rules';
import { refundAiEdit } from '../credits/adjust-credits.ts';
import {
  answersBuiltIn,
  answersError,
  answersImage,
  createWorld,
  editRequest,
  type ScriptedEditor,
} from '../testing/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture');
  const editor = world.editors[0] as ScriptedEditor;
  /** Requests an edit of a version, runs it, and returns it after it has ended. */
  const edit = async (answer = answersBuiltIn, changes: Parameters<typeof editRequest>[2] = {}) => {
    editor.answerNext(answer);
    const wanted = editRequest(image.uid, 'make it vintage', changes);
    const { id } = await world.useCases.requestAiEdit(viewer, wanted);
    await world.jobs.runAiEdit(id, new AbortController().signal);
    const job = await world.useCases.getAiEdit(viewer, id);
    return { ...job, resultId: job.resultVersionId ?? '' };
  };
  const takeBack = (id: string) => world.useCases.takeBackAiEdit(viewer, id);
  const balance = () => world.credits.balance(user.id);
  const versions = () => world.repositories.images.listVersions(image.uid);
  /** Expects that an edit is refused for this reason, and that nothing has changed. */
  const expectRefused = async (id: string, reason: TakeBackRefusal): Promise<void> => {
    const before = [await balance(), await versions(), world.store.objects.size];
    await expect(takeBack(id)).rejects.toMatchObject({
      code: 'TAKE_BACK_REFUSED',
      message: TAKE_BACK_REFUSALS[reason],
      details: { reason },
    });
    expect([await balance(), await versions(), world.store.objects.size]).toEqual(before);
    expect((await world.aiEditJobs.findById(id))?.takenBackAt).toBeNull();
  };
  return { world, user, viewer, image, editor, edit, takeBack, balance, versions, expectRefused };
};

describe('taking an edit back', () => {
  it('deletes its result with all files, gives the credit back, and says so in the ledger', async () => {
    const { world, user, image, edit, takeBack, balance, versions } = await setUp();
    const stored = [...world.store.objects.keys()];
    const job = await edit();
    expect(await balance()).toBe(99);
    const taken = await takeBack(job.id);
    expect(taken).toMatchObject({ state: 'succeeded', takenBackAt: world.clock.now() });
    expect(await world.aiEditJobs.findById(job.id)).toEqual(taken);
    expect(await versions()).toEqual([image.current]);
    expect([...world.store.objects.keys()]).toEqual(stored);
    expect(await balance()).toBe(100);
    expect((await world.credits.history(user.id, 1))[0]).toMatchObject({
      kind: 'refund',
      amount: 1,
      jobId: job.id,
      reason: 'Edit taken back',
    });
  });

  it('twice, or twice at once, gives one credit back', async () => {
    const { edit, takeBack, balance } = await setUp();
    const { id } = await edit();
    const [first, second] = await Promise.all([takeBack(id), takeBack(id)]);
    expect(second).toEqual(first);
    expect(await takeBack(id)).toEqual(first);
    expect(await balance()).toBe(100);
  });

  it('is only for the person who requested the edit', async () => {
    const { world, edit, balance, versions } = await setUp();
    const { id } = await edit();
    const { viewer: stranger } = await world.signUp('eve');
    const { takeBackAiEdit } = world.useCases;
    await expect(takeBackAiEdit(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(takeBackAiEdit(stranger, 'nonsense')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(takeBackAiEdit(ANONYMOUS, id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([await balance(), (await versions()).length]).toEqual([99, 2]);
  });

  it('tells the editor which prompt it misread, and what it had done, once', async () => {
    const { editor, edit, takeBack, expectRefused } = await setUp();
    const misread: unknown[] = [];
    Object.assign(editor, { noteMisread: (what: unknown) => misread.push(what) });
    const { id } = await edit();
    await takeBack(id);
    await takeBack(id);
    await expectRefused((await edit(answersImage)).id, 'other-editor');
    expect(misread).toEqual([{ prompt: 'make it vintage', textResponse: 'Done: vintage.' }]);
  });

  it('is refused for an edit without a result, and for one that another editor made', async () => {
    const { world, viewer, image, edit, expectRefused } = await setUp();
    const boom = answersError('INTERNAL');
    (world.editors[0] as ScriptedEditor).answerNext(boom);
    (world.editors[0] as ScriptedEditor).answerNext(boom);
    await expectRefused((await edit(boom)).id, 'not-succeeded');
    await expectRefused((await edit(answersImage)).id, 'other-editor');
    const waiting = await world.useCases.requestAiEdit(viewer, editRequest(image.uid, 'make it vintage'));
    await expectRefused(waiting.id, 'not-succeeded');
  });

  it('is refused a day after the edit, and after its result was deleted', async () => {
    const { world, viewer, image, edit, expectRefused } = await setUp();
    const late = await edit();
    world.clock.advance(TAKE_BACK.withinHours * HOUR_MS + 1);
    await expectRefused(late.id, 'too-late');
    const deleted = await edit();
    await world.useCases.deleteVersion(viewer, image.uid, deleted.resultId);
    await expectRefused(deleted.id, 'result-deleted');
    const inTrash = await edit();
    await world.useCases.deleteImage(viewer, image.uid);
    await expectRefused(inTrash.id, 'result-deleted');
  });

  it('is refused while the result is in use, and possible again afterwards unless it was public', async () => {
    const { world, viewer, image, edit, takeBack, expectRefused } = await setUp();
    const { useVersion, updateImage } = world.useCases;
    const { id, resultId } = await edit();
    await useVersion(viewer, image.uid, resultId);
    await expectRefused(id, 'current');
    await useVersion(viewer, image.uid, image.current.id);
    await takeBack(id);

    const shown = await edit();
    await updateImage(viewer, image.uid, { privacy: 'public' });
    await useVersion(viewer, image.uid, shown.resultId);
    await useVersion(viewer, image.uid, image.current.id);
    await expectRefused(shown.id, 'published');
  });

  it('is refused for a result that a comparison shows', async () => {
    const { world, viewer, image, edit, expectRefused } = await setUp();
    const { id, resultId } = await edit();
    const sides = { originalVersionId: image.current.id, editedVersionId: resultId };
    await world.useCases.createComparison(viewer, { imageUid: image.uid, ...sides });
    await expectRefused(id, 'comparison');
  });

  it('is refused for a result that is a layer of the edited document', async () => {
    const { world, user, image, edit, expectRefused } = await setUp();
    const { id, resultId } = await edit();
    const content = { json: '{}', sizeBytes: 2, pictureHashes: [], versionIds: [resultId] };
    const at = world.clock.now();
    await world.repositories.editorDocuments.save({
      ...{ imageUid: image.uid, ownerId: user.id, revision: 1, content },
      ...{ shownBy: null, savedBy: 'Firefox on Linux', createdAt: at, updatedAt: at },
    });
    await expectRefused(id, 'layer');
  });

  it('is refused for a result that was edited further, until what was made of it is gone', async () => {
    const { edit, takeBack, balance, expectRefused } = await setUp();
    const first = await edit();
    const second = await edit(answersBuiltIn, { versionId: first.resultId });
    await expectRefused(first.id, 'edited');
    await takeBack(second.id);
    await takeBack(first.id);
    expect(await balance()).toBe(100);
  });

  it('is refused for a result that another edit refers to, even one of another image', async () => {
    const { world, user, viewer, image, edit, expectRefused } = await setUp();
    const { id, resultId } = await edit();
    const other = await world.uploadText(user.id, 'picture two');
    const { useVersion, requestAiEdit } = world.useCases;
    await useVersion(viewer, image.uid, resultId);
    await requestAiEdit(viewer, editRequest(other.uid, 'in this style', { referenceUid: image.uid }));
    await useVersion(viewer, image.uid, image.current.id);
    await expectRefused(id, 'edited');
  });

  it('is possible for five edits in thirty days', async () => {
    const { world, user, edit, takeBack, expectRefused } = await setUp();
    const left = () => world.useCases.countTakeBacksLeft(user.id);
    for (let taken = 0; taken < TAKE_BACK.maxEdits; taken += 1) {
      expect(await left()).toBe(TAKE_BACK.maxEdits - taken);
      await takeBack((await edit()).id);
    }
    expect(await left()).toBe(0);
    await expectRefused((await edit()).id, 'limit');
    world.clock.advance(TAKE_BACK.perDays * DAY_MS + 1);
    expect(await left()).toBe(TAKE_BACK.maxEdits);
    await takeBack((await edit()).id);
  });

  it('and a refund by an operator give the credit back only once', async () => {
    const { world, edit, takeBack, expectRefused, balance } = await setUp();
    const refunded = await edit();
    await refundAiEdit(world)(refunded.id, 'It came out upside down');
    await expectRefused(refunded.id, 'credit-returned');
    const taken = await edit();
    await takeBack(taken.id);
    await expect(refundAiEdit(world)(taken.id, 'Twice')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await balance()).toBe(100);
  });
});
