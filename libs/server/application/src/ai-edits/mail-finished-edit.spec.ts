import { answersImage, createWorld, editRequest, ScriptedEditor } from '../testing/index.ts';
import { requestAiEdit } from './request-ai-edit.ts';
import { runAiEdit } from './run-ai-edit.ts';

const setUp = async (mailOnAiEdit: boolean, answer: ConstructorParameters<typeof ScriptedEditor>[0]) => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  world.changeUser(user.id, { mailOnAiEdit });
  const { uid } = await world.uploadText(user.id, 'picture');
  const wish = editRequest(uid, 'make it vintage');
  const job = await requestAiEdit({ ...world.repositories, ...world })(viewer, wish);
  const editor = new ScriptedEditor(answer);
  const run = () =>
    runAiEdit({ ...world.repositories, ...world, editors: [editor] })(job.id, new AbortController().signal);
  return { world, uid, run };
};

describe('the mail about a finished edit', () => {
  it('is queued once with the result for who wants it', async () => {
    const { world, uid, run } = await setUp(true, answersImage);
    await run();
    await run();
    expect(world.mails().filter(({ message }) => message.subject === 'aiEditFinished')).toHaveLength(1);
    expect(world.mailOf('aiEditFinished')).toMatchObject({
      to: 'ada@example.com',
      text: `https://site/image/${uid}`,
      html: expect.stringContaining('make it vintage'),
    });
  });

  it('is not queued for who does not want it', async () => {
    const { world, run } = await setUp(false, answersImage);
    await run();
    expect(world.mailOf('aiEditFinished')).toBeUndefined();
  });

  it('is not queued for a result that could not be recorded', async () => {
    const { world, run } = await setUp(true, answersImage);
    const append = world.repositories.credits.append;
    Object.assign(world.repositories.credits, { append: () => Promise.reject(new Error('down')) });
    await expect(run()).rejects.toThrow('down');
    Object.assign(world.repositories.credits, { append });
    expect(world.mailOf('aiEditFinished')).toBeUndefined();
  });

  it('is not queued for an edit that failed', async () => {
    const { world, run } = await setUp(true, async () => ({ kind: 'refused', message: 'no' }));
    await run();
    expect(world.mailOf('aiEditFinished')).toBeUndefined();
  });
});
