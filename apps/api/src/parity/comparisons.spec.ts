import { randomUUID } from 'node:crypto';
import { fileOf, formOf } from '../testing/files.ts';
import type { GraphqlCall, RestCall } from '../testing/both-transports.ts';
import { parity } from '../testing/parity.ts';

const COMPARISON = `uid title description viewCount createdAt`;

describe('REST and GraphQL', () => {
  const { site, ann, bob, edited, expectSame, expectAlike, expectRefused, expectMissing } = parity();

  describe('for versions and comparisons', () => {
    const CREATE = `mutation ($input: CreateComparisonInput!) { createComparison(input: $input) { ${COMPARISON} } }`;
    type Pair = Awaited<ReturnType<typeof edited>>;
    const publish = (pair: Pair, other: Pair = pair): [RestCall, GraphqlCall] => {
      const { uid, upload, edit } = pair;
      const body = { image: uid, original_version: upload, edited_version: edit, title: 'Dunes' };
      const input = {
        imageUid: other.uid,
        originalVersionId: other.upload,
        editedVersionId: other.edit,
        title: 'Dunes',
      };
      return [
        { method: 'POST', path: '/images/comparisons/', body },
        { query: CREATE, variables: { input } },
      ];
    };

    it('publish, list and show a comparison of two versions with the same answers', async () => {
      const [one, two] = [await edited('picture 1', 'public'), await edited('picture 2', 'public')];
      await expectAlike(ann.token, ...publish(one, two));
      const list = `{ comparisons { nodes { ${COMPARISON} } } }`;
      await expectSame(ann.token, { path: '/images/comparisons/' }, { query: list });
      await expectRefused(null, 'UNAUTHENTICATED', { path: '/images/comparisons/' }, { query: list });
      const [made] = [...site.world.database.tables.comparisons.values()];
      const uid = made?.uid ?? '';
      const query = `{ comparison(uid: "${uid}") { ${COMPARISON} } }`;
      await expectSame(null, { path: `/images/comparisons/${uid}/` }, { query });
      const ofImage = `/images/${one.uid}/comparisons/`;
      const shown = `{ image(uid: "${one.uid}") { nodes: comparisons { ${COMPARISON} } } }`;
      for (const { token } of [ann, bob]) await expectSame(token, { path: ofImage }, { query: shown });
      await expectMissing(null, '/images/comparisons/nonsense/', query.replace(uid, 'nonsense'));
    });

    it('publish a comparison of two images with the same answers', async () => {
      const pair = async () =>
        [await edited('picture 1', 'private'), await edited('picture 2', 'private')] as const;
      const [[before, after], [otherBefore, otherAfter]] = [await pair(), await pair()];
      const body = { image: before.uid, edited_image: after.uid };
      const input = { imageUid: otherBefore.uid, editedImageUid: otherAfter.uid };
      const path = '/images/comparisons/';
      await expectAlike(ann.token, { method: 'POST', path, body }, { query: CREATE, variables: { input } });
    });

    it('refuse to compare unknown versions or versions of another user’s image', async () => {
      const pair = await edited('picture 1', 'public');
      await expectRefused(ann.token, 'NOT_FOUND', ...publish({ ...pair, edit: randomUUID() }));
      await expectRefused(bob.token, 'NOT_FOUND', ...publish(pair));
    });

    it('accept two uploaded pictures as a comparison, and refuse files that are not pictures', async () => {
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

    it('allow only the owner to change, delete and restore a comparison', async () => {
      const pair = await edited('picture 1', 'public');
      const input = {
        imageUid: pair.uid,
        originalVersionId: pair.upload,
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
        { method: 'DELETE', path: `/images/${pair.uid}/` },
        { query: `mutation { deleteImage(uid: "${pair.uid}") { uid } }` },
      );
      const restore: [RestCall, GraphqlCall] = [
        { method: 'POST', path: `/images/comparisons/${uid}/restore/` },
        { query: `mutation { restoreComparison(uid: "${uid}") { ${COMPARISON} } }` },
      ];
      await expectRefused(ann.token, 'NOT_FOUND', ...restore);
      const { createComparison, deleteComparison, updateImage } = site.world.useCases;
      const other = await createComparison(ann.viewer, { ...input, title: 'New' });
      for (const deleted of [uid, other.uid]) await deleteComparison(ann.viewer, deleted);
      await expectRefused(bob.token, 'NOT_FOUND', ...restore);
      await updateImage(ann.viewer, pair.uid, { privacy: 'private' });
      await expectRefused(ann.token, 'CONFLICT', ...restore);
      await updateImage(ann.viewer, pair.uid, { privacy: 'public' });
      const query = `mutation { restoreComparison(uid: "${other.uid}") { ${COMPARISON} } }`;
      await expectAlike(ann.token, restore[0], { query });
    });
  });
});
