import type { MailMessage } from '@safelight/application/ports';
import { escapeHtml } from '@safelight/rules';
import { toMailOptions } from '../mail-options.ts';
import { createMailTemplates } from './mail-templates.ts';
import { DARK, LIGHT } from './render-mail.ts';

const LINK = 'https://safelight.test/verify-email?uid=1&token=abc';
const AT = new Date('2026-01-31T12:05:00.000Z');

/** Texts that users choose and that may contain anything. */
interface Chosen {
  readonly to: string;
  readonly name: string;
  readonly username: string;
  readonly newEmail: string;
  readonly device: string;
  readonly address: string;
  readonly prompt: string;
  readonly imageTitle: string;
  readonly reason: string;
  readonly link: string;
}
const CHOSEN: Chosen = {
  to: 'kim@example.org',
  name: 'kim',
  username: 'kim.610',
  newEmail: 'kim@new.example',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  prompt: 'make the sky pink',
  imageTitle: 'Harbour',
  reason: 'No sky was found.',
  link: LINK,
};

const mails = (chosen: Partial<Chosen> = {}, productName = 'Safelight'): Record<string, MailMessage> => {
  const { to, name, username, link, newEmail, device, address, prompt, imageTitle, reason } = {
    ...CHOSEN,
    ...chosen,
  };
  const templates = createMailTemplates({ productName });
  const whom = { to, name };
  const owner = { ...whom, username };
  const apiKey = { name: imageTitle, prefix: 'sl_3fA9x' };
  return {
    verification: templates.verification({ ...owner, link }),
    passwordReset: templates.passwordReset({ ...owner, link }),
    passwordChanged: templates.passwordChanged({
      ...owner,
      at: AT,
      settingsLink: link,
      apiKeys: [apiKey],
      areKeysKept: false,
    }),
    apiKeyCreated: templates.apiKeyCreated({ ...whom, at: AT, apiKey, apiKeysLink: link }),
    sessionStolen: templates.sessionStolen({ ...whom, at: AT, settingsLink: link }),
    confirmNewEmail: templates.confirmNewEmail({ ...whom, link }),
    emailChangeAsked: templates.emailChangeAsked({ ...whom, newEmail, link }),
    emailChanged: templates.emailChanged({ ...whom, newEmail, link }),
    newSignIn: templates.newSignIn({ ...whom, at: AT, device, address, settingsLink: link }),
    aiEditFinished: templates.aiEditFinished({ ...whom, prompt, imageTitle, link }),
    aiEditFailed: templates.aiEditFailed({ ...whom, prompt, imageTitle, reason, link }),
    exportReady: templates.exportReady({ ...whom, link, expiresAt: AT }),
    deletionScheduled: templates.deletionScheduled({ ...whom, purgeAt: AT, signInLink: link }),
    accountSuspended: templates.accountSuspended({
      ...whom,
      reason,
      supportEmail: 'help@safelight.test',
      signInLink: link,
    }),
  };
};
const NAMES = Object.keys(mails());
const mail = (name: string, chosen: Partial<Chosen> = {}, productName?: string): MailMessage =>
  mails(chosen, productName)[name]!;
/** The visible text, without invisible characters. */
const seen = (text: string): string => text.replaceAll('\u2060', '');

