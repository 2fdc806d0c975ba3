import { addUser, sampleExport } from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

describe('data exports in PostgreSQL', () => {
  const db = testDatabase();
  let userId: string;
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  it('rejects an export that is only partly ready', async () => {
    await expect(
      db.repositories.dataExports.insert(sampleExport(userId, { state: 'ready', key: 'k' })),
    ).rejects.toThrow('data_export_check');
  });
});
