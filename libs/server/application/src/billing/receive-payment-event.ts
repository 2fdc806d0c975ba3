import { notFound } from '@safelight/domain';
import type { Clock, PaymentEvent, PaymentRecordRepository, Payments, UnitOfWork } from '../ports/index.ts';
import { applyFacts } from './apply-facts.ts';

interface Deps {
  readonly payments: Payments | null;
  readonly paymentRecords: Pick<PaymentRecordRepository, 'hasEvent'>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/** What became of a message: dealt with, dealt with before, or of no concern. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored';

const dealWith = async (
  { payments, paymentRecords, unitOfWork, clock }: Deps & { readonly payments: Payments },
  { id, type, subject }: PaymentEvent,
): Promise<EventOutcome> => {
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

/**
 * Takes a signed message of the payment service. What it says is not believed but looked up, so that one that comes
 * late, twice or before another leads to the same end. NOT_FOUND where no payment service is configured,
 * INVALID_SIGNATURE, PAYMENTS_UNAVAILABLE: then it is sent again.
 */
export const receivePaymentEvent =
  ({ payments, paymentRecords, unitOfWork, clock }: Deps) =>
  async (body: Uint8Array, signature: string): Promise<EventOutcome> => {
    if (payments === null) throw notFound();
    return dealWith({ payments, paymentRecords, unitOfWork, clock }, payments.readEvent(body, signature));
  };

/** How far back is looked: a server that was away longer than the service sends again is caught up with. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Deals with what happened at the payment service of late and was not told, such as a renewal while the address of
 * messages was wrong; answers how much that was. What fails holds nothing else up and is thrown at the end.
 */
export const catchUpPayments =
  ({ payments, ...deps }: Deps) =>
  async (): Promise<number> => {
    if (payments === null) return 0;
    const errors: unknown[] = [];
    let applied = 0;
    for (const event of await payments.listEvents(new Date(deps.clock.now().getTime() - LOOK_BACK_MS))) {
      try {
        if ((await dealWith({ ...deps, payments }, event)) === 'applied') applied += 1;
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} payments could not be looked at`);
    return applied;
  };

export type ReceivePaymentEvent = ReturnType<typeof receivePaymentEvent>;
