import { canonicalName, DomainError, type Client } from '@safelight/domain';
import { NEW_TRANSFORMS_PER_HOUR, TEXTS } from '@safelight/rules';
import type { Ports } from '../ports/index.ts';
import { addressGroup } from './address-group.ts';
import { secondsUntil } from './periods.ts';

type Deps = Pick<Ports, 'rateCounters' | 'secrets' | 'clock'>;

/** Removes an attempt from the count after it turned out to be correct. */
export type Forgive = () => Promise<void>;

/**
 * Rate limits for actions that can be abused, for example to guess passwords. Each method counts an attempt and
 * throws RATE_LIMITED (details.retryAfterSeconds) beyond the limit. A "place" is a network (`addressGroup`).
 * Clients without an address are not counted.
 */
export interface AttemptLimits {
  /**
   * Allows ten sign-ins in 15 minutes at one account from one place, thirty in 15 minutes from one place at all
   * accounts, and a hundred an hour at one account from all places where its owner has never signed in. The
   * last limit ignores the owner's places, so that attackers cannot lock the owner out.
   */
  login(username: string, client: Client, isKnownPlace: () => Promise<boolean>): Promise<Forgive>;
  /** Allows ten new accounts an hour from one place. */
  registration(client: Client): Promise<void>;
  /** Allows ten messages an hour to the support address from one place. */
  contact(client: Client): Promise<void>;
  /** Allows five emails an hour for one account from one place, and twenty from one place for all accounts. */
  mail(kind: 'password-reset' | 'resend-verification', account: string, client: Client): Promise<void>;
  /**
   * Allows five emails of one kind an hour to one person, from all places together. Beyond the limit it returns
   * false and throws no error, because the requester must not notice.
   */
  allowsMailTo(kind: 'password-reset' | 'verification', userId: string): Promise<boolean>;
  /** Allows thirty wrong links or refused Google sign-ins in 15 minutes from one place. */
  link(client: Client): Promise<Forgive>;
  /** Allows sixty new transforms an hour from one place, because a transform costs time and storage. */
  transform(client: Client): Promise<void>;
  /** Allows six hundred new transforms an hour for the owner of the images. */
  ownTransform(userId: string): Promise<void>;
  /**
   * Allows ten wrong passwords of one share link in 15 minutes from one place, and a hundred an hour from all
   * places.
   */
  shareLink(linkId: string, client: Client): Promise<Forgive>;
  /** Allows ten wrong current passwords in 15 minutes at one account. */
  password(userId: string): Promise<Forgive>;
  /** Allows five new email addresses an hour for one account, because each of them receives an email. */
  emailChange(userId: string): Promise<void>;
  /** Allows five exports a day for one account, because archives are stored for days. */
  dataExport(userId: string): Promise<void>;
  /** Allows twenty checkouts an hour for one account, because each stays open at the payment service for a day. */
  checkout(userId: string): Promise<void>;
  /** Allows sixty looks at checkouts an hour for one account, because each of them asks the payment service. */
  checkoutState(userId: string): Promise<void>;
  /** Allows twenty visits to the billing portal an hour for one account, because each is a session at the payment service. */
  billingPortal(userId: string): Promise<void>;
  /** Allows twenty changes of the renewal an hour for one account, because each of them calls the payment service. */
  renewal(userId: string): Promise<void>;
  /** Allows sixty requests for suggestions an hour for one account, because each may call an AI model. */
  promptSuggestions(userId: string): Promise<void>;
  /**
   * Allows three hundred plans of edits in 15 minutes for one account, because a client asks while a person types. A
   * plan counts once for every 200 characters of its prompt, because the time to read a prompt grows with its length.
   */
  editPlan(userId: string, promptLength: number): Promise<void>;
}

interface Limit {
  readonly bucket: string;
  readonly max: number;
  readonly windowMs: number;
  /** What one attempt counts; 1 by default. */
  readonly weight?: number;
  /** The text of the error; that of attempts by default. */
  readonly text?: string;
}

