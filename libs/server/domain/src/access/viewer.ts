import type { Role } from '../user/user.ts';
import type { RequestAllowance } from './request-allowance.ts';

/**
 * The sender of a request. The transport authenticates the viewer; the application decides what the viewer may
 * do.
 */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly familyId: string;
      /**
       * The role at sign-in or at the last refresh. It is never outdated, because a change of the role ends
       * the user's sessions.
       */
      readonly role: Role;
    }
  | {
      /**
       * True for a person who is signed in to a suspended account. Such an account can only be read, exported
       * and deleted. The value is never outdated, because suspending or reopening an account ends its
       * sessions.
       */
      readonly kind: 'suspended';
      readonly userId: string;
      readonly familyId: string;
    }
  | {
      readonly kind: 'api-key';
      readonly userId: string;
      readonly apiKeyId: string;
      readonly allowance: RequestAllowance;
    };

export const ANONYMOUS: Viewer = { kind: 'anonymous' };

/** Returns the user on whose behalf a viewer acts, or null. A suspended person acts as a visitor. */
export const userIdOf = (viewer: Viewer): string | null =>
  viewer.kind === 'anonymous' || viewer.kind === 'suspended' ? null : viewer.userId;

/**
 * Returns the account that a viewer is signed in to, by session or API key, even if it is suspended; null for
 * a visitor.
 */
export const accountIdOf = (viewer: Viewer): string | null =>
  viewer.kind === 'anonymous' ? null : viewer.userId;
