import { notFound } from '@safelight/domain';
import type { Clock, PaymentRecordRepository, Payments, UnitOfWork } from '../ports/index.ts';
import { applyFacts } from './apply-facts.ts';

interface Deps {
  readonly payments: Payments | null;
  readonly paymentRecords: Pick<PaymentRecordRepository, 'hasEvent'>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/** What became of a message: dealt with, dealt with before, or of no concern. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored';

/**
 * Takes a signed message of the payment service. What it says is not believed but looked up, so that one that comes
 * late, twice or before another leads to the same end. NOT_FOUND where no payment service is configured,
 * INVALID_SIGNATURE, PAYMENTS_UNAVAILABLE: then it is sent again.
 */
export const receivePaymentEvent =
  ({ payments, paymentRecords, unitOfWork, clock }: Deps) =>
  async (body: Uint8Array, signature: string): Promise<EventOutcome> => {
    if (payments === null) throw notFound();
    const { id, type, subject } = payments.readEvent(body, signature);
    if (subject === null) return 'ignored';
    if (await paymentRecords.hasEvent(id)) return 'repeated';
    const readAt = clock.now();
    const facts = await payments.look(subject);
    return unitOfWork.transaction(async (tx) => {
      if (!(await tx.paymentRecords.keepEvent(id, type, readAt))) return 'repeated';
      await applyFacts(tx, facts, readAt);
      return 'applied';
    });
  };

export type ReceivePaymentEvent = ReturnType<typeof receivePaymentEvent>;
