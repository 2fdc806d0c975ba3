import type { Secrets, Transaction } from '../ports/index.ts';

/** A request, and the Idempotency-Key by which its user repeats it. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly idempotencyKey: string | null;
  /** All parameters of the request as text, to detect a different request with the same key. */
  readonly request: readonly unknown[];
}

interface Steps<T> {
  readonly create: () => Promise<T>;
  /** Returns the text by which `find` finds what was created. */
  readonly resultOf: (created: T) => string;
  /** Returns what an earlier request created; null if it no longer exists, so that it is created anew. */
  readonly find: (result: string) => Promise<T | null>;
}

/**
 * Creates something in the caller's transaction, or returns what an earlier request with the same Idempotency-Key
 * created, even if both are sent at the same time. Throws IDEMPOTENCY_CONFLICT if the key was used for another
 * request.
 */
export const answerOnce = async <T>(
  tx: Pick<Transaction, 'idempotency'>,
  secrets: Pick<Secrets, 'hash'>,
  { userId, idempotencyKey, request }: RepeatableRequest,
  { create, resultOf, find }: Steps<T>,
): Promise<T> => {
  if (idempotencyKey === null) return create();
  const requestHash = secrets.hash(JSON.stringify(request));
  const result = await tx.idempotency.begin(userId, idempotencyKey, requestHash);
  const earlier = result === null ? null : await find(result);
  if (earlier !== null) return earlier;
  const created = await create();
  await tx.idempotency.complete(userId, idempotencyKey, resultOf(created));
  return created;
};
