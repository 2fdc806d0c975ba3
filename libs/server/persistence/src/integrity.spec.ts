import type { StoredObject } from '@safelight/application/ports';
import { capture, grant, refund, release, reserve, revoke } from '@safelight/domain';
import { createIntegrityRecords } from './integrity.ts';
import {
  anyHash,
  sampleComparison,
  sampleEvent,
  sampleExport,
  sampleFile,
  sampleImage,
  sampleJob,
  samplePurchase,
  sampleUser,
  sampleVersion,
} from '@safelight/application/testing/contracts';
import { testDatabase } from './testing/start-test-database.ts';

describe('the integrity check of PostgreSQL', () => {
  const db = testDatabase();
  const user = sampleUser();
  beforeAll(async () => {
    await db.repositories.users.insert(user, 'hash');
  });

  it('lists every file that rows refer to: of versions, derivatives and finished exports', async () => {
    const image = sampleImage(user.id);
    const edit = sampleVersion({ imageUid: image.uid, number: 2, shared: sampleFile({ sizeBytes: 2 }) });
    const derivative = sampleFile({ sizeBytes: 3 });
    await db.repositories.images.insert(image);
    await db.repositories.images.insertVersion(edit);
    await db.repositories.derivatives.insert({
      versionId: image.current.id,
      spec: { kind: 'thumbnail', width: 320, format: 'webp' },
      file: derivative,
    });
    const expiresAt = new Date('2030-01-01T00:00:00Z');
    const key = `exports/${anyHash()}`;
    await db.repositories.dataExports.insert(sampleExport(user.id));
    await db.repositories.dataExports.insert(
      sampleExport(user.id, { state: 'ready', key, sizeBytes: 6_000_000_000, tokenHash: 't', expiresAt }),
    );
    const owned: StoredObject[] = [];
    for await (const object of createIntegrityRecords(db.database).ownedObjects()) owned.push(object);
    const files = [image.current.original, edit.original, edit.shared, derivative];
    const expected = [
      ...files.map((file) => ({ key: file.key, sizeBytes: file.sizeBytes })),
      { key, sizeBytes: 6_000_000_000 },
    ];
    expect(owned).toEqual(expected.sort((a, b) => (a.key < b.key ? -1 : 1)));
  });

  it('reports counters that differ from the rows they count', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    await db.repositories.images.insert(sampleImage(user.id, { viewCount: 5 }));
    expect(await contradictions()).toEqual([]);
    for (const column of ['view_count', 'image_count', 'storage_bytes']) {
      await db.database.pool.query(`UPDATE owner_usage SET ${column} = ${column} + 1`);
      expect(await contradictions()).toEqual([expect.stringContaining(`user ${user.id} is counted with`)]);
      await db.database.pool.query(`UPDATE owner_usage SET ${column} = ${column} - 1`);
    }
  });

  it('reports a balance that is missing or differs from the sum of its ledger', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    await db.repositories.credits.append(grant(user.id, 10, 'Welcome'));
    expect(await contradictions()).toEqual([]);
    const { pool } = db.database;
    await pool.query('UPDATE credit_balance SET balance = 11');
    expect(await contradictions()).toEqual([
      `user ${user.id} has a balance of 11 credits but a ledger of 10`,
    ]);
    await pool.query('DELETE FROM credit_balance');
    expect(await contradictions()).toEqual([`user ${user.id} has a balance of 0 credits but a ledger of 10`]);
    await pool.query('INSERT INTO credit_balance VALUES ($1, 10)', [user.id]);
    expect(await contradictions()).toEqual([]);
  });

  it('reports purchases whose credits are missing in the ledger', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    const { purchases, credits } = db.repositories;
    const pack = samplePurchase(user.id);
    await purchases.save(pack);
    expect(await contradictions()).toEqual([
      `purchase ${pack.id} gave 5 credits less 0 but the ledger moved 0`,
    ]);
    await credits.append(grant(user.id, 5, 'Starter Pack', `stripe:${pack.id}`));
    expect(await contradictions()).toEqual([]);
    await purchases.save({ ...pack, refundedCents: 299, creditsTakenBack: 5, revision: 1 });
    expect(await contradictions()).toEqual([
      `purchase ${pack.id} gave 5 credits less 5 but the ledger moved 5`,
    ]);
    await credits.append(revoke(user.id, 5, 'Refunded', `stripe:${pack.id}:1`));
    expect(await contradictions()).toEqual([]);
  });

  it('reports an edit that was claimed hours ago and has not ended', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    const { aiEditJobs, credits } = db.repositories;
    const job = sampleJob(user.id);
    await credits.append(grant(user.id, 1, 'For an edit'));
    await aiEditJobs.insert([job]);
    await credits.append(reserve(user.id, 1, job.id, 'An edit'));
    await aiEditJobs.dispatch(user.id, 1, 'Waiting', 0);
    await aiEditJobs.claim(job.id);
    expect(await contradictions()).toEqual([]);
    await db.database.pool.query(`UPDATE ai_edit_job SET claimed_at = now() - interval '3 hours'`);
    expect(await contradictions()).toEqual([
      expect.stringMatching(`^edit ${job.id} was claimed at .* and has not ended$`),
    ]);
    const end = { stage: 'Cancelled', progress: 0, resultVersionId: null, errorMessage: null, failure: null };
    await aiEditJobs.settle(job.id, null, { state: 'cancelled', ...end });
    await credits.append(release(user.id, 1, job.id, 'An edit'));
    expect(await contradictions()).toEqual([]);
  });

  it('reports an edit that was taken back while its result is still there or its credit was not given back', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    const { aiEditJobs, credits, images } = db.repositories;
    const image = sampleImage(user.id);
    const made = sampleVersion({ imageUid: image.uid, number: 2 });
    await images.insert(image);
    await images.insertVersion(made);
    const job = sampleJob(user.id, {
      ...{ state: 'succeeded', finishedAt: new Date(), resultVersionId: made.id },
    });
    await credits.append(grant(user.id, 1, 'For an edit'));
    await aiEditJobs.insert([job]);
    await credits.append(reserve(user.id, 1, job.id, 'An edit'));
    await credits.append(capture(user.id, job.id, 'An edit'));
    await aiEditJobs.takeBack(job.id, new Date());
    expect(await contradictions()).toEqual([`edit ${job.id} was taken back but its result is still there`]);
    await images.removeVersion(user.id, image.uid, made.id);
    expect(await contradictions()).toEqual([
      `edit ${job.id} was taken back but its credit was not given back`,
    ]);
    await credits.append(refund(user.id, 1, job.id, 'Edit taken back'));
    expect(await contradictions()).toEqual([]);
  });

  it('reports events that were not delivered for a day', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    const { domainEvents } = db.repositories;
    const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
    const [lost, recent] = [25, 23].map((hours) => sampleEvent(user.id, { occurredAt: hoursAgo(hours) }));
    for (const event of [lost!, recent!]) await domainEvents.insert(event);
    expect(await contradictions()).toEqual([
      expect.stringMatching(`^event ${lost!.id} \\(credits.moved\\) of .* has not been delivered$`),
    ]);
    await domainEvents.complete(lost!.id, new Date());
    expect(await contradictions()).toEqual([]);
  });

  it('reports images whose denormalized columns differ from the rows they are copied from', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    const image = sampleImage(user.id, { tags: ['sea', 'sand'] });
    await db.repositories.images.insert(image);
    expect(await contradictions()).toEqual([]);
    const wrong = [
      [
        `UPDATE image SET content_type = 'image/png'`,
        `UPDATE image SET content_type = 'image/jpeg'`,
        'listed as',
      ],
      [`UPDATE image SET file_size = 7`, `UPDATE image SET file_size = 1000`, 'listed as'],
      [`UPDATE image_tag SET title_key = 'x'`, `UPDATE image_tag SET title_key = 'beach'`, 'wrong tags'],
      [`UPDATE owner_tag SET image_count = 2`, `UPDATE owner_tag SET image_count = 1`, 'of a tag'],
    ] as const;
    for (const [break_, mend, says] of wrong) {
      await db.database.pool.query(break_);
      expect(await contradictions()).toContainEqual(expect.stringContaining(says));
      await db.database.pool.query(mend);
      expect(await contradictions()).toEqual([]);
    }
  });

  it('reports comparisons with images that are not public', async () => {
    const { contradictions } = createIntegrityRecords(db.database);
    const image = sampleImage(user.id, { privacy: 'public' });
    await db.repositories.images.insert(image);
    const comparison = sampleComparison(image);
    await db.repositories.comparisons.insert(comparison);
    expect(await contradictions()).toEqual([]);
    const { pool } = db.database;
    const set = (assignment: string) =>
      pool.query(`UPDATE image SET ${assignment} WHERE uid = $1`, [image.uid]);
    await set(`privacy = 'private'`);
    expect(await contradictions()).toEqual(Array(2).fill(expect.stringContaining('which is private')));
    await set(`privacy = 'public', deleted_at = now()`);
    expect(await contradictions()).toEqual(Array(2).fill(expect.stringContaining('which is deleted')));
    await set(`deleted_at = NULL`);
    await pool.query(
      'ALTER TABLE comparison DROP CONSTRAINT comparison_original, DROP CONSTRAINT comparison_edited',
    );
    await pool.query('UPDATE comparison SET edited_version_id = gen_random_uuid()');
    expect(await contradictions()).toEqual([expect.stringContaining('which is missing')]);
  });
});
