import type { DomainEvent } from '@safelight/domain';
import { createWorld } from '../testing/index.ts';
import { deliverEvent, type EventConsumer } from './deliver-event.ts';

const setUp = async () => {
  const world = createWorld();
  const { user } = await world.signUp('ada');
  const heard: string[] = [];
  const failing = new Set<string>();
  /** Creates a consumer that queues a job for each event, and fails if the test requires it. */
  const consumer = (name: string): EventConsumer<'image.created'> => ({
    name,
    consume: async (tx, event) => {
      await tx.jobs.enqueue('export-account', { exportId: `${name} ${event.payload.imageUid}` });
      if (failing.has(name)) throw new Error(`${name} is down`);
      heard.push(name);
    },
  });
  const deliver = deliverEvent({
    ...world.repositories,
    ...world,
    consumers: { 'image.created': [consumer('first'), consumer('second'), consumer('third')] },
  });
  const { uid } = await world.uploadText(user.id, 'picture');
  const [event] = await world.repositories.domainEvents.listByUser(user.id);
  if (event === undefined) throw new Error('no event');
  const found = (): Promise<DomainEvent | null> => world.repositories.domainEvents.find(event.id);
  return { world, user, uid, event, heard, failing, deliver, found };
};

describe('delivering an event', () => {
  it('passes the event to each of its consumers once, even if it is delivered repeatedly', async () => {
    const { world, uid, event, heard, deliver, found } = await setUp();
    world.clock.advance(5_000);
    for (let i = 0; i < 3; i += 1) await deliver(event.id);
    expect(heard).toEqual(['first', 'second', 'third']);
    expect(world.queued('export-account').map(({ exportId }) => exportId)).toEqual(
      ['first', 'second', 'third'].map((name) => `${name} ${uid}`),
    );
    expect(await found()).toEqual({ ...event, deliveredAt: world.clock.now() });
  });

  it('retries only the consumer that failed, and rolls its first attempt back', async () => {
    const { world, event, heard, failing, deliver, found } = await setUp();
    failing.add('second');
    await expect(deliver(event.id)).rejects.toMatchObject({ errors: [new Error('second is down')] });
    await expect(deliver(event.id)).rejects.toThrow(`Some consumers of image.created ${event.id} failed`);
    expect(heard).toEqual(['first', 'third']);
    expect(await found()).toMatchObject({ deliveredAt: null });
    failing.clear();
    await deliver(event.id);
    expect(heard).toEqual(['first', 'third', 'second']);
    expect(world.queued('export-account')).toHaveLength(3);
    expect(await found()).toMatchObject({ deliveredAt: world.clock.now() });
  });

  it('marks an event without consumers as delivered', async () => {
    const { world, user } = await setUp();
    await world.deliverEvents();
    const events = await world.repositories.domainEvents.listByUser(user.id);
    expect(events.map(({ type }) => type)).toContain('account.created');
    for (const { deliveredAt } of events) expect(deliveredAt).toEqual(world.clock.now());
  });

  it('ignores an unknown event, and one whose account was deleted', async () => {
    const { world, user, event, heard, deliver } = await setUp();
    await world.repositories.users.purge(user.id);
    for (const id of [event.id, 'nonsense']) await deliver(id);
    expect(heard).toEqual([]);
  });
});
