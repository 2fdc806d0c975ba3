import { sampleExport, sampleUser } from '@safelight/application/testing/contracts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';

describe('data exports in PostgreSQL', () => {
  let db: TestDatabase;
  let userId: string;
  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.stop());
  beforeEach(async () => {
    const user = sampleUser();
    userId = user.id;
    await db.repositories.users.insert(user, 'hash');
  });

  it('rejects an export that is only partly ready', async () => {
    await expect(
      db.repositories.dataExports.insert(sampleExport(userId, { state: 'ready', key: 'k' })),
    ).rejects.toThrow('data_export_check');
  });
});
