import { createMailTemplates } from './mail-templates.ts';
import { ACCENT, DARK, LIGHT, ON_ACCENT } from './render-html.ts';

const LINK = 'https://safelight.test/verify-email?uid=1&token=abc';
const verification = (input: Partial<{ username: string; link: string }> = {}, productName = 'Safelight') =>
  createMailTemplates({ productName }).verification({
    to: 'kim@example.org',
    username: 'kim',
    link: LINK,
    ...input,
  });

/** Relative luminance and contrast of two colours (WCAG 2.2). */
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

describe('verification mail', () => {
  it('goes to the new user under a subject that names the product', () => {
    expect(verification()).toMatchObject({
      to: 'kim@example.org',
      subject: 'Verify your email address for Safelight',
    });
  });

  it('says in plain text what to do, with the link alone on its line', () => {
    const { text } = verification();
    expect(text).toContain('Hello kim,');
    expect(text.split('\n')).toContain(LINK);
    expect(text).toContain('24 hours');
    expect(text).not.toMatch(/<[a-z]/);
  });

  it('links from a button and in full, for clients that show no button', () => {
    const { html } = verification();
    const escaped = LINK.replace('&', '&amp;');
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}</a>`);
  });

  it('escapes whatever it is given', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    const { html } = verification({ username: hostile, link: `https://a.test/?${hostile}` }, hostile);
    expect(html).not.toContain('<img');
    expect(html).not.toContain(`'alert`);
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;');
  });

  it('does not lend itself to sending links to strangers by way of a username', () => {
    const { html, text } = verification({ username: 'www.evil.com' });
    for (const part of [html, text]) {
      expect(part).not.toContain('evil.com');
      expect(part).toContain('www.\u2060evil.\u2060com');
    }
  });

  it('loads nothing from anywhere', () => {
    expect(verification().html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });

  it('names its language and leaves its layout tables out of the reading order', () => {
    const { html } = verification();
    expect(html).toContain('<html lang="en"');
    expect(html.match(/<table/g)).toEqual(html.match(/<table(?= role="presentation")/g));
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('is readable by light and by dark', () => {
    for (const { page, card, ink, quiet } of [LIGHT, DARK]) {
      for (const text of [ink, quiet]) {
        for (const ground of [page, card]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(ON_ACCENT, ACCENT)).toBeGreaterThanOrEqual(4.5);
  });
});
