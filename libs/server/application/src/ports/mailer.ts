import type { ApiKey, ContactMessage } from '@safelight/domain';

export interface MailMessage {
  readonly to: string;
  /** Whom a reply goes to; the sender of all emails when absent. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one message; resolves when the mail server, or the outbox, has accepted it. */
export interface Mailer {
  /** `messageId` is the same at every retry, so that a receiver can recognize a repeat. */
  send(message: MailMessage, messageId: string): Promise<void>;
}

/** The person that an email addresses. */
export interface MailAddressee {
  readonly to: string;
  /** The name that the person wants to be called by. */
  readonly name: string;
}

/** An API key as emails mention it: by its name and its first characters. */
export type ShownApiKey = Pick<ApiKey, 'name' | 'prefix'>;

/** The texts of all emails. */
export interface MailTemplates {
  verification(input: MailAddressee & { readonly link: string }): MailMessage;
  passwordReset(input: MailAddressee & { readonly link: string }): MailMessage;
  passwordChanged(
    input: MailAddressee & {
      readonly at: Date;
      readonly settingsLink: string;
      /** The keys that worked until then, and whether they still do. */
      readonly apiKeys: readonly ShownApiKey[];
      readonly areKeysKept: boolean;
    },
  ): MailMessage;
  apiKeyCreated(
    input: MailAddressee & { readonly at: Date; readonly apiKey: ShownApiKey; readonly apiKeysLink: string },
  ): MailMessage;
  /** A refresh token was used a second time: somebody else has, or had, it. */
  sessionStolen(input: MailAddressee & { readonly at: Date; readonly settingsLink: string }): MailMessage;
  /** Sent to the new address. */
  confirmNewEmail(input: MailAddressee & { readonly link: string }): MailMessage;
  /** Sent to the old address; the link cancels the change. */
  emailChangeAsked(input: MailAddressee & { readonly newEmail: string; readonly link: string }): MailMessage;
  /** Sent to the old address; the link restores it. */
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
  exportReady(input: MailAddressee & { readonly link: string; readonly expiresAt: Date }): MailMessage;
  deletionScheduled(input: MailAddressee & { readonly purgeAt: Date }): MailMessage;
  accountSuspended(
    input: MailAddressee & {
      readonly reason: string;
      /** Whom the person may write to. */
      readonly supportEmail: string;
      readonly signInLink: string;
    },
  ): MailMessage;
  /** Sent to the support address; replies go to the writer. */
  contactMessage(input: {
    readonly to: string;
    readonly message: ContactMessage;
    readonly username: string | null;
  }): MailMessage;
}