/** The length of a prompt whose plan counts once. */
const PLANNED_CHARACTERS = 200;

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const attemptLimits = ({ rateCounters, secrets, clock }: Deps): AttemptLimits => {
  const count = async (
    limits: readonly Limit[],
    isExempt: (limit: Limit) => Promise<boolean> = async () => false,
  ): Promise<Forgive> => {
    const now = clock.now();
    for (const limit of limits) {
      const { used, resetAt } = await rateCounters.add(limit.bucket, limit.weight ?? 1, limit.windowMs, now);
      if (used <= limit.max || (await isExempt(limit))) continue;
      throw new DomainError('RATE_LIMITED', limit.text ?? TEXTS.generic.tooManyAttempts, {
        retryAfterSeconds: secondsUntil(resetAt, now),
      });
    }
    return async () => {
      for (const { bucket, windowMs, weight = 1 } of limits) {
        await rateCounters.add(bucket, -weight, windowMs, now);
      }
    };
  };

  /**
   * Creates the name of a counter. User input is hashed, so that names of counters reveal nothing and have
   * the same length.
   */
  const bucket = (kind: string, ...parts: readonly string[]): string =>
    `${kind}:${secrets.hash(JSON.stringify(parts)).slice(0, 32)}`;

  /**
   * Lists narrow limits before wide ones, because an attempt that a narrow limit refuses must not count towards
   * the wide ones.
   */
  const from = (client: Client, limits: (place: string) => readonly Limit[]): readonly Limit[] =>
    client.address === '' ? [] : limits(addressGroup(client.address));

  return {
    login: (username, client, isKnownPlace) => {
      const account = canonicalName(username);
      const everywhere = { bucket: bucket('login-account', account), max: 100, windowMs: HOUR_MS };
      const limits = from(client, (place) => [
        { bucket: bucket('login', account, place), max: 10, windowMs: QUARTER_MS },
        { bucket: bucket('login-place', place), max: 30, windowMs: QUARTER_MS },
        everywhere,
      ]);
      return count(limits, async (limit) => limit === everywhere && (await isKnownPlace()));
    },

    registration: async (client) => {
      await count(
        from(client, (place) => [{ bucket: bucket('register', place), max: 10, windowMs: HOUR_MS }]),
      );
    },

    contact: async (client) => {
      await count(
        from(client, (place) => [{ bucket: bucket('contact', place), max: 10, windowMs: HOUR_MS }]),
      );
    },

    mail: async (kind, account, client) => {
      await count(
        from(client, (place) => [
          { bucket: bucket(kind, account, place), max: 5, windowMs: HOUR_MS },
          { bucket: bucket(`${kind}-place`, place), max: 20, windowMs: HOUR_MS },
        ]),
      );
    },

    allowsMailTo: async (kind, userId) => {
      const name = bucket(`${kind}-to`, userId);
      return (await rateCounters.add(name, 1, HOUR_MS, clock.now())).used <= 5;
    },

    link: (client) =>
      count(from(client, (place) => [{ bucket: bucket('link', place), max: 30, windowMs: QUARTER_MS }])),

    transform: async (client) => {
      await count(
        from(client, (place) => [
          {
            bucket: bucket('transform', place),
            max: NEW_TRANSFORMS_PER_HOUR.place,
            windowMs: HOUR_MS,
            text: TEXTS.generic.rateLimited,
          },
        ]),
      );
    },

    ownTransform: async (userId) => {
      await count([
        {
          bucket: bucket('own-transform', userId),
          max: NEW_TRANSFORMS_PER_HOUR.owner,
          windowMs: HOUR_MS,
          text: TEXTS.generic.rateLimited,
        },
      ]);
    },

    shareLink: (linkId, client) =>
      count([
        ...from(client, (place) => [
          { bucket: bucket('share-link', linkId, place), max: 10, windowMs: QUARTER_MS },
        ]),
        { bucket: bucket('share-link-everywhere', linkId), max: 100, windowMs: HOUR_MS },
      ]),

    password: (userId) => count([{ bucket: bucket('password', userId), max: 10, windowMs: QUARTER_MS }]),

    emailChange: async (userId) => {
      await count([{ bucket: bucket('email-change', userId), max: 5, windowMs: HOUR_MS }]);
    },

    dataExport: async (userId) => {
      await count([{ bucket: bucket('data-export', userId), max: 5, windowMs: DAY_MS }]);
    },

    checkout: async (userId) => {
      await count([{ bucket: bucket('checkout', userId), max: 20, windowMs: HOUR_MS }]);
    },

    checkoutState: async (userId) => {
      await count([{ bucket: bucket('checkout-state', userId), max: 60, windowMs: HOUR_MS }]);
    },

    billingPortal: async (userId) => {
      await count([{ bucket: bucket('billing-portal', userId), max: 20, windowMs: HOUR_MS }]);
    },

    renewal: async (userId) => {
      await count([{ bucket: bucket('renewal', userId), max: 20, windowMs: HOUR_MS }]);
    },

    promptSuggestions: async (userId) => {
      await count([{ bucket: bucket('prompt-suggestions', userId), max: 60, windowMs: HOUR_MS }]);
    },

    editPlan: async (userId, promptLength) => {
      const weight = Math.ceil(promptLength / PLANNED_CHARACTERS);
      await count([{ bucket: bucket('edit-plan', userId), max: 300, windowMs: QUARTER_MS, weight }]);
    },
  };
};
