import { notFound } from '@safelight/domain';
import type { PaymentEvent, PaymentRecordRepository, Payments, Ports } from '../ports/index.ts';
import { applyFacts, fetchFacts } from './apply-facts.ts';

interface Deps extends Pick<Ports, 'payments' | 'unitOfWork'> {
  readonly paymentRecords: Pick<PaymentRecordRepository, 'hasEvent' | 'now'>;
}

/** The effect of an event: it was applied, was applied before, or is irrelevant. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored';

const processEvent = async (
  { payments, paymentRecords, unitOfWork }: Deps & { readonly payments: Payments },
  { id, type, subject }: PaymentEvent,
): Promise<EventOutcome> => {
  if (subject === null) return 'ignored';
  if (await paymentRecords.hasEvent(id)) return 'repeated';
  const { facts, readAt } = await fetchFacts({ payments, paymentRecords }, subject);
  return unitOfWork.transaction(async (tx) => {
    if (!(await tx.paymentRecords.keepEvent(id, type, readAt))) return 'repeated';
    await applyFacts(tx, facts, readAt);
    return 'applied';
  });
};

/**
 * Processes a signed event of the payment service. The content of the event is not trusted: the current state
 * is fetched instead. Events may therefore arrive late, repeatedly and in any order. Throws NOT_FOUND if no
 * payment service is configured, INVALID_SIGNATURE. After PAYMENTS_UNAVAILABLE the service retries.
 */
export const receivePaymentEvent =
  ({ payments, paymentRecords, unitOfWork }: Deps) =>
  async (body: Uint8Array, signature: string): Promise<EventOutcome> => {
    if (payments === null) throw notFound();
    return processEvent({ payments, paymentRecords, unitOfWork }, payments.readEvent(body, signature));
  };

/** The age up to which missed events are fetched. The payment service stops retrying them earlier. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Processes recent events of the payment service that did not arrive, for example because the configured
 * address was wrong. Returns how many. An event that fails does not block others; the errors are thrown at
 * the end.
 */
export const catchUpPayments =
  ({ payments, ...deps }: Deps & Pick<Ports, 'clock'>) =>
  async (): Promise<number> => {
    if (payments === null) return 0;
    const errors: unknown[] = [];
    let applied = 0;
    for (const event of await payments.listEvents(new Date(deps.clock.now().getTime() - LOOK_BACK_MS))) {
      try {
        if ((await processEvent({ ...deps, payments }, event)) === 'applied') applied += 1;
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0)
      throw new AggregateError(
        errors,
        `${errors.length} messages of the payment service could not be processed`,
      );
    return applied;
  };
