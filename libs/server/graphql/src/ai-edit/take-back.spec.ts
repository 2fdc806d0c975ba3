import {
  answersBuiltIn,
  answersImage,
  editRequest,
  type ScriptedEditor,
} from '@safelight/application/testing';
import { TAKE_BACK_REFUSALS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

describe('AI edits', () => {
  const { site, ann, bob } = siteForEach('ann', 'bob');
  let uid: string;
  beforeEach(async () => {
    ({ uid } = await site.world.uploadText(ann.user.id, 'picture'));
  });

  it('of the built-in editor are taken back with their result, and of others refused with a reason', async () => {
    const run = async (answer: typeof answersImage): Promise<string> => {
      (site.world.editors[0] as ScriptedEditor).answerNext(answer);
      const wanted = editRequest(uid, 'make it vintage');
      const { id } = await site.world.useCases.requestAiEdit(ann.viewer, wanted);
      await site.world.jobs.runAiEdit(id, new AbortController().signal);
      return id;
    };
    const read = async (id: string) => {
      const query = `query ($id: ID!) { me { credits takeBacksLeft } aiEditJob(id: $id) {
        takenBackAt takeBackUntil resultVersion { number } } }`;
      return (await site.ask(query, { id }, ann.token)).data;
    };
    const TAKE_BACK = `mutation ($id: ID!) { takeBackAiEdit(id: $id) {
      id state takenBackAt takeBackUntil resultVersion { id } image { versions { number } } } }`;
    const id = await run(answersBuiltIn);
    const now = site.world.clock.now().getTime();
    const takeBackUntil = new Date(now + 24 * 3_600_000).toISOString();
    expect(await read(id)).toEqual({
      me: { credits: 99, takeBacksLeft: 5 },
      aiEditJob: { takenBackAt: null, takeBackUntil, resultVersion: { number: 2 } },
    });
    const takenBackAt = new Date(now).toISOString();
    const gone = { takenBackAt, takeBackUntil: null, resultVersion: null };
    for (let round = 0; round < 2; round += 1) {
      expect(await site.ask(TAKE_BACK, { id }, ann.token)).toMatchObject({
        data: { takeBackAiEdit: { id, state: 'SUCCEEDED', ...gone, image: { versions: [{ number: 1 }] } } },
        errors: [],
      });
    }
    expect(await read(id)).toEqual({ me: { credits: 100, takeBacksLeft: 4 }, aiEditJob: gone });

    const hosted = await run(answersImage);
    expect(await read(hosted)).toMatchObject({ aiEditJob: { takenBackAt: null, takeBackUntil: null } });
    const refused = await site.ask(TAKE_BACK, { id: hosted }, ann.token);
    expect(refused.errors[0]).toMatchObject({
      message: TAKE_BACK_REFUSALS['other-editor'],
      extensions: { code: 'TAKE_BACK_REFUSED', details: { reason: 'other-editor' } },
    });
    const theirs = await site.ask(TAKE_BACK, { id: hosted }, bob.token);
    expect(theirs.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
