import type { EditOutcome } from '@safelight/application/ports';

/**
 * Why a service gave no answer, as the port tells failures apart: `internal-error` is worth another try,
 * `unable` may be another editor's to fulfil, `refused` is the end.
 */
export type FailureKind = Extract<EditOutcome['kind'], 'internal-error' | 'unable' | 'refused'>;

interface FailureOptions extends ErrorOptions {
  /** What to look at, for whoever runs the site. */
  readonly advice?: string;
}

/**
 * A call to a service that failed. The message is for the person whose edit it was: it names no key, no setting and no
 * inner address. `advice` is for the log.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly kind: FailureKind;
  readonly advice: string | undefined;

  constructor(kind: FailureKind, message: string, { advice, ...options }: FailureOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.advice = advice;
  }
}

/** What an error answer of a service says, whatever its wire format. */
export interface ErrorAnswer {
  readonly status: number;
  /** The service's own name for it: "INVALID_ARGUMENT", "moderation_blocked"; empty when it gave none. */
  readonly code: string;
  readonly message: string;
}

/** The settings that an error answer may be the fault of. */
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

/** A part of what a service says, on one line. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
};

/** Names of settings and keys, as services like to quote them. */
const SETTING = /\b[A-Z][A-Z\d]*_[A-Z\d_]*(?:KEY|MODEL|URL|TOKEN|SECRET)\b|\bsk-\w+/;

/** What a service says of a failure, to follow our own sentence; nothing where it speaks of what only an operator can set. */
const toldBy = (message: string): string =>
  message === '' || SETTING.test(message) ? '' : ` ${quoted(message)}`;

const isInternal = ({ status, code, message }: ErrorAnswer): boolean =>
  status >= 500 || code === 'INTERNAL' || /\bINTERNAL\b/.test(message);

/** What an error answer means for an edit. */
export const failureOf = (answer: ErrorAnswer, blame: Blame): ServiceFailure => {
  const { status, code, message } = answer;
  const told = toldBy(message);
  if (REFUSALS.includes(code)) {
    return new ServiceFailure('refused', `The AI service's safety rules do not allow this edit (${code}).`);
  }
  if (status === 401 || status === 403 || BAD_KEYS.includes(code)) {
    return new ServiceFailure('unable', 'The AI service does not let this site in.', {
      advice: `Check ${blame.key}.`,
    });
  }
  if (status === 402 || NO_CREDIT.includes(code)) {
    return new ServiceFailure('unable', 'This site has used up what it may spend on AI edits.', {
      advice: `The account behind ${blame.key} has nothing left to spend.`,
    });
  }
  if (status === 404) {
    return new ServiceFailure('unable', 'The AI service does not know the model this site asks for.', {
      advice: `Check ${blame.model}.`,
    });
  }
  if (status === 429) return new ServiceFailure('internal-error', 'The AI service is too busy (429).');
  if (status === 408 || isInternal(answer)) {
    const name = code === '' ? '' : ` ${code}`;
    return new ServiceFailure('internal-error', `The AI service failed (${status}${name}).${told}`);
  }
  return new ServiceFailure('unable', `The AI service did not take the request (${status}).${told}`);
};
