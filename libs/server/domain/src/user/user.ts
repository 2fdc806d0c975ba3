import type { PlanId, Privacy } from '@safelight/rules';
import type { Role } from './role.ts';

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
  /** Null: each screen's own default. */
  readonly defaultPrivacy: Privacy | null;
  /** Mail a notice when somebody signs in from a client not seen before. */
  readonly mailOnNewSignIn: boolean;
  /** Mail when an AI edit has finished. */
  readonly mailOnAiEdit: boolean;
  /** False for an account made by Google sign-in that never set one. */
  readonly hasPassword: boolean;
  /** When deletion was asked for; purged ACCOUNT_DELETION_GRACE_DAYS later unless the person signs in again. */
  readonly deletionRequestedAt: Date | null;
}

/** How a person is called where they are addressed: the name they chose to show, else the one they sign in by. */
export const shownName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string =>
  fullName.trim() || username;

/** A user with what only sign-in reads. */
export interface UserCredentials {
  readonly user: User;
  /** Null when the account has no password. */
  readonly passwordHash: string | null;
}

/** Addresses and usernames are compared without case; this is the form compared. */
export const canonicalName = (value: string): string => value.trim().normalize('NFKC').toLowerCase();
