import { randomUUID } from 'node:crypto';
import type { DomainEvent, NewDomainEvent } from '@safelight/domain';
import { addUser, contract } from './image-owner.ts';
import { sampleEvent } from './samples.ts';

export const domainEventRepositoryContract = contract('domain events', (db) => {
  let userId: string;
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  const eventsOf = async (id: string): Promise<readonly DomainEvent[]> =>
    db.repositories.domainEvents.listByUser(id);

  it('domain events are found as they were recorded, and are listed newest first for a user', async () => {
    const { insert, find } = db.repositories.domainEvents;
    const moved = sampleEvent(userId);
    const asked = sampleEvent(userId, { type: 'account.deletion_requested', payload: {} });
    const other = sampleEvent((await addUser(db)).id);
    for (const event of [moved, asked, other]) await insert(event);
    expect(await find(moved.id)).toEqual(moved);
    expect(await eventsOf(userId)).toEqual([asked, moved]);
  });

  it('the list of domain events is empty for a user who has none', async () => {
    const { find, listByUser, take, complete } = db.repositories.domainEvents;
    for (const id of [randomUUID(), 'nonsense']) {
      expect(await find(id)).toBeNull();
      expect(await listByUser(id)).toEqual([]);
      expect(await take(id, 'somebody')).toBe(false);
      await complete(id, new Date());
    }
  });

  it('domain events cannot be recorded for a deleted user', async () => {
    await expect(db.repositories.domainEvents.insert(sampleEvent(randomUUID()))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('domain events are consumed once by each consumer, even if several processes try at the same time', async () => {
    const { insert, take } = db.repositories.domainEvents;
    const event = sampleEvent(userId);
    await insert(event);
    const tries = Array.from({ length: 6 }, () =>
      db.unitOfWork.transaction((tx) => tx.domainEvents.take(event.id, 'mailer')),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await take(event.id, 'webhooks')).toBe(true);
    expect(await take(event.id, 'webhooks')).toBe(false);
  });

  it('domain events can be consumed again if the transaction that consumed them is rolled back', async () => {
    const { insert, take } = db.repositories.domainEvents;
    const event = sampleEvent(userId);
    await insert(event);
    const failing = db.unitOfWork.transaction(async (tx) => {
      expect(await tx.domainEvents.take(event.id, 'mailer')).toBe(true);
      throw new Error('the mail could not be written');
    });
    await expect(failing).rejects.toThrow('the mail could not be written');
    expect(await take(event.id, 'mailer')).toBe(true);
  });

  it('domain events store when their last consumer finished', async () => {
    const { insert, complete, find } = db.repositories.domainEvents;
    const event = sampleEvent(userId);
    await insert(event);
    const at = new Date('2026-04-05T06:07:08.009Z');
    await complete(event.id, at);
    expect(await find(event.id)).toEqual({ ...event, deliveredAt: at });
  });

  it('domain events are recorded in order together with the change, or not at all', async () => {
    const told: readonly NewDomainEvent[] = [
      { type: 'account.created', userId, payload: { by: 'password' } },
      { type: 'image.created', userId, payload: { imageUid: 'uid', versionId: randomUUID() } },
    ];
    await db.unitOfWork.transaction(async (tx) => {
      for (const event of told) await tx.record(event);
    });
    const failing = db.unitOfWork.transaction(async (tx) => {
      await tx.record({ type: 'account.restored', userId, payload: {} });
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect((await eventsOf(userId)).toReversed()).toEqual(
      told.map((event) => ({
        ...event,
        id: expect.any(String),
        occurredAt: expect.any(Date),
        deliveredAt: null,
      })),
    );
  });

  it('domain events are deleted together with their account', async () => {
    const event = sampleEvent(userId);
    await db.repositories.domainEvents.insert(event);
    await db.repositories.users.purge(userId);
    expect(await db.repositories.domainEvents.find(event.id)).toBeNull();
  });
});
