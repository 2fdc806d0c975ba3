import { expect, test } from '@playwright/test';
import { startStripeServer, type StripeServer } from '@safelight/billing/testing';
import { expectAccessible } from '../harness/accessible.ts';
import { credits, signUp } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { TestServer } from '../harness/server.ts';

let stripe: StripeServer;
let server: TestServer;

test.beforeAll(async () => {
  stripe = await startStripeServer();
  const { secretKey, webhookSecret, apiUrl } = stripe.settings;
  server = await TestServer.start({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  });
  stripe.sendTo(`${server.url}/api/billing/webhook/`);
});
test.afterAll(async () => {
  await server.dispose();
  await stripe.close();
});

onDesk('a person who buys a plan', () => {
  test('cancels a payment, then pays, and finds the plan, credits and receipt', async ({ page }) => {
    await page.goto(`${server.url}/pricing`);
    await page.getByRole('link', { name: 'Buy Starter Pack' }).click();
    await expect(page.getByText('You need an account to buy a plan.')).toBeVisible();

    const account = await signUp(server.url, server.dataDir);
    await signIn(page, account, '/pricing');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('You left the payment. Nothing was charged.')).toBeVisible();
    await expectAccessible(page);
    expect(await credits(account)).toBe(100);

    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('Thank you! Pro Subscription: 100 credits a month.')).toBeVisible();
    const plan = page.getByRole('region', { name: 'Current plan' });
    await expect(plan).toContainText('200 credits left');
    await expect(plan).toContainText('then renewed');
    await expect(page.getByRole('list', { name: 'Receipts' })).toContainText('Pro Subscription');
    await expectAccessible(page);

    await plan.getByRole('button', { name: 'End with This Month' }).click();
    await expect(plan).toContainText('then Free Trial');
    await plan.getByRole('button', { name: 'Manage Billing' }).click();
    await expect(page).toHaveURL(/\/portal\/cus_/);
    await server.expectSound();
  });
});
