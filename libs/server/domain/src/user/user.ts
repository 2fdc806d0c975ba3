import type { PlanId } from '@safelight/rules';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly plan: PlanId;
  /** Null until the address is verified; sign-in is refused until then. */
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
}

/** A user with what only sign-in reads. */
export interface UserCredentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** Addresses and usernames are compared without case; this is the form compared. */
export const canonicalName = (value: string): string => value.trim().normalize('NFKC').toLowerCase();
