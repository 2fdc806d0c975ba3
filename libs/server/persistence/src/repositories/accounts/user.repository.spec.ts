import { testDatabase } from '../../testing/start-test-database.ts';

describe('users in PostgreSQL', () => {
  const db = testDatabase();

  it('throw INVALID_INPUT for text that PostgreSQL cannot store', async () => {
    await expect(db.repositories.users.findCredentials('a\u0000b')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
