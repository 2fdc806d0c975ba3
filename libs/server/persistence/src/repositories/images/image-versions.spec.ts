import { editOf, imageOwner } from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

describe('versions of an image in PostgreSQL', () => {
  const db = testDatabase();
  const { insert } = imageOwner(db);

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
