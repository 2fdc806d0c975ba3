import { runAiEdit } from '../ai-edits/run-ai-edit.ts';
import { refundAiEdit } from '../credits/adjust-credits.ts';
import type { Signal } from '../ports/index.ts';
import {
  answersBuiltIn,
  answersImage,
  bytesOf,
  clientAt,
  createWorld,
  editRequest,
  ScriptedEditor,
} from '../testing/index.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const seen = new Set<string>();
  /** Returns the events of a user since the last call, in order. */
  const recorded = async (userId = user.id) => {
    const events = (await world.repositories.domainEvents.listByUser(userId)).toReversed();
    const fresh = events.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.map(({ type, payload }) => ({ type, payload }));
  };
  const signals: Signal[] = [];
  world.signals.subscribe((signal) => signals.push(signal));
  return { world, user, viewer, recorded, signals };
};

/** Creates an account with an image, and skips the events of both. */
const settledIn = async () => {
  const setting = await setUp();
  const image = await setting.world.uploadText(setting.user.id, 'picture');
  await setting.recorded();
  const { world } = setting;
  const editors = [new ScriptedEditor(answersImage)];
  const runEdit = (jobId: string): Promise<void> =>
    runAiEdit({ ...world, editors })(jobId, new AbortController().signal);
  return { ...setting, image, runEdit };
};

const moved = (kind: string, amount: number, jobId: string | null = null) => ({
  type: 'credits.moved',
  payload: { kind, amount, jobId, externalReference: null },
});