/** The relative luminance of a color, with which the contrast of two colors is computed (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(NAMES)('the email %s', (name) => {
  it('is addressed to one person and greets them', () => {
    const { to, text, html } = mail(name);
    expect(to).toBe('kim@example.org');
    expect(text).toContain('\n\nHello kim,\n\n');
    expect(html).toContain('>Hello kim,</p>');
  });

  it('has plain text without markup, and HTML with the same words', () => {
    const { text, html } = mail(name);
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;/);
    for (const line of text.split('\n').filter((each) => each !== '' && each !== '-- ')) {
      expect(html).toContain(escapeHtml(line.replace(/:$/, '')));
    }
  });

  it('escapes texts from users in its HTML', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    const everywhere = Object.fromEntries(Object.keys(CHOSEN).map((key) => [key, hostile]));
    const { html } = mail(name, { ...everywhere, link: `https://a.test/?${hostile}` }, hostile);
    expect(html).not.toContain('<img');
    expect(html).not.toContain(`'alert`);
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;');
  });

  it('puts texts from users on one line of the body, and never into the subject', () => {
    const broken = 'a\r\nBcc: eve@example.org\u2028\u0000b';
    const { to: _to, link: _link, ...rest } = CHOSEN;
    const everywhere = Object.fromEntries(Object.keys(rest).map((key) => [key, broken]));
    const { subject, text } = mail(name, everywhere);
    expect(subject).toBe(mail(name).subject);
    expect(subject).toContain('Safelight');
    expect(seen(text)).toContain('a Bcc: eve@example.org b');
    expect(text).not.toMatch(/^Bcc|\r|\u0000|\u2028/m);
  });

  it('is refused if its address contains a second recipient', () => {
    const message = mail(name, { to: 'kim@example.org\r\nBcc: eve@example.org' });
    const send = () => toMailOptions(message, 'message-1', { name: '', address: 'a@safelight.test' });
    expect(send).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });

  it('makes no links of web addresses in texts from users', () => {
    const { to: _to, link: _link, ...rest } = CHOSEN;
    const everywhere = Object.fromEntries(Object.keys(rest).map((key) => [key, 'https://www.evil.com/x']));
    const { text, html } = mail(name, everywhere);
    for (const part of [html, text]) {
      expect(part).not.toMatch(/evil\.com|https:\/\/www/);
      expect(seen(part)).toContain('https://www.evil.com/x');
    }
  });

  it('loads no remote content', () => {
    expect(mail(name).html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });

  it('declares its language, and hides its layout tables from screen readers', () => {
    const { html } = mail(name);
    expect(html).toContain('<html lang="en"');
    expect(html.match(/<table/g)).toEqual(html.match(/<table(?= role="presentation")/g));
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe.each(NAMES)('the link in the email %s', (name) => {
  it('is on a line of its own in the plain text', () => {
    expect(mail(name).text.split('\n')).toContain(LINK);
  });

  it('is a button in the HTML, and is also written out below it', () => {
    const { html } = mail(name);
    const escaped = LINK.replace('&', '&amp;');
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}</a>`);
  });
});

describe('the emails', () => {
  it('have different subjects', () => {
    expect(Object.fromEntries(NAMES.map((name) => [name, mail(name).subject]))).toEqual({
      verification: 'Verify your email address for Safelight',
      passwordReset: 'Reset your Safelight password',
      passwordChanged: 'Your Safelight password was changed',
      apiKeyCreated: 'A new API key for your Safelight account',
      sessionStolen: 'A session of your Safelight account was ended',
      confirmNewEmail: 'Confirm your new email address for Safelight',
      emailChangeAsked: 'Your Safelight email address is about to change',
      emailChanged: 'Your Safelight email address was changed',
      newSignIn: 'New sign-in to your Safelight account',
      aiEditFinished: 'Your Safelight edit is ready',
      aiEditFailed: 'Your Safelight edit has failed',
      exportReady: 'Your Safelight data is ready',
      deletionScheduled: 'Your Safelight account will be deleted',
      accountSuspended: 'Your Safelight account is suspended',
    });
  });

  it.each([
    ['verification', 'within 24 hours'],
    ['confirmNewEmail', 'within 24 hours'],
    ['passwordReset', 'within 60 minutes'],
    ['passwordChanged', 'on 31 January 2026 at 12:05 UTC'],
    ['emailChangeAsked', 'to kim@new.example.'],
    ['emailChanged', 'within 72 hours'],
    ['apiKeyCreated', '“Harbour” (sl_3fA9x…)'],
    ['passwordChanged', 'switched off'],
    ['sessionStolen', 'On 31 January 2026 at 12:05 UTC'],
    ['newSignIn', 'When: 31 January 2026 at 12:05 UTC'],
    ['newSignIn', 'Device: Firefox on Linux'],
    ['newSignIn', 'IP address: 203.0.113.7'],
    ['aiEditFinished', 'of “Harbour”. You asked for: “make the sky pink”'],
    ['aiEditFailed', 'of “Harbour”. You asked for: “make the sky pink”'],
    ['aiEditFailed', 'The reason: “No sky was found.”'],
    ['aiEditFailed', 'No credit was used'],
    ['exportReady', 'until 31 January 2026 at 12:05 UTC'],
    ['deletionScheduled', 'for good on 31 January 2026.'],
    ['deletionScheduled', 'Sign in before then'],
    ['deletionScheduled', 'a subscription no longer renews'],
  ])('state the essential facts: %s contains “%s”', (name, words) => {
    expect(seen(mail(name).text)).toContain(words);
  });

  it.each(['verification', 'passwordReset', 'passwordChanged'])(
    'name the username, without which nobody can sign in: %s',
    (name) => {
      expect(seen(mail(name).text).split('\n')).toContain('The username with which you sign in: kim.610');
    },
  );

  it('name an unknown device or address as unknown', () => {
    const { text } = mail('newSignIn', { device: '', address: '' });
    expect(text).toContain('Device: unknown');
    expect(text).toContain('IP address: unknown');
  });

  it('truncate a long prompt between two characters', () => {
    const { text } = mail('aiEditFinished', { prompt: '📷'.repeat(500) });
    expect(text).toContain(`“${'📷'.repeat(200)}…”`);
  });

  it.each(['passwordChanged', 'apiKeyCreated', 'emailChangeAsked', 'emailChanged', 'newSignIn'])(
    'say before the button what to do if it was somebody else: %s',
    (name) => {
      const { text } = mail(name);
      expect(text).toContain('Was it not you?');
      expect(text.indexOf('Was it not you?')).toBeLessThan(text.indexOf(LINK));
    },
  );

  it('have buttons in title case, as the site does', () => {
    const labelOf = (name: string) => />([^<]+)<\/a>/.exec(mail(name).html)?.[1];
    expect(Object.fromEntries(NAMES.map((name) => [name, labelOf(name)]))).toEqual({
      verification: 'Verify Email Address',
      passwordReset: 'Choose a New Password',
      passwordChanged: 'Open Settings',
      apiKeyCreated: 'See Your API Keys',
      sessionStolen: 'See Your Sessions',
      confirmNewEmail: 'Confirm Email Address',
      emailChangeAsked: 'Keep This Address',
      emailChanged: 'Bring This Address Back',
      newSignIn: 'See Your Sessions',
      aiEditFinished: 'See the Image',
      aiEditFailed: 'Open the Image',
      exportReady: 'Download Your Data',
      deletionScheduled: 'Sign In and Keep the Account',
      accountSuspended: 'Sign In',
    });
  });

  it('have a text contrast of at least 4.5 in light and dark mode', () => {
    for (const { page, card, ink, quiet, accent, onAccent } of [LIGHT, DARK]) {
      for (const text of [ink, quiet]) {
        for (const ground of [page, card]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
