import type { ExternalIdentity } from '@safelight/domain';
import { randomUUID } from 'node:crypto';
import { addUser, contract } from './image-owner.ts';
import { sampleContactMessage, sampleIdentity, sampleUser } from './samples.ts';

export const contactMessageRepositoryContract = contract('messages to the support address', (db) => {
  it('messages to the support address are listed for the user who wrote them, newest first, and not for an unknown user', async () => {
    const { users, contactMessages } = db.repositories;
    const [ada, eve] = [sampleUser(), sampleUser()];
    for (const user of [ada, eve]) await users.insert(user, 'hash');
    const older = sampleContactMessage(ada.id);
    const newer = sampleContactMessage(ada.id, { createdAt: new Date('2026-03-01T00:00:00.000Z') });
    const ofOthers = [sampleContactMessage(eve.id), sampleContactMessage(null)];
    for (const message of [older, newer, ...ofOthers]) await contactMessages.insert(message);
    expect(await contactMessages.listByUser(ada.id)).toEqual([newer, older]);
    expect(await contactMessages.listByUser('nobody')).toEqual([]);
  });

  it('messages to the support address are rejected from a user who no longer exists', async () => {
    await expect(
      db.repositories.contactMessages.insert(sampleContactMessage(sampleUser().id)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

export const externalIdentityRepositoryContract = contract('linked identities', (db) => {
  const user = sampleUser({ hasPassword: false });
  const other = sampleUser();
  beforeAll(async () => {
    await db.repositories.users.insert(user, null);
    await db.repositories.users.insert(other, 'hash');
  });

  it('linked identities are found by the combination of issuer and subject', async () => {
    const identity = sampleIdentity(user.id);
    const { insert, find } = db.repositories.externalIdentities;
    await insert(identity);
    expect(await find(identity.issuer, identity.subject)).toEqual(identity);
    expect(await find('https://elsewhere.example.org', identity.subject)).toBeNull();
    expect(await find(identity.issuer, identity.subject.toUpperCase())).toBeNull();
  });

  it('linked identities are listed by user, the oldest link first', async () => {
    const owner = sampleUser();
    await db.repositories.users.insert(owner, 'hash');
    const second = sampleIdentity(owner.id, { createdAt: new Date('2026-02-02T00:00:00Z') });
    const first = sampleIdentity(owner.id, { createdAt: new Date('2026-02-01T00:00:00Z') });
    const { insert, listByUser } = db.repositories.externalIdentities;
    for (const identity of [second, first]) await insert(identity);
    expect(await listByUser(owner.id)).toEqual([first, second]);
    expect(await listByUser('nobody')).toEqual([]);
  });

  it('linked identities are linked only once: a second link throws CONFLICT without breaking its transaction', async () => {
    const identity = sampleIdentity(user.id);
    const { unitOfWork } = db;
    const link = (userId: string): Promise<{ linked: boolean; found: ExternalIdentity | null }> =>
      unitOfWork.transaction(async (tx) => {
        const linked = await tx.externalIdentities.insert({ ...identity, userId }).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'CONFLICT' });
            return false;
          },
        );
        return { linked, found: await tx.externalIdentities.find(identity.issuer, identity.subject) };
      });
    const results = await Promise.all([user, other, user, other].map(({ id }) => link(id)));
    expect(results.filter(({ linked }) => linked)).toHaveLength(1);
    const stored = await db.repositories.externalIdentities.find(identity.issuer, identity.subject);
    for (const { found } of results) expect(found).toEqual(stored);
  });
});

export const idempotencyRepositoryContract = contract('idempotency keys', (db) => {
  let userId: string;
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  const request = (key: string, hash: string, effect: () => Promise<string>): Promise<string> =>
    db.unitOfWork.transaction(async (tx) => {
      const known = await tx.idempotency.begin(userId, key, hash);
      if (known !== null) return known;
      const result = await effect();
      await tx.idempotency.complete(userId, key, result);
      return result;
    });

  it('idempotency keys make 20 simultaneous requests return the same result', async () => {
    let effects = 0;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request(key, 'hash', async () => `result ${(effects += 1)}`)),
    );
    expect(effects).toBe(1);
    expect(new Set(answers)).toEqual(new Set(['result 1']));
  });

  it('idempotency keys let the next request run if the first one failed', async () => {
    const key = randomUUID();
    await expect(request(key, 'hash', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await request(key, 'hash', async () => 'second')).toBe('second');
  });

  it('idempotency keys refuse a different request with the same key, and are separate for each user', async () => {
    const key = randomUUID();
    await request(key, 'hash', async () => 'first');
    await expect(request(key, 'other', async () => 'x')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    userId = (await addUser(db)).id;
    expect(await request(key, 'other', async () => 'hers')).toBe('hers');
  });
});
