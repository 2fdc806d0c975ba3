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
  /** Null until the address is verified; sign-in is refused until then. */
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
  /** Up to BIO_MAX_LENGTH characters; empty when none. */
  readonly bio: string;
  /** The privacy that uploads start with; null for the default of each screen. */
  readonly defaultPrivacy: Privacy | null;
  /** Whether to send an email after a sign-in from an unknown client. */
  readonly mailOnNewSignIn: boolean;
  /** Whether to send an email when an AI edit has finished. */
  readonly mailOnAiEdit: boolean;
  /** False for an account that was created by sign-in with Google and has no password. */
  readonly hasPassword: boolean;
  /**
   * When deletion was requested. The account is purged ACCOUNT_DELETION_GRACE_DAYS later unless the person
   * signs in.
   */
  readonly deletionRequestedAt: Date | null;
  /** Null unless an operator suspended the account. */
  readonly suspension: Suspension | null;
}

/** The name used to address a person: the name they chose to show, otherwise the username. */
export const shownName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string =>
  fullName.trim() || username;

/** A user with the hash that only sign-in reads. */
export interface UserCredentials {
  readonly user: User;
  /** Null when the account has no password. */
  readonly passwordHash: string | null;
}

/** The form in which addresses and usernames are compared: without regard to case. */
export const canonicalName = (value: string): string => value.trim().normalize('NFKC').toLowerCase();
