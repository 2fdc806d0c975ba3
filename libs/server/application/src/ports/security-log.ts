import type { Role } from '@safelight/domain';
import type { ErrorCode } from '@safelight/rules';

/**
 * The details of each event in addition to its account. They are ids and facts, never a secret, a name or an
 * address. After a refusal the id of an object is null, because the input could be any text.
 */
export interface SecurityEventDetails {
  readonly sign_in: { readonly by: 'password' | 'google' | 'link' };
  /** A client used a refresh token that was issued to another client. */
  readonly 'refresh_token.reused': Record<string, never>;
  readonly 'session.ended': { readonly sessionId: string | null };
  readonly 'session.others_ended': { readonly count: number | null };
  readonly 'password.changed': { readonly apiKeysKept: boolean };
  readonly 'password.reset': { readonly apiKeysKept: boolean };
  readonly 'email.change_asked': Record<string, never>;
  readonly 'email.change_cancelled': Record<string, never>;
  readonly 'email.changed': Record<string, never>;
  readonly 'email.change_undone': Record<string, never>;
  readonly 'api_key.created': { readonly apiKeyId: string | null };
  readonly 'api_key.activated': { readonly apiKeyId: string | null };
  readonly 'api_key.deactivated': { readonly apiKeyId: string | null };
  readonly 'api_key.deleted': { readonly apiKeyId: string | null };
  readonly 'account.export_asked': Record<string, never>;
  readonly 'account.deletion_asked': Record<string, never>;
  readonly 'account.deletion_cancelled': Record<string, never>;
  /**
   * An image was blocked. The account of the event is that of the image's owner. `moderatorId` is null for a
   * command of an operator.
   */
  readonly 'image.blocked': { readonly imageUid: string | null; readonly moderatorId: string | null };
  readonly 'image.unblocked': { readonly imageUid: string | null; readonly moderatorId: string | null };
  /** An account was suspended. Only commands of operators cause this event and the next two. */
  readonly 'account.suspended': Record<string, never>;
  readonly 'account.reopened': Record<string, never>;
  readonly 'role.given': { readonly role: Role };
}

/** An event that concerns the security of accounts. */
export type SecurityEvent = {
  readonly [E in keyof SecurityEventDetails]: {
    readonly event: E;
    /** The account that the event concerns; null if it is unknown. */
    readonly userId: string | null;
    readonly details: SecurityEventDetails[E];
  };
}[keyof SecurityEventDetails];

/** The action succeeded, or was refused with an error code. */
export type SecurityOutcome =
  { readonly outcome: 'ok' } | { readonly outcome: 'refused'; readonly reason: ErrorCode };

/** Records security events in order. They come from `withSecurityLog` and from commands of operators. */
export interface SecurityLog {
  /** Records an event. Returns at once and never throws. */
  note(event: SecurityEvent & SecurityOutcome): void;
}
