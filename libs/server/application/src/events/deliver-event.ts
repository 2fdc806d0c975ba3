import type { DomainEvent, EventType } from '@safelight/domain';
import type { Clock, DomainEventRepository, Transaction, UnitOfWork } from '../ports/index.ts';

/**
 * Something that follows from an event. It changes only what `tx` changes; what leaves the house goes by a job that it
 * queues there. So it takes effect once, however often the event is brought to it.
 */
export interface EventConsumer<T extends EventType> {
  /** Kept with every event it took, so it stays the same. */
  readonly name: string;
  consume(tx: Transaction, event: DomainEvent<T>): Promise<void>;
}

/** Who consumes which events. */
export type EventConsumers = { readonly [T in EventType]?: readonly EventConsumer<T>[] };

interface Deps {
  readonly domainEvents: DomainEventRepository;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly consumers: EventConsumers;
}

/**
 * Brings an event to each of its consumers, each in a transaction of its own, once. One that fails holds up no other
 * and is thrown at the end, so that the queue brings the event again to those who have not taken it. An event whose
 * account is gone is nothing to tell.
 */
export const deliverEvent = ({ domainEvents, unitOfWork, clock, consumers }: Deps) => {
  const bring = async <T extends EventType>(event: DomainEvent<T>): Promise<readonly unknown[]> => {
    const type: T = event.type;
    const errors: unknown[] = [];
    for (const { name, consume } of consumers[type] ?? []) {
      const taking = unitOfWork.transaction(async (tx) => {
        if (await tx.domainEvents.take(event.id, name)) await consume(tx, event);
      });
      await taking.catch((error: unknown) => errors.push(error));
    }
    return errors;
  };

  return async (eventId: string): Promise<void> => {
    const event = await domainEvents.find(eventId);
    if (event === null || event.deliveredAt !== null) return;
    const errors = await bring(event);
    if (errors.length > 0) throw new AggregateError(errors, `${event.type} ${eventId} was not taken by all`);
    await domainEvents.complete(eventId, clock.now());
  };
};

export type DeliverEvent = ReturnType<typeof deliverEvent>;
