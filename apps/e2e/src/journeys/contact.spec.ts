import { expectAccessible } from '../harness/accessible.ts';
import { signUp } from '../harness/client.ts';
import { holdBack } from '../harness/hold-back.ts';
import { onDesk } from '../harness/looks.ts';
import { mailTo } from '../harness/outbox.ts';
import { signIn, tabTo, typeInto } from '../harness/person.ts';
import { expect, site, SUPPORT, test } from '../harness/site.ts';

const SENT = "Message sent successfully! We'll get back to you soon.";

onDesk('the contact page', () => {
  const subject = 'An upload that stops';

  test('sends a message by keyboard only, which arrives at the support address', async ({ page }) => {
    const letGo = await holdBack(page, 'SendContactMessage');
    await page.goto(`${site.url}/contact`);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await expect(page.getByRole('list', { name: 'Response times' }).getByRole('listitem')).toHaveText([
      /Critical issues.*Under 1 hour/,
      /General questions.*Under 4 hours/,
      /Feature requests.*Under 24 hours/,
    ]);
    await expectAccessible(page);

    await typeInto(page, field('Name'), 'Ada Lovelace');
    await typeInto(page, field('Email'), 'ada');
    await tabTo(page, field('Category'));
    await page.keyboard.press('ArrowDown');
    await expect(field('Category')).toHaveValue('technical');
    await typeInto(page, field('Subject'), subject);
    await typeInto(page, field('Message'), 'It stops at half.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Every time.');
    await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
    await page.keyboard.press('Enter');
    await expect(field('Email')).toBeFocused();
    await expect(page.getByText('Enter a valid email address.')).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('End');
    await page.keyboard.type('@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectAccessible(page);
    letGo();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText('We answer to ada@example.com.')).toBeVisible();
    for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(field(label)).toHaveValue('');
    await expectAccessible(page);

    const mail = await mailTo(site.dataDir, SUPPORT, new RegExp(subject));
    expect(mail.subject).toBe(`[Safelight] Technical problem: ${subject}`);
    expect(mail.text).toContain('It stops at half.\n\nEvery time.');
    expect(mail.replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  });

  test('recognises who is signed in, and mentions it in the mail', async ({ page }) => {
    const account = await signUp(site.url, site.dataDir, 'kim');
    await signIn(page, account, '/contact');
    await expect(page.getByLabel('Email')).toHaveValue(/@/);
    await page.getByLabel('Subject').fill('Albums');
    await page.getByLabel('Category').selectOption('Feature request');
    await page.getByLabel('Message').fill('Please.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    const mail = await mailTo(site.dataDir, SUPPORT, /Albums/);
    expect(mail.text).toContain('signed in as kim');
  });

  test('is linked in the footer of every page', async ({ page }) => {
    await page.goto(site.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });
});
