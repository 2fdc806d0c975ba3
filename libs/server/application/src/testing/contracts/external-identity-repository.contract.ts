import type { ContractDatabase } from './contract-database.ts';
import type { ExternalIdentity } from '@safelight/domain';
import { sampleIdentity, sampleUser } from './samples.ts';

/** What every repository of linked identities promises. */
export const externalIdentityRepositoryContract = (open: () => Promise<ContractDatabase>): void => {
  describe('linked identities', () => {
    let db: ContractDatabase;
    const user = sampleUser({ hasPassword: false });
    const other = sampleUser();
    beforeAll(async () => {
      db = await open();
      await db.repositories.users.insert(user, null);
      await db.repositories.users.insert(other, 'hash');
    });
    afterAll(() => db.close());

    it('are found by issuer and subject together', async () => {
      const identity = sampleIdentity(user.id);
      const { insert, find } = db.repositories.externalIdentities;
      await insert(identity);
      expect(await find(identity.issuer, identity.subject)).toEqual(identity);
      expect(await find('https://elsewhere.example.org', identity.subject)).toBeNull();
      expect(await find(identity.issuer, identity.subject.toUpperCase())).toBeNull();
    });

    it('are listed by user, oldest link first', async () => {
      const owner = sampleUser();
      await db.repositories.users.insert(owner, 'hash');
      const second = sampleIdentity(owner.id, { createdAt: new Date('2026-02-02T00:00:00Z') });
      const first = sampleIdentity(owner.id, { createdAt: new Date('2026-02-01T00:00:00Z') });
      const { insert, listByUser } = db.repositories.externalIdentities;
      for (const identity of [second, first]) await insert(identity);
      expect(await listByUser(owner.id)).toEqual([first, second]);
      expect(await listByUser('nobody')).toEqual([]);
    });

    it('are linked once: the others get CONFLICT, and their transactions go on', async () => {
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
};
