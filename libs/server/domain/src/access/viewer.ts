import type { Role } from '../user/role.ts';
import type { RequestAllowance } from './request-allowance.ts';

/** Who asks. The transport establishes it; the application decides what it may do. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly familyId: string;
      /** As when the session was last begun or refreshed; a change of role ends the person's sessions. */
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
