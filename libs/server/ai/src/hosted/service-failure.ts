import type { AiEditFailure } from '@safelight/domain';
import type { EditOutcome } from '@safelight/application/ports';

/**
 * The kind of failure. The edit may be retried after `internal-error`; another editor may succeed after
 * `unable`; `refused` is final.
 */
export type FailureKind = Extract<EditOutcome['kind'], 'internal-error' | 'unable' | 'refused'>;

interface FailureOptions extends ErrorOptions {
  /** The kind of the edit's failure, unless it is the usual one of this kind of outcome. */
  readonly failure?: AiEditFailure;
  /** A hint for the operator of the site. */
  readonly advice?: string;
}

/**
 * A failed call to a service. The message is for the person who requested the edit. It contains no key,
 * setting or internal address. `advice` is for the log.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly kind: FailureKind;
  readonly failure: AiEditFailure | undefined;
  readonly advice: string | undefined;

  constructor(kind: FailureKind, message: string, { failure, advice, ...options }: FailureOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.failure = failure;
    this.advice = advice;
  }
}

/** An error answer of a service, independent of its wire format. */
export interface ErrorAnswer {
  readonly status: number;
  /**
   * The service's own error code, such as "INVALID_ARGUMENT" or "moderation_blocked". Empty when the answer
   * had none.
   */
  readonly code: string;
  readonly message: string;
}

/** The names of the settings that can cause an error answer. */
export interface Blame {
  readonly key: string;
  readonly model: string;
}

const REFUSALS: readonly string[] = ['moderation_blocked', 'content_policy_violation', 'content_filter'];
const BAD_KEYS: readonly string[] = ['API_KEY_INVALID', 'invalid_api_key'];
const NO_CREDIT: readonly string[] = [
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
];
const LONGEST_QUOTE = 200;

/** The beginning of a service's message, on one line. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
};

/** Names of settings and keys, which services often quote. */
const SETTING = /\b[A-Z][A-Z\d]*_[A-Z\d_]*(?:KEY|MODEL|URL|TOKEN|SECRET)\b|\bsk-\w+/;

/**
 * The service's message with a space before it, to append to a sentence of ours. Empty when the message names
 * a setting or key, which the person must not see.
 */
const toldBy = (message: string): string =>
  message === '' || SETTING.test(message) ? '' : ` ${quoted(message)}`;

const isInternal = ({ status, code, message }: ErrorAnswer): boolean =>
  status >= 500 || code === 'INTERNAL' || /\bINTERNAL\b/.test(message);

/** Converts an error answer to a failure. */
export const failureOf = (answer: ErrorAnswer, blame: Blame): ServiceFailure => {
  const { status, code, message } = answer;
  const told = toldBy(message);
  if (REFUSALS.includes(code)) {
    return new ServiceFailure('refused', `The AI service's safety rules do not allow this edit (${code}).`);
  }
  if (status === 401 || status === 403 || BAD_KEYS.includes(code)) {
    return new ServiceFailure('unable', 'The AI service does not let this site in.', {
      failure: 'provider_failed',
      advice: `Check ${blame.key}.`,
    });
  }
  if (status === 402 || NO_CREDIT.includes(code)) {
    return new ServiceFailure('unable', 'This site has used up what it may spend on AI edits.', {
      failure: 'provider_failed',
      advice: `The account behind ${blame.key} has nothing left to spend.`,
    });
  }
  if (status === 404) {
    return new ServiceFailure('unable', 'The AI service does not know the model this site asks for.', {
      failure: 'provider_failed',
      advice: `Check ${blame.model}.`,
    });
  }
  if (status === 429) return new ServiceFailure('internal-error', 'The AI service is too busy (429).');
  if (status === 408 || isInternal(answer)) {
    const name = code === '' ? '' : ` ${code}`;
    return new ServiceFailure('internal-error', `The AI service failed (${status}${name}).${told}`);
  }
  return new ServiceFailure('unable', `The AI service did not take the request (${status}).${told}`, {
    failure: 'provider_failed',
  });
};
