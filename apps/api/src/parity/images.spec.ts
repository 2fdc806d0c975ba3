import { fileOf, formOf } from '../testing/files.ts';
import type { GraphqlCall, RestCall } from '../testing/both-transports.ts';
import { parity } from '../testing/parity.ts';

const IMAGE = `uid title description originalFilename privacy tags expiresAt viewCount fileSize contentType fileExtension width height
  isFavorite createdAt`;

describe('REST and GraphQL', () => {
  const { site, ann, bob, ask, expectSame, expectAlike, expectRefused, expectMissing } = parity();

  const upload = (text: string, privacy: 'public' | 'private' = 'private', owner = ann) =>
    site.world.uploadText(owner.user.id, text, privacy);

  describe('for images', () => {
    const ONE = (uid: string) => `{ image(uid: "${uid}") { ${IMAGE} } }`;
    const UPLOAD = `mutation ($file: Upload!) {
      uploadImage(file: $file) { isDuplicate image { ${IMAGE} } }
    }`;
    const UPDATE = `mutation ($uid: ID!, $input: UpdateImageInput!) {
      updateImage(uid: $uid, input: $input) { ${IMAGE} }
    }`;
    const sent = (text: string): [RestCall, GraphqlCall] => [
      { method: 'POST', path: '/images/upload/', body: formOf({ image: fileOf(text) }) },
      { query: UPLOAD, variables: { file: null }, files: { file: fileOf(text) } },
    ];

    const put = (text: string): [RestCall, GraphqlCall] => {
      const [, graphql] = sent(text);
      return [{ method: 'PUT', path: '/images/upload/hill.png', body: fileOf(text) }, graphql];
    };

    it('list the same images in the same order, and none of other users', async () => {
      for (const n of [1, 2, 3]) {
        await upload(`picture ${n}`);
        site.world.clock.advance(1_000);
      }
      await upload('picture of bob', 'public', bob);
      await expectSame(
        ann.token,
        { path: '/images/' },
        { query: `{ images { nodes { ${IMAGE} deleteUrl } } }` },
      );
      const two = `{ images(first: 2, sort: OLDEST) { nodes { ${IMAGE} } } }`;
      await expectSame(ann.token, { path: '/images/?limit=2&sort=oldest' }, { query: two });
      await expectRefused(null, 'UNAUTHENTICATED', { path: '/images/' }, { query: two });
    });

    it('show an image in the same way to everyone who may see it, and answer NOT_FOUND to everyone else', async () => {
      const [open, hidden] = [await upload('picture one', 'public'), await upload('picture two')];
      await expectSame(ann.token, { path: `/images/${hidden.uid}/` }, { query: ONE(hidden.uid) });
      const [path, query] = [`/images/${open.uid}/`, ONE(open.uid).replace('isFavorite', '')];
      for (const as of [bob.token, null]) await expectSame(as, { path }, { query });
      for (const as of [bob.token, null]) {
        await expectMissing(as, `/images/${hidden.uid}/`, ONE(hidden.uid));
        await expectMissing(as, `/images/nonsense/`, ONE('nonsense'));
      }
    });

    it('accept a picture as a new image, and report the same file as a duplicate the second time', async () => {
      const [, graphql] = sent('picture of a lake');
      const comparable = (data: { image?: object; isDuplicate: boolean }) => ({
        ...(data.image ?? data),
        isDuplicate: data.isDuplicate,
        fileSize: 17,
      });
      for (let time = 0; time < 2; time += 1) {
        const [rest] = time === 0 ? sent('picture of a hill') : put('picture of a hill');
        await expectAlike(ann.token, rest, graphql, comparable);
      }
    });

    it('refuse the same files with the same error codes', async () => {
      await expectRefused(ann.token, 'INVALID_FILE_FORMAT', ...sent('words'));
      await expectRefused(ann.token, 'INVALID_FILE_FORMAT', ...sent('picture broken'));
      await expectRefused(null, 'UNAUTHENTICATED', ...sent('picture'));
      await expectRefused(ann.token, 'INVALID_FILE_FORMAT', ...put('words'));
      await expectRefused(null, 'UNAUTHENTICATED', ...put('picture'));
    });

    it('accept the same changes of an image, and refuse the same ones with the same error codes', async () => {
      const [one, two] = [await upload('picture 1'), await upload('picture 2')];
      const changes = { title: 'Dunes', privacy: 'public', tags: ['sand', 'sea'] };
      const change = (uid: string, other: string, body: typeof changes): [RestCall, GraphqlCall] => [
        { method: 'PATCH', path: `/images/${uid}/`, body },
        { query: UPDATE, variables: { uid: other, input: { ...body, privacy: body.privacy.toUpperCase() } } },
      ];
      await expectAlike(ann.token, ...change(one.uid, two.uid, changes));
      await expectRefused(
        ann.token,
        'INVALID_INPUT',
        ...change(one.uid, one.uid, { ...changes, title: 'x'.repeat(300) }),
      );
      await expectRefused(bob.token, 'NOT_FOUND', ...change(one.uid, one.uid, changes));
      await expectRefused(null, 'UNAUTHENTICATED', ...change(one.uid, one.uid, changes));
    });

    it('allow only the owner to delete an image', async () => {
      const remove = (uid: string, other = uid): [RestCall, GraphqlCall] => [
        { method: 'DELETE', path: `/images/${uid}/` },
        { query: `mutation ($uid: ID!) { deleteImage(uid: $uid) { uid } }`, variables: { uid: other } },
      ];
      const [one, two] = [await upload('picture 1'), await upload('picture 2')];
      await expectRefused(bob.token, 'NOT_FOUND', ...remove(one.uid));
      await expectRefused(null, 'UNAUTHENTICATED', ...remove(one.uid));
      await ask(ann.token, ...remove(one.uid, two.uid));
      expect(await site.world.repositories.images.countByOwner(ann.user.id)).toBe(0);
      await expectRefused(ann.token, 'NOT_FOUND', ...remove(one.uid));
    });
  });
});
