import type { Role } from '../user/role.ts';
import type { RequestAllowance } from './request-allowance.ts';

/** Who sends the request. The transport finds out who it is; the application decides what they may do. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly familyId: string;
      /**
       * The role at sign-in or at the last refresh. Changing a person's role ends their sessions, so it is
       * never outdated.
       */
      readonly role: Role;
    }
  | {
      /**
       * Somebody signed in to an account that was suspended before this session began, which may only be read,
       * exported and deleted. Suspending an account and reopening it end its sessions, so this is never outdated.
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

/** The user as whom a viewer acts, or null. Whoever is suspended acts as a visitor. */
export const userIdOf = (viewer: Viewer): string | null =>
  viewer.kind === 'anonymous' || viewer.kind === 'suspended' ? null : viewer.userId;

/** The account that a viewer is signed in to, suspended or not, by session or API key; null for a visitor. */
export const accountIdOf = (viewer: Viewer): string | null =>
  viewer.kind === 'anonymous' ? null : viewer.userId;
