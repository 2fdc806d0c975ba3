import type { Role } from '@safelight/domain';
import type { ErrorCode } from '@safelight/rules';

/**
 * What is told of each event beyond whose account it is about. Ids and facts only, never a secret, a name or an address;
 * the id of a thing is null in a refusal, because it may be any text then.
 */
export interface SecurityEventDetails {
  readonly sign_in: { readonly by: 'password' | 'google' | 'link' };
  /** A refresh token was used by somebody else than the client it was given to. */
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
  /** A copy of all data of the account was asked for. */
  readonly 'account.export_asked': Record<string, never>;
  readonly 'account.deletion_asked': Record<string, never>;
  readonly 'account.deletion_cancelled': Record<string, never>;
  /** About the owner's account; `moderatorId` is null for an operator's command. */
  readonly 'image.blocked': { readonly imageUid: string | null; readonly moderatorId: string | null };
  readonly 'image.unblocked': { readonly imageUid: string | null; readonly moderatorId: string | null };
  /** By an operator's command, the only way there is, as are the next two. */
  readonly 'account.suspended': Record<string, never>;
  readonly 'account.reopened': Record<string, never>;
  readonly 'role.given': { readonly role: Role };
}

/** An event that somebody who looks after the site's security wants to read later. */
export type SecurityEvent = {
  readonly [E in keyof SecurityEventDetails]: {
    readonly event: E;
    /** Whose account it is about; null when that is not known. */
    readonly userId: string | null;
    readonly details: SecurityEventDetails[E];
  };
}[keyof SecurityEventDetails];

/** How it ended: done, or refused with a code. */
export type SecurityOutcome =
  { readonly outcome: 'ok' } | { readonly outcome: 'refused'; readonly reason: ErrorCode };

/** Where security events are written, in the order they are told, by the one place that writes them. */
export interface SecurityLog {
  /** Returns at once and never throws. */
  note(event: SecurityEvent & SecurityOutcome): void;
}
