export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one message; resolves when the mail server (or the outbox) has accepted it. */
export interface Mailer {
  /** `messageId` is stable across retries, so that a receiver can tell a repeat. */
  send(message: MailMessage, messageId: string): Promise<void>;
}

/** The messages we send, written out. */
export interface MailTemplates {
  verification(input: { readonly to: string; readonly username: string; readonly link: string }): MailMessage;
}
