import { DomainError, type Client, type ExternalProfile } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Archiver, GoogleSignIn, MailMessage, MailTemplates, SiteLinks } from '../ports/index.ts';

/** Returns a client at this address. Each user agent is another client. */
export const clientAt = (address = '192.0.2.1', userAgent = 'test browser'): Client => ({
  hash: `${address} ${userAgent}`,
  visitor: address,
  address,
  userAgent,
});

export const PUBLIC_URL = 'https://site';

export const siteLinks: SiteLinks = {
  verifyEmail: (userId, token) => `${PUBLIC_URL}/verify-email?uid=${userId}&token=${token}`,
  confirmEmail: (userId, token) => `${PUBLIC_URL}/confirm-email?uid=${userId}&token=${token}`,
  undoEmail: (userId, token) => `${PUBLIC_URL}/undo-email?uid=${userId}&token=${token}`,
  resetPassword: (userId, token) => `${PUBLIC_URL}/reset-password?uid=${userId}&token=${token}`,
  dataExport: (exportId, token) => `${PUBLIC_URL}/api/auth/exports/${exportId}/${token}/`,
  image: (uid) => `${PUBLIC_URL}/image/${uid}`,
  apiKeys: () => `${PUBLIC_URL}/api-keys`,
  settings: () => `${PUBLIC_URL}/settings`,
  profile: () => `${PUBLIC_URL}/profile`,
  checkout: () => ({
    successUrl: `${PUBLIC_URL}/profile?checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${PUBLIC_URL}/pricing?checkout=cancelled`,
  }),
};

/**
 * Creates an email template. The subject of its message is the kind; the text is the link, or all of its
 * input.
 */
const message =
  (subject: string) =>
  (input: { readonly to: string; readonly link?: string }): MailMessage => {
    const { to, link, ...rest } = input;
    const html = JSON.stringify(rest);
    return { to, subject, text: link ?? html, html };
  };

/**
 * Email templates that a test can read: the subject is the kind, the text is the link, and `html` contains
 * everything as JSON.
 */
export const plainTemplates: MailTemplates = {
  verification: message('verification'),
  passwordReset: message('passwordReset'),
  passwordChanged: message('passwordChanged'),
  apiKeyCreated: message('apiKeyCreated'),
  sessionStolen: message('sessionStolen'),
  confirmNewEmail: message('confirmNewEmail'),
  emailChangeAsked: message('emailChangeAsked'),
  emailChanged: message('emailChanged'),
  newSignIn: message('newSignIn'),
  aiEditFinished: message('aiEditFinished'),
  aiEditFailed: message('aiEditFailed'),
  exportReady: message('exportReady'),
  deletionScheduled: message('deletionScheduled'),
  accountSuspended: message('accountSuspended'),
  contactMessage: message('contactMessage'),
};

/** A Google sign-in that identifies only people whom the test announced. */
export class FakeGoogle implements GoogleSignIn {
  readonly #profiles = new Map<string, ExternalProfile>();

  /** Announces a person, whom `code` identifies from now on, as a code or as a credential. */
  vouch(code: string, profile: Partial<ExternalProfile> = {}): void {
    this.#profiles.set(code, {
      issuer: 'https://accounts.google.com',
      subject: `subject of ${code}`,
      email: `${code}@example.com`,
      isEmailVerified: true,
      fullName: null,
      ...profile,
    });
  }

  async begin(redirectUri: string): Promise<{ url: string; ticket: string }> {
    return { url: `https://google/auth?redirect_uri=${redirectUri}&state=state`, ticket: 'ticket' };
  }

  async complete(input: { code: string; state: string; ticket: string }): Promise<ExternalProfile> {
    if (input.state !== 'state' || input.ticket !== 'ticket') throw refused(TEXTS.google.incomplete);
    return this.verifyCredential(input.code);
  }

  async verifyCredential(credential: string): Promise<ExternalProfile> {
    const profile = this.#profiles.get(credential);
    if (profile === undefined) throw refused(TEXTS.google.verificationFailed);
    return profile;
  }
}

const refused = (text: string): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', text);

/** Archives as text: each entry is a line with its name, its content and an empty line. */
export const textArchiver: Archiver = {
  async *zip(entries) {
    for await (const { name, open } of entries) {
      yield Buffer.from(`== ${name}\n`);
      yield* await open();
      yield Buffer.from('\n\n');
    }
  },
};

export const entriesOf = (archive: string): ReadonlyMap<string, string> =>
  new Map(
    archive
      .split(/^== /m)
      .slice(1)
      .map((entry) => {
        const end = entry.indexOf('\n');
        return [entry.slice(0, end), entry.slice(end + 1).trimEnd()] as const;
      }),
  );
