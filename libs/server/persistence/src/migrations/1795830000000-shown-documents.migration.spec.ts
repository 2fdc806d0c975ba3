import {
  sampleDocument,
  sampleImage,
  sampleUser,
  sampleVersion,
} from '@safelight/application/testing/contracts';
import { testDatabase } from '../testing/start-test-database.ts';
import { ShownDocuments1795830000000 } from './1795830000000-shown-documents.migration.ts';

describe('the migration that records which version looks like a document', () => {
  const db = testDatabase();

  it('finds the last version that was rendered from the last revision', async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    const image = sampleImage(user.id);
    await db.repositories.images.insert(image);
    const { uid: imageUid } = image;
    const versions = [1, 2, 2].map((revision, index) =>
      sampleVersion({
        imageUid,
        number: index + 2,
        origin: { kind: 'editor', documentUid: imageUid, revision },
      }),
    );
    for (const version of versions) await db.repositories.images.insertVersion(version);
    for (const revision of [1, 2])
      await db.repositories.editorDocuments.save(sampleDocument(image, { revision }));
    const unpublished = sampleImage(user.id);
    await db.repositories.images.insert(unpublished);
    await db.repositories.editorDocuments.save(sampleDocument(unpublished));

    const runner = db.database.dataSource.createQueryRunner();
    const migration = new ShownDocuments1795830000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const { find } = db.repositories.editorDocuments;
    expect(await find(imageUid)).toMatchObject({ shownBy: versions[2]?.id });
    expect(await find(unpublished.uid)).toMatchObject({ shownBy: null });
  });
});
