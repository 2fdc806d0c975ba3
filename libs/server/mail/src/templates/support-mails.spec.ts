import { toMailOptions } from '../mail-options.ts';
import { supportMails } from './support-mails.ts';

const MESSAGE = {
  id: 'id',
  userId: null,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  category: 'technical',
  subject: 'An <b>upload</b> that stops',
  message: 'It stops at half.\n\nSee https://safelight.test/image/1',
  createdAt: new Date('2026-01-31T12:05:00.000Z'),
} as const;

const mail = (username: string | null = null) =>
  supportMails('Safelight').contactMessage({ to: 'support@example.org', message: MESSAGE, username });

describe('an email to the support address', () => {
  it('is sent to the support address, with the person who wrote as the reply address', () => {
    expect(mail()).toMatchObject({
      to: 'support@example.org',
      replyTo: { name: 'Ada Lovelace', address: 'ada@example.com' },
      subject: '[Safelight] Technical problem: An <b>upload</b> that stops',
    });
    const sender = { name: 'Safelight', address: 'no-reply@safelight.test' };
    expect(toMailOptions(mail(), 'id', sender)).toMatchObject({ replyTo: { address: 'ada@example.com' } });
  });

  it('contains the message with its line breaks, its time and the account of its sender', () => {
    const { text } = mail();
    for (const said of [
      'It stops at half.\n\nSee https://safelight.test/image/1\n',
      'From: Ada Lovelace <ada@example.com>, not signed in.',
      '31 January 2026 at 12:05 UTC',
    ]) {
      expect(text).toContain(said);
    }
    expect(mail('ada').text).toContain('signed in as ada.');
  });

  it('escapes HTML in the message', () => {
    expect(mail().html).toContain('An &lt;b&gt;upload&lt;/b&gt; that stops');
    expect(mail().html).not.toContain('<b>');
  });
});
