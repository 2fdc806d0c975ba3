import type { PlanId, Privacy } from '@safelight/rules';
import type { Role } from './role.ts';
import type { Suspension } from './suspension.ts';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly plan: PlanId;
  readonly role: Role;
  /** Null until the address is verified. Until then sign-in is refused. */
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
  /** At most BIO_MAX_LENGTH characters; empty if there is none. */
  readonly bio: string;
  /** The initial privacy of uploads; null for the default of each screen. */
  readonly defaultPrivacy: Privacy | null;
  /** Whether to send an email after a sign-in from an unknown client. */
  readonly mailOnNewSignIn: boolean;
  /** Whether to send an email when an AI edit has finished. */
  readonly mailOnAiEdit: boolean;
  /** False for an account that was created through Google and has no password. */
  readonly hasPassword: boolean;
  /**
   * When deletion was requested. The account is purged ACCOUNT_DELETION_GRACE_DAYS later unless the person
   * signs in.
   */
  readonly deletionRequestedAt: Date | null;
  /** Null unless an operator suspended the account. */
  readonly suspension: Suspension | null;
}

/** The name by which the product addresses a person: their display name, otherwise the username. */
export const shownName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string =>
  fullName.trim() || username;

/** A user with the password hash, which only sign-in reads. */
export interface UserCredentials {
  readonly user: User;
  /** Null if the account has no password. */
  readonly passwordHash: string | null;
}

/** The form in which addresses and usernames are compared, which ignores case and width. */
export const canonicalName = (value: string): string => value.trim().normalize('NFKC').toLowerCase();
