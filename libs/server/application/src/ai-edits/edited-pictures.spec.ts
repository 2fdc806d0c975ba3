import { answersImage, bytesOf, createWorld, editRequest, ScriptedEditor } from '../testing/index.ts';
import type { AiEditRequest } from './request-ai-edit.ts';
import { runAiEdit } from './run-ai-edit.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const withPicture = async () => {
  const editor = new ScriptedEditor(answersImage, answersImage);
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture of a hill');
  const { file } = await world.useCases.uploadLayerPicture(await world.useCases.grantUpload(viewer), {
    imageUid: image.uid,
    source: bytesOf('picture of the canvas'),
  });
  const request = (changes: Partial<AiEditRequest> = {}) =>
    world.useCases.requestAiEdit(viewer, editRequest(image.uid, 'make it vintage', changes));
  const runJob = async (id: string) => {
    await runAiEdit({ ...world, editors: [editor] })(id, new AbortController().signal);
    return world.useCases.getAiEdit(viewer, id);
  };
  return {
    ...{ world, user, viewer, image, request, runJob, pictureHash: file.sha256 },
    run: async (changes: Partial<AiEditRequest>) => runJob((await request(changes)).id),
    balance: () => world.repositories.credits.balance(user.id),
    result: async (): Promise<string> => {
      const latest = (await world.repositories.images.listVersions(image.uid)).at(-1);
      return world.store.objects.get(latest?.original.key ?? '')?.toString() ?? '';
    },
  };
};

it('an AI edit of a layer picture adds its result as a version of the image', async () => {
  const { run, result, pictureHash, image } = await withPicture();
  expect(await run({ pictureHash, mask: base64('mask of the sky') })).toMatchObject({
    state: 'succeeded',
    parentVersionId: image.current.id,
    pictureHash,
  });
  expect(await result()).toContain('picture of the canvas outside');
});

it('an AI edit of a layer picture uses the same layer picture when it is run again', async () => {
  const { world, viewer, run, pictureHash } = await withPicture();
  const first = await run({ pictureHash });
  expect(await world.useCases.rerunAiEdit(viewer, first.id, null)).toMatchObject({ pictureHash });
});

it('an AI edit is refused if its layer picture belongs to another image', async () => {
  const { world, user, request, balance, viewer, pictureHash } = await withPicture();
  const other = await world.uploadText(user.id, 'picture of a lake');
  await expect(
    world.useCases.requestAiEdit(viewer, editRequest(other.uid, 'make it vintage', { pictureHash })),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const unknown of ['a'.repeat(64), '', "'; --", '\0']) {
    await expect(request({ pictureHash: unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await balance()).toBe(100);
});

it('an AI edit is refused if its Idempotency-Key was used with another layer picture', async () => {
  const { request, pictureHash } = await withPicture();
  const first = await request({ pictureHash, idempotencyKey: 'canvas' });
  expect((await request({ pictureHash, idempotencyKey: 'canvas' })).id).toBe(first.id);
  await expect(request({ idempotencyKey: 'canvas' })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

it('an AI edit fails and its credit is released if its layer picture was deleted before it runs', async () => {
  const { world, request, runJob, balance, pictureHash } = await withPicture();
  const { id } = await request({ pictureHash });
  world.database.tables.layerPictures.clear();
  expect(await runJob(id)).toMatchObject({ state: 'failed' });
  expect(await balance()).toBe(100);
});

it('an AI edit without a mask is stored byte for byte, so that a file keeps the size that its editor gave it', async () => {
  const { run, result } = await withPicture();
  await run({});
  expect(await result()).toBe('picture edited');
});
