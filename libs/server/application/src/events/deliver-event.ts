import type { DomainEvent, EventType } from '@safelight/domain';
import type { Ports, Transaction } from '../ports/index.ts';

/**
 * A consumer of an event. It makes changes only through `tx`, and queues a job for effects outside of the
 * database, such as an email. Therefore it takes effect once, however often the event is delivered.
 */
export interface EventConsumer<T extends EventType> {
  /** The permanent name of the consumer, which is stored with every event that it has processed. */
  readonly name: string;
  consume(tx: Transaction, event: DomainEvent<T>): Promise<void>;
}

export type EventConsumers = { readonly [T in EventType]?: readonly EventConsumer<T>[] };

interface Deps extends Pick<Ports, 'domainEvents' | 'unitOfWork' | 'clock'> {
  readonly consumers: EventConsumers;
}

/**
 * Passes an event to each of its consumers, each in its own transaction. A consumer that fails does not block
 * others. The errors are thrown at the end, so that the queue retries the delivery, which then calls only the
 * consumers that failed. Ignores the event of a deleted account.
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
    if (errors.length > 0)
      throw new AggregateError(errors, `Some consumers of ${event.type} ${eventId} failed`);
    await domainEvents.complete(eventId, clock.now());
  };
};
