import { jest } from '@jest/globals';
import { answersBuiltIn, editRequest, type ScriptedEditor } from '@safelight/application/testing';
import { siteForEach } from '../testing/test-server.ts';

describe('the AI edits of a list', () => {
  const { site, ann } = siteForEach('ann');

  it('of several images come with their images and results by as many queries as one edit', async () => {
    const { images } = site.world.repositories;
    const queries = ['find', 'findOwned', 'findVersion', 'findVersions', 'listVersions'] as const;
    const spies = queries.map((name) => jest.spyOn(images, name));
    const list = async () => {
      for (const spy of spies) spy.mockClear();
      const query = `{ aiEditJobs { nodes { image { uid } resultVersion { id } takeBackUntil } } }`;
      const { data } = await site.ask(query, {}, ann.token);
      return { data, count: spies.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
    };
    const finishEdit = async (imageUid: string) => {
      (site.world.editors[0] as ScriptedEditor).answerNext(answersBuiltIn);
      const { id } = await site.world.useCases.requestAiEdit(ann.viewer, editRequest(imageUid, 'vintage'));
      await site.world.jobs.runAiEdit(id, new AbortController().signal);
      return (await site.world.useCases.getAiEdit(ann.viewer, id)).resultVersionId;
    };
    const { uid } = await site.world.uploadText(ann.user.id, 'picture');
    await finishEdit(uid);
    const one = await list();
    site.world.clock.advance(1_000);
    const other = await site.world.uploadText(ann.user.id, 'picture two');
    const resultId = await finishEdit(other.uid);
    const both = await list();
    expect(both.data).toMatchObject({
      aiEditJobs: {
        nodes: [{ image: { uid: other.uid }, resultVersion: { id: resultId } }, { image: { uid } }],
      },
    });
    expect(both.count).toBe(one.count);
  });
});
