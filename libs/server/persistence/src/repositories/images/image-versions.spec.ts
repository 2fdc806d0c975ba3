import { randomUUID } from 'node:crypto';
import type { Image } from '@safelight/domain';
import { addUser, sampleFile, sampleImage, sampleVersion } from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

describe('versions of an image in PostgreSQL', () => {
  const db = testDatabase();
  let ownerId: string;
  beforeEach(async () => {
    ownerId = (await addUser(db)).id;
  });

  const insert = async (changes: Partial<Image> = {}): Promise<Image> => {
    const image = sampleImage(ownerId, changes);
    await db.repositories.images.insert(image);
    return image;
  };
  const editOf = (image: Image, number: number) =>
    sampleVersion({
      imageUid: image.uid,
      number,
      origin: {
        kind: 'ai_edit',
        jobId: randomUUID(),
        parentVersionId: image.current.id,
        prompt: 'Make it vintage',
        model: 'local',
        processingMs: 1_234,
        textResponse: null,
      },
      original: sampleFile({ sizeBytes: 500 }),
      shared: sampleFile({ sizeBytes: 50 }),
    });

  it('cannot combine columns of two different origins', async () => {
    const image = await insert();
    const edit = editOf(image, 2);
    await db.repositories.images.insertVersion(edit);
    for (const change of [
      `origin = 'upload'`,
      `document_uid = 'document'`,
      `ai_model = NULL`,
      `origin = 'something new'`,
    ]) {
      await expect(
        db.database.pool.query(`UPDATE image_version SET ${change} WHERE id = $1`, [edit.id]),
      ).rejects.toThrow('image_version_origin');
    }
  });
});
