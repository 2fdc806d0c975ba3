import { answersImage, editRequest, type ScriptedEditor } from '@safelight/application/testing';
import { randomUUID } from 'node:crypto';
import { fileOf, formOf } from '../testing/files.ts';
import type { BothTransports, GraphqlCall, RestCall } from '../testing/both-transports.ts';
import { parity, type Person } from '../testing/parity.ts';

const COMPARISON = `uid title description viewCount createdAt`;

describe('REST and GraphQL', () => {
  let site: BothTransports;
  let ann: Person;
  let bob: Person;
  const { expectSame, expectAlike, expectRefused, expectMissing } = parity(
    (ground) => ({ site, ann, bob } = ground),
  );

  const upload = (text: string, privacy: 'public' | 'private' = 'private') =>
    site.world.uploadText(ann.user.id, text, privacy);

  describe('on versions and comparisons', () => {
    /** Creates an image with two versions. */
    const edited = async (text: string) => {
      const { world } = site;
      const image = await upload(text, 'public');
      const job = await world.useCases.requestAiEdit(ann.viewer, editRequest(image.uid, 'make it vintage'));
      const editor = world.editors[0] as ScriptedEditor;
      editor.answerNext(answersImage);
      await world.jobs.runAiEdit(job.id, new AbortController().signal);
      const [original, edit] = await world.repositories.images.listVersions(image.uid);
      return { image, original: original?.id ?? '', edit: edit?.id ?? '' };
    };
    const CREATE = `mutation ($input: CreateComparisonInput!) { createComparison(input: $input) { ${COMPARISON} } }`;
    type Pair = Awaited<ReturnType<typeof edited>>;
    const publish = (pair: Pair, other: Pair = pair): [RestCall, GraphqlCall] => {
      const { image, original, edit } = pair;
      const body = { image: image.uid, original_version: original, edited_version: edit, title: 'Dunes' };
      const input = {
        imageUid: other.image.uid,
        originalVersionId: other.original,
        editedVersionId: other.edit,
        title: 'Dunes',
      };
      return [
        { method: 'POST', path: '/images/comparisons/', body },
        { query: CREATE, variables: { input } },
      ];
    };

    it('publish two versions alike, list them, and show them to anyone', async () => {
      const [one, two] = [await edited('picture 1'), await edited('picture 2')];
      await expectAlike(ann.token, ...publish(one, two));
      const list = `{ comparisons { nodes { ${COMPARISON} } } }`;
      await expectSame(ann.token, { path: '/images/comparisons/' }, { query: list });
      await expectRefused(null, 'UNAUTHENTICATED', { path: '/images/comparisons/' }, { query: list });
      const [made] = [...site.world.database.tables.comparisons.values()];
      const uid = made?.uid ?? '';
      const query = `{ comparison(uid: "${uid}") { ${COMPARISON} } }`;
      await expectSame(null, { path: `/images/comparisons/${uid}/` }, { query });
      const ofImage = `/images/${one.image.uid}/comparisons/`;
      const shown = `{ image(uid: "${one.image.uid}") { nodes: comparisons { ${COMPARISON} } } }`;
      for (const { token } of [ann, bob]) await expectSame(token, { path: ofImage }, { query: shown });
      await expectMissing(null, '/images/comparisons/nonsense/', query.replace(uid, 'nonsense'));
    });

    it('refuse unknown versions, and images of other users', async () => {
      const pair = await edited('picture 1');
      await expectRefused(ann.token, 'NOT_FOUND', ...publish({ ...pair, edit: randomUUID() }));
      await expectRefused(bob.token, 'NOT_FOUND', ...publish(pair));
    });

    it('accept two pictures as a comparison, and refuse other files', async () => {
      const query = `mutation ($original: Upload!, $edited: Upload!) {
        uploadComparison(original: $original, edited: $edited) { ${COMPARISON} }
      }`;
      const send = (before: string, after: string): [RestCall, GraphqlCall] => [
        {
          method: 'POST',
          path: '/images/comparisons/upload/',
          body: formOf({ original_image: fileOf(before), edited_image: fileOf(after) }),
        },
        {
          query,
          variables: { original: null, edited: null },
          files: { original: fileOf(before), edited: fileOf(after) },
        },
      ];
      await expectAlike(ann.token, ...send('picture before', 'picture after'));
      await expectRefused(ann.token, 'INVALID_FILE_FORMAT', ...send('picture before', 'words'));
    });

    it('change and delete comparisons for their owner only', async () => {
      const pair = await edited('picture 1');
      const input = {
        imageUid: pair.image.uid,
        originalVersionId: pair.original,
        editedVersionId: pair.edit,
      };
      const { uid } = await site.world.useCases.createComparison(ann.viewer, input);
      const rename: [RestCall, GraphqlCall] = [
        { method: 'PATCH', path: `/images/comparisons/${uid}/`, body: { title: 'New' } },
        { query: `mutation { updateComparison(uid: "${uid}", input: { title: "New" }) { ${COMPARISON} } }` },
      ];
      await expectSame(ann.token, ...rename);
      await expectRefused(bob.token, 'NOT_FOUND', ...rename);
      await expectRefused(
        bob.token,
        'NOT_FOUND',
        { method: 'DELETE', path: `/images/comparisons/${uid}/` },
        { query: `mutation { deleteComparison(uid: "${uid}") }` },
      );
      await expectRefused(
        ann.token,
        'CONFLICT',
        { method: 'DELETE', path: `/images/${pair.image.uid}/` },
        { query: `mutation { deleteImage(uid: "${pair.image.uid}") { uid } }` },
      );
    });
  });
});
