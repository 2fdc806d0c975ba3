import type { ApiKey, ContactMessage } from '@safelight/domain';

export interface MailMessage {
  readonly to: string;
  /** The address for replies. By default the sender of all emails. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one message. Resolves when the mail server, or the outbox, has accepted it. */
export interface Mailer {
  /** The id of the message. It is the same for every retry, so that receivers can recognize a duplicate. */
  send(message: MailMessage, messageId: string): Promise<void>;
}

export interface MailAddressee {
  readonly to: string;
  /** The person's name as used in the email. */
  readonly name: string;
}

/** The owner of an account, who signs in with `username`. */
export interface MailedOwner extends MailAddressee {
  readonly username: string;
}

/** An API key as it appears in emails: its name and its first characters. */
export type ShownApiKey = Pick<ApiKey, 'name' | 'prefix'>;

export interface MailTemplates {
  verification(input: MailedOwner & { readonly link: string }): MailMessage;
  passwordReset(input: MailedOwner & { readonly link: string }): MailMessage;
  passwordChanged(
    input: MailedOwner & {
      readonly at: Date;
      readonly settingsLink: string;
      /** The API keys that were active before the change, to be listed in the email. */
      readonly apiKeys: readonly ShownApiKey[];
      readonly areKeysKept: boolean;
    },
  ): MailMessage;
  apiKeyCreated(
    input: MailAddressee & { readonly at: Date; readonly apiKey: ShownApiKey; readonly apiKeysLink: string },
  ): MailMessage;
  /** Sent if a refresh token was used twice, which means that a second client has or had it. */
  sessionStolen(input: MailAddressee & { readonly at: Date; readonly settingsLink: string }): MailMessage;
  /** Sent to the new email address, to confirm it. */
  confirmNewEmail(input: MailAddressee & { readonly link: string }): MailMessage;
  /** Sent to the old email address after a change was requested. The link cancels the change. */
  emailChangeAsked(input: MailAddressee & { readonly newEmail: string; readonly link: string }): MailMessage;
  /** Sent to the old email address after it was replaced. The link restores it. */
  emailChanged(input: MailAddressee & { readonly newEmail: string; readonly link: string }): MailMessage;
  newSignIn(
    input: MailAddressee & {
      readonly at: Date;
      readonly device: string;
      readonly address: string;
      readonly settingsLink: string;
    },
  ): MailMessage;
  aiEditFinished(
    input: MailAddressee & { readonly prompt: string; readonly imageTitle: string; readonly link: string },
  ): MailMessage;
  aiEditFailed(
    input: MailAddressee & {
      readonly prompt: string;
      readonly imageTitle: string;
      /** Why the edit failed, in words for the person. */
      readonly reason: string;
      readonly link: string;
    },
  ): MailMessage;
  exportReady(input: MailAddressee & { readonly link: string; readonly expiresAt: Date }): MailMessage;
  deletionScheduled(
    input: MailAddressee & { readonly purgeAt: Date; readonly signInLink: string },
  ): MailMessage;
  accountSuspended(
    input: MailAddressee & {
      readonly reason: string;
      /** The address that the person can write to. */
      readonly supportEmail: string;
      readonly signInLink: string;
    },
  ): MailMessage;
  /** Sent to the support address with the message of the contact form. Replies go to its writer. */
  contactMessage(input: {
    readonly to: string;
    readonly message: ContactMessage;
    readonly username: string | null;
  }): MailMessage;
}
