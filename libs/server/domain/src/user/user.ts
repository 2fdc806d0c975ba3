import type { PlanId, Privacy } from '@safelight/rules';

/** The roles of users. Admins have all rights of moderators. */
export const ROLES = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/**
 * An operator's decision about an account that broke the rules. The person can still sign in to read, export
 * and delete their data, and do nothing else. The pictures of the account are hidden.
 */
export interface Suspension {
  readonly at: Date;
  /** The reason, which the person can read. */
  readonly reason: string;
}

export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly plan: PlanId;
  readonly role: Role;
  /** When the address was verified; null before that. Sign-in requires it. */
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
  /** The text about the person, at most BIO_MAX_LENGTH characters; empty if there is none. */
  readonly bio: string;
  /** The default privacy of uploads; null for the default of each screen. */
  readonly defaultPrivacy: Privacy | null;
  /** Whether to send an email after a sign-in from an unknown client. */
  readonly mailOnNewSignIn: boolean;
  /** Whether to send an email when an AI edit has succeeded or failed. */
  readonly mailOnAiEdit: boolean;
  /** Whether the account has a password. One that was created through Google may have none. */
  readonly hasPassword: boolean;
  /**
   * When deletion was requested. The account is purged ACCOUNT_DELETION_GRACE_DAYS later, unless the person
   * signs in.
   */
  readonly deletionRequestedAt: Date | null;
  /** The suspension by an operator; null if the account is not suspended. */
  readonly suspension: Suspension | null;
}

/** Returns the name that emails and screens use for a person: the display name, otherwise the username. */
export const shownName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string =>
  fullName.trim() || username;

/** A user with the hash of the password. Only sign-in reads it. */
export interface UserCredentials {
  readonly user: User;
  /** The hash of the password; null if the account has none. */
  readonly passwordHash: string | null;
}

/**
 * Returns the form in which addresses and usernames are compared. It ignores case, width and word joiners, which a
 * username contains when it is copied from one of our emails.
 */
export const canonicalName = (value: string): string =>
  value.replaceAll('\u2060', '').trim().normalize('NFKC').toLowerCase();
