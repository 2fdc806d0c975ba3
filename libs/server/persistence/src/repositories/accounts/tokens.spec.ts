import { sampleOneTimeToken, sampleUser } from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

describe('one-time tokens in PostgreSQL', () => {
  const db = testDatabase();
  const user = sampleUser();
  beforeAll(async () => {
    await db.repositories.users.insert(user, 'hash');
  });

  it('must contain the new email address for a change of address, and none for other purposes', async () => {
    const change = sampleOneTimeToken(user.id, { purpose: 'change-email', newEmail: 'New@Example.org' });
    const { oneTimeTokens } = db.repositories;
    await oneTimeTokens.insert(change);
    expect(await oneTimeTokens.find(user.id, 'change-email', change.tokenHash)).toEqual(change);
    await expect(
      oneTimeTokens.insert(sampleOneTimeToken(user.id, { newEmail: 'x@example.org' })),
    ).rejects.toThrow('one_time_token_new_email_check');
  });
});
