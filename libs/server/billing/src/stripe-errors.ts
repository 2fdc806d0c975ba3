import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import Stripe from 'stripe';

/** Calls Stripe. Any error becomes the cause of PAYMENTS_UNAVAILABLE. */
export const calling = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('PAYMENTS_UNAVAILABLE', TEXTS.billing.unavailable, {}, { cause: error });
  }
};

/** Like `calling`, but returns null if Stripe does not know the object. */
export const callingForOne = <T>(call: () => Promise<T>): Promise<T | null> =>
  calling(() =>
    call().catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
      throw error;
    }),
  );
