import { answersBuiltIn, editRequest, type ScriptedEditor } from '@safelight/application/testing';
import type { GraphqlCall, RestCall } from '../testing/both-transports.ts';
import { parity } from '../testing/parity.ts';

const EDIT = `id prompt area state stage progress errorMessage errorCode createdAt finishedAt takenBackAt takeBackUntil`;

describe('REST and GraphQL', () => {
  const { site, ann, bob, ask, expectSame, expectRefused, expectMissing } = parity();

  const upload = (text: string, privacy: 'public' | 'private' = 'private') =>
    site.world.uploadText(ann.user.id, text, privacy);

  describe('for AI edits and credits', () => {
    const REQUEST = `mutation ($input: RequestAiEditInput!) { requestAiEdit(input: $input) { ${EDIT} } }`;
    const request = (imageUid: string, prompt = 'make it vintage'): [RestCall, GraphqlCall] => [
      { method: 'POST', path: '/ai/edits/', body: { image: imageUid, prompt } },
      { query: REQUEST, variables: { input: { imageUid, prompt } } },
    ];

    it('show, list and cancel an edit with the same answers, and hide it from other users', async () => {
      const { uid } = await upload('picture');
      const job = await site.world.useCases.requestAiEdit(ann.viewer, editRequest(uid, 'make it vintage'));
      const read: [RestCall, GraphqlCall] = [
        { path: `/ai/edits/${job.id}/` },
        { query: `{ aiEditJob(id: "${job.id}") { ${EDIT} } }` },
      ];
      await expectSame(ann.token, ...read);
      await expectMissing(bob.token, read[0].path, read[1].query);
      const list = `{ aiEditJobs { nodes { ${EDIT} } } }`;
      await expectSame(ann.token, { path: '/ai/edits/' }, { query: list });
      await expectSame(
        ann.token,
        { method: 'POST', path: `/ai/edits/${job.id}/cancel/` },
        { query: `mutation { cancelAiEdit(id: "${job.id}") { ${EDIT} } }` },
      );
      await expectSame(ann.token, { path: '/auth/me/' }, { query: `{ me { credits } }` });
    });

    it('say why an edit failed with the same code', async () => {
      const { uid } = await upload('picture');
      (site.world.editors[0] as ScriptedEditor).answerNext(async () => ({
        kind: 'unable',
        failure: 'needs_reference',
        message: 'This edit needs another image.',
      }));
      const job = await site.world.useCases.requestAiEdit(ann.viewer, editRequest(uid, 'on a beach'));
      await site.world.jobs.runAiEdit(job.id, new AbortController().signal);
      const query = `{ aiEditJob(id: "${job.id}") { ${EDIT} } }`;
      await expectSame(ann.token, { path: `/ai/edits/${job.id}/` }, { query });
      expect((await site.graphql(ann.token, { query })).data).toMatchObject({ errorCode: expect.anything() });
    });

    it('take an edit back with the same answers, also a second time, and refuse one that is not finished', async () => {
      const { uid } = await upload('picture');
      const wanted = editRequest(uid, 'make it vintage');
      (site.world.editors[0] as ScriptedEditor).answerNext(answersBuiltIn);
      const job = await site.world.useCases.requestAiEdit(ann.viewer, wanted);
      const takeBack = (id: string): [RestCall, GraphqlCall] => [
        { method: 'POST', path: `/ai/edits/${id}/take-back/` },
        { query: `mutation { takeBackAiEdit(id: "${id}") { ${EDIT} } }` },
      ];
      await expectRefused(ann.token, 'TAKE_BACK_REFUSED', ...takeBack(job.id));
      await site.world.jobs.runAiEdit(job.id, new AbortController().signal);
      await expectRefused(bob.token, 'NOT_FOUND', ...takeBack(job.id));
      await expectSame(ann.token, ...takeBack(job.id));
      expect(await site.world.repositories.credits.balance(ann.user.id)).toBe(100);
    });

    it('each reserve one credit for an edit, and refuse an edit without credits with INSUFFICIENT_CREDITS', async () => {
      const { uid } = await upload('picture');
      const { credits } = site.world.repositories;
      await ask(ann.token, ...request(uid));
      expect(await credits.balance(ann.user.id)).toBe(98);
      await expectRefused(ann.token, 'INVALID_INPUT', ...request(uid, ' '));
      await expectRefused(bob.token, 'NOT_FOUND', ...request(uid));
      await expectRefused(null, 'UNAUTHENTICATED', ...request(uid));
      const left = { userId: ann.user.id, amount: -98, jobId: null, reason: 'test', externalReference: null };
      await credits.append({ ...left, kind: 'expire' });
      await expectRefused(ann.token, 'INSUFFICIENT_CREDITS', ...request(uid));
    });

    it('report the same AI capabilities', async () => {
      const query = `{ aiCapabilities { editors freeform references areas creditsPerEdit } }`;
      await expectSame(null, { path: '/ai/capabilities/' }, { query });
    });
  });
});
