import { randomUUID } from 'node:crypto';
import { grant, type User } from '@safelight/domain';
import {
  anyHash,
  sampleApiKey,
  sampleComparison,
  sampleContactMessage,
  sampleDocument,
  sampleEvent,
  sampleExport,
  sampleFamily,
  sampleFile,
  sampleIdentity,
  sampleImage,
  sampleJob,
  sampleLayerPicture,
  sampleOneTimeToken,
  sampleProject,
  samplePurchase,
  sampleRefreshToken,
  sampleShareLink,
  sampleSubscription,
  sampleUser,
} from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

/** Finds every column that refers to a user, by a constraint or by its name. */
const USER_COLUMNS = `
  SELECT table_name AS table, column_name AS column FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name ~ '(^|_)(user|owner|account|author|viewer)_id$'
  UNION SELECT from_column.table_name, from_column.column_name
  FROM information_schema.referential_constraints reference
  JOIN information_schema.key_column_usage from_column ON from_column.constraint_name = reference.constraint_name
  JOIN information_schema.constraint_column_usage target ON target.constraint_name = reference.constraint_name
  WHERE target.table_name = 'user_account'
  UNION SELECT 'user_account', 'id'`;

describe('purging a user from PostgreSQL', () => {
  const db = testDatabase();
  const month = new Date('2026-07-01T00:00:00.000Z');

  /** Creates a user with rows in every table, and returns the keys of their files. */
  const fullAccount = async (): Promise<{ user: User; keys: readonly string[] }> => {
    const user = sampleUser();
    const { id } = user;
    const all = db.repositories;
    await all.users.insert(user, 'hash');
    await all.externalIdentities.insert(sampleIdentity(id));
    await all.oneTimeTokens.insert(sampleOneTimeToken(id));
    const family = sampleFamily(id);
    await all.sessions.insert(family);
    await all.refreshTokens.insert(sampleRefreshToken(id, { familyId: family.id }));
    await all.apiKeys.insert(sampleApiKey(id), anyHash());
    const [kept, hidden] = [
      sampleImage(id, { viewCount: 3, privacy: 'public', tags: ['sea'] }),
      sampleImage(id),
    ];
    for (const image of [kept, hidden]) await all.images.insert(image);
    await db.database.pool.query('UPDATE image SET deleted_at = now() WHERE uid = $1', [hidden.uid]);
    await all.comparisons.insert(sampleComparison(kept));
    const deleted = sampleComparison(kept);
    await all.comparisons.insert(deleted);
    await all.comparisons.trash(user.id, deleted.uid, new Date());
    const file = sampleFile();
    await all.derivatives.insert({
      versionId: kept.current.id,
      spec: { kind: 'thumbnail', width: 320, format: 'webp' },
      file,
    });
    const layer = sampleFile();
    await all.layerPictures.insert(sampleLayerPicture(kept, { file: layer }));
    await all.editorDocuments.save(sampleDocument(kept));
    await all.editorDocuments.keepForVersion({ ...sampleDocument(kept), versionId: kept.current.id });
    const project = sampleProject(id, { tags: ['sea'] });
    await all.projects.insert(project);
    await all.projects.addImages(id, project.id, { uids: [kept.uid], beforeUid: null }, project.createdAt);
    await all.shareLinks.insert(sampleShareLink(project));
    await all.contactMessages.insert(sampleContactMessage(id));
    await all.aiEditJobs.insert([sampleJob(id, { imageUid: kept.uid })]);
    await all.credits.append(grant(id, 100, 'Welcome'));
    await all.purchases.save(samplePurchase(id));
    await all.subscriptions.save(sampleSubscription(id));
    const paidMonth = { from: user.createdAt, to: new Date('2026-08-01T00:00:00Z') };
    await all.monthlyCredits.save({
      userId: id,
      month: paidMonth,
      granted: 100,
      rolledOver: 0,
      sinceEntryId: null,
    });
    await all.paymentRecords.keepCustomer(id, `cus_${id}`);
    await all.domainEvents.insert(sampleEvent(id));
    await all.idempotency.begin(id, randomUUID(), 'hash');
    await all.bandwidth.add([{ ownerId: id, bytes: 5 }], month);
    const key = `exports/${anyHash()}`;
    await all.dataExports.insert(sampleExport(id));
    const expiresAt = new Date('2026-08-01T00:00:00Z');
    await all.dataExports.insert(
      sampleExport(id, { state: 'ready', key, sizeBytes: 9, tokenHash: anyHash(), expiresAt }),
    );
    const files = [kept.current.original, hidden.current.original, file, layer];
    return { user, keys: [...files.map((one) => one.key), key] };
  };

  const rowsOf = async (userId: string): Promise<Record<string, number>> => {
    const columns = await db.database.pool.query<{ table: string; column: string }>(USER_COLUMNS);
    const counts: Record<string, number> = {};
    for (const { table, column } of columns.rows) {
      const { rowCount } = await db.database.pool.query(`SELECT FROM ${table} WHERE ${column} = $1`, [
        userId,
      ]);
      counts[`${table}.${column}`] = rowCount ?? 0;
    }
    return counts;
  };

  /** Counts the rows in every table except that of intents. */
  const sizes = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { tableName } of db.database.dataSource.entityMetadatas) {
      if (tableName === 'blob_intent') continue;
      counts[tableName] = (await db.database.pool.query(`SELECT FROM ${tableName}`)).rowCount ?? 0;
    }
    return counts;
  };

  it("deletes that user's rows from all tables, and no rows of other users", async () => {
    const { user: other } = await fullAccount();
    const before = await sizes();
    const { user } = await fullAccount();
    const had = await rowsOf(user.id);
    expect(Object.keys(had)).toContain('owner_usage.owner_id');
    expect(Object.entries(had).filter(([, count]) => count === 0)).toEqual([]);

    await db.repositories.users.purge(user.id);
    const left = await rowsOf(user.id);
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
    expect(await sizes()).toEqual(before);
    const othersLeft = await rowsOf(other.id);
    expect(Object.entries(othersLeft).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('leaves the files of images and exports to the sweeper', async () => {
    const { user, keys } = await fullAccount();
    await db.repositories.users.purge(user.id);
    expect(await db.repositories.blobIntents.listAbandoned(1_000)).toEqual(expect.arrayContaining([...keys]));
  });

  it('can be repeated, and makes the username and the email address available again', async () => {
    const { user } = await fullAccount();
    await db.repositories.users.purge(user.id);
    await db.repositories.users.purge(user.id);
    await db.repositories.users.purge('nobody');
    const successor = sampleUser({ username: user.username, email: user.email });
    await db.repositories.users.insert(successor, 'hash');
    expect(await db.repositories.users.findById(successor.id)).toEqual(successor);
  });

  it('leaves no rows that are added at the same time: it waits for them, or adding them fails', async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = sampleUser();
      await db.repositories.users.insert(user, 'hash');
      const [, ...added] = await Promise.allSettled([
        db.repositories.users.purge(user.id),
        db.repositories.images.insert(sampleImage(user.id)),
        db.repositories.apiKeys.insert(sampleApiKey(user.id), anyHash()),
        db.repositories.bandwidth.add([{ ownerId: user.id, bytes: 1 }], month),
      ]);
      for (const result of added) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'NOT_FOUND' });
      }
      const left = await rowsOf(user.id);
      expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
    }
  });
});
