import type { Mailer, MailMessage } from '@safelight/application/ports';
import PostalMime, { type Email } from 'postal-mime';

export const SENDER = 'Safelight <no-reply@safelight.test>';

export const MESSAGE: MailMessage = {
  to: 'kim@example.org',
  subject: 'Grüße from the darkroom, and a subject long enough to be folded over more than one line 📷',
  text: `First line\n\n.a line that starts with a dot\nhttps://safelight.test/verify-email?uid=1&token=${'x'.repeat(90)}\n`,
  html: '<p>Café &amp; crème</p>',
};

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Every delivered email in its wire format, oldest first. */
  received(): Promise<readonly Buffer[]>;
  close(): Promise<void>;
}

export const parse = (eml: Buffer): Promise<Email> => PostalMime.parse(eml);

const header = (mail: Email, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value;

/** Messages whose content would add a recipient or a header. */
const UNSAFE: readonly (readonly [string, Partial<MailMessage>])[] = [
  ['a recipient after a line break', { to: 'kim@example.org\r\nRCPT TO:<eve@example.org>' }],
  ['a header after a line break', { to: 'kim@example.org\nBcc: eve@example.org' }],
  ['two recipients', { to: 'kim@example.org, eve@example.org' }],
  ['a named recipient', { to: 'Kim <kim@example.org>' }],
  ['a group of recipients', { to: 'all:kim@example.org,eve@example.org;' }],
  ['a recipient with a comment', { to: 'kim(eve@example.org)@example.org' }],
  ['no recipient', { to: '' }],
  ['two reply addresses', { replyTo: { name: '', address: 'kim@example.org, eve@example.org' } }],
  [
    'a header after the name in Reply-To',
    { replyTo: { name: 'Kim\r\nBcc: eve@example.org', address: 'k@example.org' } },
  ],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
  ['a control character in the subject', { subject: 'Hello\u0000' }],
];

export const mailerContract = (name: string, open: () => Promise<MailerUnderTest>): void => {
  describe(`the mailer ${name}`, () => {
    let subject: MailerUnderTest;

    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    it('delivers a message once, unchanged, as text and HTML', async () => {
      await subject.mailer.send(MESSAGE, 'message-1');
      const received = await subject.received();
      expect(received).toHaveLength(1);
      const mail = await parse(received[0]!);
      expect(mail.subject).toBe(MESSAGE.subject);
      expect(mail.text?.trimEnd()).toBe(MESSAGE.text.trimEnd());
      expect(mail.html?.trimEnd()).toBe(MESSAGE.html);
      expect(mail.attachments).toEqual([]);
    });

    it('sets sender, recipient, message id and date, and marks the email as generated', async () => {
      await subject.mailer.send(MESSAGE, 'message-1');
      const [eml] = await subject.received();
      const mail = await parse(eml!);
      expect(mail.from).toMatchObject({ name: 'Safelight', address: 'no-reply@safelight.test' });
      expect(mail.to).toMatchObject([{ address: 'kim@example.org' }]);
      expect(mail.messageId).toBe('<message-1@safelight.test>');
      expect(Math.abs(Date.now() - Date.parse(mail.date ?? ''))).toBeLessThan(60_000);
      expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    });

    it('sets Reply-To only for a message with a reply address', async () => {
      const replyTo = { name: 'Zoë "Z" <z>, Esq.', address: 'zoe@example.org' };
      await subject.mailer.send(MESSAGE, 'message-1');
      await subject.mailer.send({ ...MESSAGE, replyTo }, 'message-2');
      const [plain, answered] = await Promise.all((await subject.received()).map(parse));
      expect(plain?.replyTo).toBeUndefined();
      expect(answered?.replyTo).toEqual([replyTo]);
      expect(answered?.to).toMatchObject([{ address: 'kim@example.org' }]);
    });

    it('writes headers as ASCII lines that end in CRLF', async () => {
      await subject.mailer.send(MESSAGE, 'message-1');
      const [eml] = await subject.received();
      const [head] = eml!.toString('latin1').split('\r\n\r\n');
      for (const line of head!.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e\t]{1,998}$/);
    });

    it.each(UNSAFE)('rejects a message with %s, and delivers nothing', async (_what, part) => {
      await expect(subject.mailer.send({ ...MESSAGE, ...part }, 'message-1')).rejects.toMatchObject({
        name: 'DomainError',
        code: 'INVALID_INPUT',
      });
      expect(await subject.received()).toEqual([]);
    });

    it.each(['', 'a>\r\nBcc: eve@example.org', '../../escape', 'a b'])(
      'rejects the message id %p',
      async (id) => {
        await expect(subject.mailer.send(MESSAGE, id)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
        expect(await subject.received()).toEqual([]);
      },
    );
  });
};
