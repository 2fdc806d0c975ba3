import { addUser, sampleExport } from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

describe('data exports in PostgreSQL', () => {
  const db = testDatabase();
  let userId: string;
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  it('cannot be ready without a size and an expiry', async () => {
    await expect(
      db.repositories.dataExports.insert(sampleExport(userId, { state: 'ready', key: 'k' })),
    ).rejects.toThrow('data_export_check');
  });
});
