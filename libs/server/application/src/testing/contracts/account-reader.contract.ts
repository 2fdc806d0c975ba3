import type { Activity } from '@safelight/domain';
import { contract } from './image-owner.ts';
import {
  anyHash,
  sampleApiKey,
  sampleExport,
  sampleFamily,
  sampleImage,
  sampleJob,
  sampleUser,
} from './samples.ts';

export const accountReaderContract = contract('the figures and activity of an account', (db) => {
  let userId: string;
  const month = new Date('2026-07-01T00:00:00.000Z');
  const minute = (n: number): Date => new Date(Date.UTC(2026, 6, 8, 9, n));
  beforeEach(async () => {
    const user = sampleUser();
    userId = user.id;
    await db.repositories.users.insert(user, 'hash');
  });

  const finishedEdit = (imageUid: string, n: number) =>
    sampleJob(userId, { imageUid, state: 'succeeded', prompt: `Edit ${n}`, finishedAt: minute(n) });

  it('the statistics are zero and the activity is empty for a new account and for an unknown one', async () => {
    const nothing = {
      imageCount: 0,
      storageBytes: 0,
      viewCount: 0,
      aiEditCount: 0,
      apiKeyCount: 0,
      apiRequestCount: 0,
      bandwidthBytes: 0,
    };
    const { statistics, activity } = db.repositories.accounts;
    for (const id of [userId, 'nobody']) {
      expect(await statistics(id, month)).toEqual(nothing);
      expect(await activity(id, 20)).toEqual([]);
    }
  });

  it('the statistics count the images, views, edits, keys and requests of a user, and the bandwidth of the month', async () => {
    const all = db.repositories;
    const stranger = sampleUser();
    await all.users.insert(stranger, 'hash');
    await all.images.insert(sampleImage(stranger.id, { viewCount: 99 }));
    const image = sampleImage(userId, { viewCount: 4 });
    const [another, trashed] = [sampleImage(userId, { viewCount: 2 }), sampleImage(userId)];
    for (const one of [image, another, trashed]) await all.images.insert(one);
    await all.images.trash(userId, [trashed.uid], minute(0));
    await all.aiEditJobs.insert([finishedEdit(image.uid, 1), finishedEdit('gone', 2)]);
    await all.aiEditJobs.insert([sampleJob(userId, { state: 'failed', finishedAt: minute(3) })]);
    for (let n = 0; n < 2; n += 1) {
      await all.apiKeys.insert(sampleApiKey(userId, { requestsTotal: 2_000_000_000 }), anyHash());
    }
    await all.bandwidth.add([{ ownerId: userId, bytes: 6_000_000_000 }], month);
    await all.bandwidth.add([{ ownerId: userId, bytes: 1 }], new Date('2026-06-01T00:00:00.000Z'));
    const counts = {
      imageCount: 2,
      storageBytes: 3_000,
      viewCount: 6,
      aiEditCount: 2,
      apiKeyCount: 2,
      apiRequestCount: 4_000_000_000,
      bandwidthBytes: 6_000_000_000,
    };
    expect(await all.accounts.statistics(userId, month)).toEqual(counts);
    await all.images.remove(userId, [image.uid]);
    expect(await all.accounts.statistics(userId, month)).toMatchObject({ imageCount: 1, viewCount: 2 });
  });

  it('the activity is listed newest first, with the uid of an image only while that image exists', async () => {
    const all = db.repositories;
    const image = sampleImage(userId, { title: 'Beach', createdAt: minute(1) });
    const removed = sampleImage(userId, { createdAt: minute(2) });
    for (const one of [image, removed]) await all.images.insert(one);
    await all.aiEditJobs.insert([finishedEdit(image.uid, 3)]);
    await all.aiEditJobs.insert([finishedEdit(removed.uid, 4)]);
    await all.images.remove(userId, [removed.uid]);
    await all.aiEditJobs.insert([sampleJob(userId, { state: 'failed', finishedAt: minute(5) })]);
    await all.apiKeys.insert(sampleApiKey(userId, { name: 'Laptop', createdAt: minute(6) }), anyHash());
    await all.sessions.insert(sampleFamily(userId, { userAgent: 'curl/8', createdAt: minute(7) }));
    await all.dataExports.insert(sampleExport(userId, { createdAt: minute(8) }));
    const expected: Activity[] = [
      { kind: 'export-requested', at: minute(8), subject: '', imageUid: null },
      { kind: 'signed-in', at: minute(7), subject: 'curl/8', imageUid: null },
      { kind: 'api-key-created', at: minute(6), subject: 'Laptop', imageUid: null },
      { kind: 'ai-edit-finished', at: minute(4), subject: 'Edit 4', imageUid: null },
      { kind: 'ai-edit-finished', at: minute(3), subject: 'Edit 3', imageUid: image.uid },
      { kind: 'image-uploaded', at: minute(1), subject: 'Beach', imageUid: image.uid },
    ];
    expect(await all.accounts.activity(userId, 50)).toEqual(expected);
    expect(await all.accounts.activity(userId, 3)).toEqual(expected.slice(0, 3));
  });
});
