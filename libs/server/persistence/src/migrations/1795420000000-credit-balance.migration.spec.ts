import { randomUUID } from 'node:crypto';
import { createIntegrityRecords } from '../integrity.ts';
import { testDatabase } from '../testing/start-test-database.ts';
import { sampleUser } from '@safelight/application/testing/contracts';
import { CreditBalance1795420000000 } from './1795420000000-credit-balance.migration.ts';

describe('the migration that adds balances', () => {
  const db = testDatabase();
  const [rich, spent] = [sampleUser(), sampleUser()];

  beforeAll(async () => {
    const runner = db.database.dataSource.createQueryRunner();
    const migration = new CreditBalance1795420000000();
    await migration.down(runner);
    for (const { id, username } of [rich, spent]) {
      await runner.query(
        `INSERT INTO user_account (id, username, username_key, email, email_key, full_name, plan, created_at)
         VALUES ($1, $2, $2, $2, $2, 'Ada', 'free', now())`,
        [id, username],
      );
    }
    const ledger = `INSERT INTO credit_ledger (user_id, kind, amount, job_id, reason) VALUES ($1, $2, $3, $4, 'test')`;
    await runner.query(ledger, [rich.id, 'grant', 100, null]);
    await runner.query(ledger, [rich.id, 'reserve', -1, randomUUID()]);
    await runner.query(ledger, [spent.id, 'grant', 2, null]);
    await runner.query(ledger, [spent.id, 'expire', -2, null]);
    await migration.up(runner);
    await runner.release();
  });

  it("sets each user's balance to the sum of their ledger", async () => {
    expect(await db.repositories.credits.balance(rich.id)).toBe(99);
    expect(await db.repositories.credits.balance(spent.id)).toBe(0);
    expect(await createIntegrityRecords(db.database).contradictions()).not.toContainEqual(
      expect.stringContaining('has a balance'),
    );
  });
});
