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
      readonly kind: 'api-key';
      readonly userId: string;
      readonly apiKeyId: string;
      readonly allowance: RequestAllowance;
    };

export const ANONYMOUS: Viewer = { kind: 'anonymous' };

/** The user behind a viewer, or null. */
export const userIdOf = (viewer: Viewer): string | null =>
  viewer.kind === 'anonymous' ? null : viewer.userId;
