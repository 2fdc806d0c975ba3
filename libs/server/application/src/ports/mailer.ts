import type { ApiKey, ContactMessage } from '@safelight/domain';

export interface MailMessage {
  readonly to: string;
  /** Whom an answer goes to; absent: the sender of all mails. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one message; resolves when the mail server (or the outbox) has accepted it. */
export interface Mailer {
  /** `messageId` is stable across retries, so that a receiver can tell a repeat. */
  send(message: MailMessage, messageId: string): Promise<void>;
}

/** Whom a message greets. */
export interface MailAddressee {
  readonly to: string;
  /** As the person wants to be called. */
  readonly name: string;
}

/** An API key as a mail names it: by what its owner called it, and its first characters. */
export type ShownApiKey = Pick<ApiKey, 'name' | 'prefix'>;

/** The messages we send, written out. */
export interface MailTemplates {
  verification(input: MailAddressee & { readonly link: string }): MailMessage;
  passwordReset(input: MailAddressee & { readonly link: string }): MailMessage;
  passwordChanged(
    input: MailAddressee & {
      readonly at: Date;
      readonly settingsLink: string;
      /** Those that worked until then, and whether they still do. */
      readonly apiKeys: readonly ShownApiKey[];
      readonly areKeysKept: boolean;
    },
  ): MailMessage;
  apiKeyCreated(
    input: MailAddressee & { readonly at: Date; readonly apiKey: ShownApiKey; readonly apiKeysLink: string },
  ): MailMessage;
  /** A refresh token came back that was used before: somebody else has it, or had it. */
  sessionStolen(input: MailAddressee & { readonly at: Date; readonly settingsLink: string }): MailMessage;
  /** To the new address. */
  confirmNewEmail(input: MailAddressee & { readonly link: string }): MailMessage;
  /** To the old address; the link calls it off. */
  emailChangeAsked(input: MailAddressee & { readonly newEmail: string; readonly link: string }): MailMessage;
  /** To the old address; the link brings it back. */
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
  /** To the support address; answers go to who wrote. */
  contactMessage(input: {
    readonly to: string;
    readonly message: ContactMessage;
    readonly username: string | null;
  }): MailMessage;
}
