import type { ContractDatabase } from './contract-database.ts';
import { sampleContactMessage, sampleUser } from './samples.ts';

/** What every repository of messages to the support address promises. */
export const contactMessageRepositoryContract = (open: () => Promise<ContractDatabase>): void => {
  describe('messages to the support address', () => {
    let db: ContractDatabase;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());

    it("lists a person's own, newest first, and nobody's for nobody", async () => {
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

    it('refuses one of a user who is gone', async () => {
      await expect(
        db.repositories.contactMessages.insert(sampleContactMessage(sampleUser().id)),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });
};
