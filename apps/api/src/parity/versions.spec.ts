import { randomUUID } from 'node:crypto';
import type { GraphqlCall, RestCall } from '../testing/both-transports.ts';
import { parity } from '../testing/parity.ts';

const VERSION = `id number isCurrent origin fileSize contentType width height createdAt url thumbnailUrl
  aiEdit { jobId parentVersionId prompt model processingTime textResponse setsFile }`;

interface FromGraphql extends Readonly<Record<string, unknown>> {
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** A version as REST answers it, with the field names of GraphQL. */
interface FromRest extends FromGraphql {
  readonly origin: { readonly kind: string; readonly aiEdit: string; readonly parentVersion: string } | null;
}

/** A URL without its origin, because GraphQL answers addresses relative to the site. */
const pathIn = (address: string): string => {
  const { pathname, search } = new URL(address, 'https://site');
  return pathname + search;
};

const withPaths = (version: FromGraphql) => ({
  ...version,
  url: pathIn(version.url),
  thumbnailUrl: pathIn(version.thumbnailUrl),
});

/** Converts a version from a REST answer to the shape of the GraphQL query. */
const asGraphql = (answer: FromRest) => {
  const { origin, image: _image, fileExtension: _extension, downloadUrl: _download, ...version } = answer;
  const { kind = null, aiEdit: jobId, parentVersion: parentVersionId, ...edit } = origin ?? {};
  const aiEdit = kind === 'ai_edit' ? { jobId, parentVersionId, ...edit } : null;
  return withPaths({ ...version, origin: kind, aiEdit });
};

describe('REST and GraphQL', () => {
  const { site, ann, bob, edited, ask, expectRefused, expectMissing } = parity();

  /** The versions of an image, which both transports must list alike. */
  const versionsOf = async (as: string | null, uid: string) => {
    const { rest, graphql } = await ask(
      as,
      { path: `/images/${uid}/versions/` },
      { query: `{ image(uid: "${uid}") { versions { ${VERSION} } } }` },
    );
    const fromGraphql = (graphql.data as { versions: FromGraphql[] }).versions.map(withPaths);
    expect((rest.data as FromRest[]).map(asGraphql)).toEqual(fromGraphql);
    return fromGraphql;
  };

  const mutationOf =
    (name: 'useVersion' | 'deleteVersion', fields: string) =>
    (uid: string, id: string, otherUid = uid, otherId = id): [RestCall, GraphqlCall] => [
      name === 'useVersion'
        ? { method: 'POST', path: `/images/${uid}/versions/${id}/use/` }
        : { method: 'DELETE', path: `/images/${uid}/versions/${id}/` },
      {
        query: `mutation ($uid: ID!, $id: ID!) { ${name}(imageUid: $uid, versionId: $id) { ${fields} } }`,
        variables: { uid: otherUid, id: otherId },
      },
    ];
  const use = mutationOf('useVersion', `current { ${VERSION} }`);
  const remove = mutationOf('deleteVersion', 'uid');

  describe('for versions', () => {
    it('list all versions for the owner, and only the current version of a public image for others', async () => {
      const { uid, upload, edit } = await edited('picture', 'public');
      const own = await versionsOf(ann.token, uid);
      expect(own).toMatchObject([
        { id: upload, number: 1, isCurrent: true, origin: 'upload', aiEdit: null },
        { id: edit, number: 2, isCurrent: false, origin: 'ai_edit', aiEdit: { parentVersionId: upload } },
      ]);
      for (const as of [bob.token, null]) {
        expect(await versionsOf(as, uid)).toMatchObject([{ id: upload, origin: null, aiEdit: null }]);
      }
    });

    it('do not show the versions of a private image to others', async () => {
      const { uid } = await edited('picture');
      expect(await versionsOf(ann.token, uid)).toHaveLength(2);
      for (const [as, of] of [
        [bob.token, uid],
        [null, uid],
        [ann.token, 'nonsense'],
      ] as const) {
        await expectMissing(
          as,
          `/images/${of}/versions/`,
          `{ image(uid: "${of}") { versions { ${VERSION} } } }`,
        );
      }
    });

    it('return the same version when it becomes the current one', async () => {
      const [one, other] = [await edited('picture 1', 'public'), await edited('picture 2', 'public')];
      const { rest, graphql } = await ask(ann.token, ...use(one.uid, one.edit, other.uid, other.edit));
      const { current } = graphql.data as { current: FromGraphql };
      const expected = { number: 2, isCurrent: true, origin: 'ai_edit' };
      expect(asGraphql(rest.data as FromRest)).toMatchObject({ id: one.edit, ...expected });
      expect(current).toMatchObject({ id: other.edit, ...expected });
      for (const { uid, edit } of [one, other]) {
        expect(await versionsOf(ann.token, uid)).toMatchObject([
          { isCurrent: false },
          { id: edit, isCurrent: true },
        ]);
        expect(await versionsOf(bob.token, uid)).toMatchObject([{ id: edit, isCurrent: true }]);
      }
    });

    it('delete a version that is not current, and then answer NOT_FOUND for it', async () => {
      const [one, other] = [await edited('picture 1'), await edited('picture 2')];
      const { rest, graphql } = await ask(ann.token, ...remove(one.uid, one.edit, other.uid, other.edit));
      expect([rest.code, graphql.code]).toEqual([null, null]);
      for (const { uid, upload } of [one, other]) {
        expect(await versionsOf(ann.token, uid)).toMatchObject([{ id: upload }]);
      }
      await expectRefused(ann.token, 'NOT_FOUND', ...remove(one.uid, one.edit, other.uid, other.edit));
    });

    it('refuse to delete the original, the current version and a version that a comparison shows', async () => {
      const { uid, upload, edit } = await edited('picture', 'public');
      await expectRefused(ann.token, 'CONFLICT', ...remove(uid, upload));
      await site.world.useCases.useVersion(ann.viewer, uid, edit);
      for (const version of [upload, edit])
        await expectRefused(ann.token, 'CONFLICT', ...remove(uid, version));
      await site.world.useCases.useVersion(ann.viewer, uid, upload);
      const shown = { imageUid: uid, originalVersionId: upload, editedVersionId: edit };
      await site.world.useCases.createComparison(ann.viewer, shown);
      await expectRefused(ann.token, 'CONFLICT', ...remove(uid, edit));
      expect(await versionsOf(ann.token, uid)).toHaveLength(2);
    });

    it.each([
      ['use', use],
      ['delete', remove],
    ])('%s a version only if it exists and belongs to an image of the viewer', async (_name, change) => {
      const [one, other] = [await edited('picture 1', 'public'), await edited('picture 2')];
      await expectRefused(bob.token, 'NOT_FOUND', ...change(one.uid, one.edit));
      await expectRefused(null, 'UNAUTHENTICATED', ...change(one.uid, one.edit));
      for (const id of [other.edit, randomUUID(), 'nonsense']) {
        await expectRefused(ann.token, 'NOT_FOUND', ...change(one.uid, id));
      }
      await expectRefused(ann.token, 'NOT_FOUND', ...change('nonsense', one.edit));
      for (const { uid, upload } of [one, other]) {
        expect(await versionsOf(ann.token, uid)).toMatchObject([
          { id: upload, isCurrent: true },
          { number: 2 },
        ]);
      }
    });
  });
});