describe('domain events', () => {
  it('record how an account was created, and its first credits', async () => {
    const { world, recorded } = await setUp();
    expect(await recorded()).toEqual([
      { type: 'account.created', payload: { by: 'password' } },
      moved('grant', 100),
    ]);
    world.google.vouch('eve');
    const { user } = await world.useCases.signInWithGoogle({ credential: 'eve', client: clientAt() });
    expect(await recorded(user.id)).toEqual([
      { type: 'account.created', payload: { by: 'google' } },
      moved('grant', 100),
    ]);
  });

  it('record an upload once, even if the request is repeated', async () => {
    const { world, user, recorded } = await setUp();
    await recorded();
    const { uid: imageUid, current } = await world.uploadText(user.id, 'picture');
    expect(await recorded()).toEqual([
      { type: 'image.created', payload: { imageUid, versionId: current.id } },
    ]);
    await world.uploadText(user.id, 'picture');
    expect(await recorded()).toEqual([]);
  });

  it('record the reserved credit, the version, the spent credit and the end of an edit', async () => {
    const { world, viewer, image, recorded, signals, runEdit } = await settledIn();
    const { id: jobId } = await world.useCases.requestAiEdit(
      viewer,
      editRequest(image.uid, 'make it vintage'),
    );
    expect(await recorded()).toEqual([moved('reserve', -1, jobId)]);
    await runEdit(jobId);
    const [, edited] = await world.repositories.images.listVersions(image.uid);
    const resultVersionId = edited?.id;
    const imageUid = image.uid;
    expect(await recorded()).toEqual([
      { type: 'version.added', payload: { imageUid, versionId: resultVersionId, origin: 'ai_edit' } },
      moved('capture', 0, jobId),
      { type: 'edit.finished', payload: { jobId, imageUid, state: 'succeeded', resultVersionId } },
    ]);
    expect(signals).toContainEqual({ type: 'image-changed', imageUid });
    expect(signals.at(-1)).toMatchObject({ type: 'ai-edit-changed', jobId, state: 'succeeded', progress: 1 });
    await refundAiEdit(world)(jobId, 'It came out upside down');
    expect(await recorded()).toEqual([moved('refund', 1, jobId)]);
  });

  it('record the returned credit of an edit that was taken back, and send the change of the image', async () => {
    const { world, viewer, image, recorded, signals } = await settledIn();
    const imageUid = image.uid;
    (world.editors[0] as ScriptedEditor).answerNext(answersBuiltIn);
    const { id: jobId } = await world.useCases.requestAiEdit(viewer, editRequest(imageUid, 'vintage'));
    await world.jobs.runAiEdit(jobId, new AbortController().signal);
    const versionId = (await world.repositories.images.listVersions(imageUid))[1]?.id;
    await recorded();
    signals.length = 0;
    for (let i = 0; i < 2; i += 1) await world.useCases.takeBackAiEdit(viewer, jobId);
    expect(await recorded()).toEqual([
      moved('refund', 1, jobId),
      { type: 'edit.taken_back', payload: { jobId, imageUid, versionId } },
    ]);
    expect(signals).toEqual([{ type: 'image-changed', imageUid }]);
  });

  it('record the released credit and the end of a cancelled edit', async () => {
    const { world, viewer, image, recorded, signals } = await settledIn();
    const { id: jobId } = await world.useCases.requestAiEdit(
      viewer,
      editRequest(image.uid, 'make it vintage'),
    );
    await recorded();
    for (let i = 0; i < 2; i += 1) await world.useCases.cancelAiEdit(viewer, jobId);
    const payload = { jobId, imageUid: image.uid, state: 'cancelled', resultVersionId: null };
    expect(await recorded()).toEqual([moved('release', 1, jobId), { type: 'edit.finished', payload }]);
    expect(signals.at(-1)).toMatchObject({ type: 'ai-edit-changed', jobId, state: 'cancelled', progress: 0 });
  });

  it('record the images of a comparison, from two uploads, two images or two versions of one', async () => {
    const { world, viewer, image, recorded, signals } = await settledIn();
    const grant = await world.useCases.grantUpload(viewer);
    const file = (text: string) => ({ source: bytesOf(text), filename: 'photo.png' });
    const uploaded = await world.useCases.uploadComparison(grant, {
      original: file('picture before'),
      edited: file('picture after'),
    });
    const [originalImageUid, editedImageUid] = [uploaded.original.imageUid, uploaded.edited.imageUid];
    expect((await recorded()).at(-1)).toEqual({
      type: 'comparison.published',
      payload: { comparisonUid: uploaded.uid, originalImageUid, editedImageUid },
    });

    const later = { ...image.current, id: world.ids.uuid(), number: 2 };
    await world.repositories.images.insertVersion(later);
    signals.length = 0;
    const { uid } = await world.useCases.createComparison(viewer, {
      imageUid: image.uid,
      originalVersionId: image.current.id,
      editedVersionId: later.id,
    });
    expect(await recorded()).toEqual([
      {
        type: 'comparison.published',
        payload: { comparisonUid: uid, originalImageUid: image.uid, editedImageUid: image.uid },
      },
    ]);
    expect(signals).toEqual([{ type: 'image-changed', imageUid: image.uid }]);

    signals.length = 0;
    const two = await world.useCases.createComparison(viewer, {
      imageUid: originalImageUid,
      editedImageUid: image.uid,
    });
    expect(await recorded()).toEqual([
      {
        type: 'comparison.published',
        payload: { comparisonUid: two.uid, originalImageUid, editedImageUid: image.uid },
      },
    ]);
    expect(signals).toEqual(
      [originalImageUid, image.uid].map((imageUid) => ({ type: 'image-changed', imageUid })),
    );
  });

  it('record the requested deletion of an account and its cancellation, each once', async () => {
    const { world, user, viewer, recorded, signals } = await setUp();
    await recorded();
    await world.useCases.requestAccountDeletion(viewer, { password: 'Secret123', username: 'ada' });
    expect(await recorded()).toEqual([{ type: 'account.deletion_requested', payload: {} }]);
    expect(signals).toContainEqual({ type: 'owner-changed', userId: user.id });
    signals.length = 0;
    for (let i = 0; i < 2; i += 1) {
      await world.useCases.logIn({ username: 'ada', password: 'Secret123', client: clientAt() });
    }
    expect(await recorded()).toEqual([{ type: 'account.restored', payload: {} }]);
    expect(signals).toEqual([{ type: 'owner-changed', userId: user.id }]);
  });

  it('record every movement of credits, as the ledger does', async () => {
    const { world, user, viewer, image, runEdit } = await settledIn();
    const edit = await world.useCases.requestAiEdit(viewer, editRequest(image.uid, 'make it vintage'));
    await runEdit(edit.id);
    await world.useCases.requestAiEdit(viewer, editRequest(image.uid, 'make it red'));
    await world.useCases.deleteImage(viewer, image.uid);
    const ledger = world.database.tables.ledger.map(({ kind, amount, jobId, externalReference }) => ({
      kind,
      amount,
      jobId,
      externalReference,
    }));
    const events = (await world.repositories.domainEvents.listByUser(user.id)).toReversed();
    expect(ledger).toHaveLength(5);
    expect(events.flatMap(({ type, payload }) => (type === 'credits.moved' ? [payload] : []))).toEqual(
      ledger,
    );
  });
});
