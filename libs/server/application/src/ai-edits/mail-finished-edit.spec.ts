import { answersImage, createWorld, editRequest, ScriptedEditor } from '../testing/index.ts';
import { runAiEdit } from './run-ai-edit.ts';

const setUp = async (mailOnAiEdit: boolean, answer: ConstructorParameters<typeof ScriptedEditor>[0]) => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  world.changeUser(user.id, { mailOnAiEdit });
  const { uid } = await world.uploadText(user.id, 'picture');
  const wish = editRequest(uid, 'make it vintage');
  const job = await world.useCases.requestAiEdit(viewer, wish);
  const editor = new ScriptedEditor(answer);
  const run = () => runAiEdit({ ...world, editors: [editor] })(job.id, new AbortController().signal);
  const mails = () => world.mails().filter(({ message }) => message.subject.startsWith('aiEdit'));
  return { world, user, viewer, uid, job, run, mails };
};

describe('the email about a finished edit', () => {
  it('is queued once, with a link to the result, for users who enabled these emails', async () => {
    const { world, user, uid, run, mails } = await setUp(true, answersImage);
    await run();
    await run();
    await world.deliverEvents();
    await world.deliverEvents();
    expect(mails()).toHaveLength(1);
    const finished = await world.repositories.domainEvents.listByUser(user.id);
    expect(mails()[0]?.messageId).toBe(finished.find(({ type }) => type === 'edit.finished')?.id);
    expect(world.mailOf('aiEditFinished')).toMatchObject({
      to: 'ada@example.com',
      text: `https://site/image/${uid}`,
      html: expect.stringContaining('make it vintage'),
    });
  });

  it('is not queued for users who disabled these emails', async () => {
    const { world, run, mails } = await setUp(false, answersImage);
    await run();
    await world.deliverEvents();
    expect(mails()).toEqual([]);
  });

  it('is not queued if the result of the edit cannot be recorded', async () => {
    const { world, run, mails } = await setUp(true, answersImage);
    const append = world.repositories.credits.append;
    Object.assign(world.repositories.credits, { append: () => Promise.reject(new Error('down')) });
    await expect(run()).rejects.toThrow('down');
    Object.assign(world.repositories.credits, { append });
    await world.deliverEvents();
    expect(mails()).toEqual([]);
  });

  it('says why an edit failed', async () => {
    const { world, uid, run, mails } = await setUp(true, async () => ({ kind: 'refused', message: 'no' }));
    await run();
    await world.deliverEvents();
    await world.deliverEvents();
    expect(mails()).toHaveLength(1);
    expect(world.mailOf('aiEditFailed')).toMatchObject({
      to: 'ada@example.com',
      text: `https://site/image/${uid}`,
      html: expect.stringMatching(/"prompt":"make it vintage".*"reason":"[^"]*no"/),
    });
  });

  it('is not queued for an edit that was cancelled', async () => {
    const { world, viewer, job, mails } = await setUp(true, answersImage);
    await world.useCases.cancelAiEdit(viewer, job.id);
    await world.deliverEvents();
    expect(mails()).toEqual([]);
  });

  it('is not queued if the image or the account was deleted in the meantime', async () => {
    const deleted = await setUp(true, answersImage);
    await deleted.run();
    await deleted.world.useCases.deleteImage(deleted.viewer, deleted.uid);
    const gone = await setUp(true, answersImage);
    await gone.run();
    await gone.world.repositories.users.purge(gone.user.id);
    for (const { world, mails } of [deleted, gone]) {
      await world.deliverEvents();
      expect(mails()).toEqual([]);
    }
  });
});
