import type { Page } from '@playwright/test';
import { onDesk } from '../harness/looks.ts';
import { fillLogin, signIn } from '../harness/person.ts';
import { pending, pictureFile } from '../harness/pictures.ts';
import { accountOf, expect, test } from '../harness/site.ts';

/** Makes pages run as in the installed app, because only the app registers the service worker. */
const asInstalled = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
};

/** Sends a file as the operating system does when a person shares it with the installed app. */
const share = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(async () => {
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const { share_target: target } = (await (await fetch(manifest)).json()) as {
      share_target: {
        action: string;
        method: string;
        enctype: string;
        params: { files: { name: string }[] };
      };
    };
    const form = document.createElement('form');
    form.id = 'shared';
    form.action = target.action;
    form.method = target.method;
    form.enctype = target.enctype;
    const input = document.createElement('input');
    input.type = 'file';
    input.name = target.params.files[0]!.name;
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#shared input').setInputFiles(await pictureFile(name));
  await page.locator('#shared').evaluate((form: HTMLFormElement) => {
    form.submit();
  });
};

const workerIsReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/upload'))?.active?.state ?? 'none',
      ),
    )
    .toBe('activated');

onDesk('a person who shares a picture from another app', () => {
  const ann = accountOf('ann');

  test('finds it on the upload screen of the installed app, and the app does not cache it', async ({
    page,
  }) => {
    await asInstalled(page);
    await signIn(page, ann);
    await workerIsReady(page);
    await share(page, 'harbour.png');
    await expect(pending(page, 'harbour.png')).toBeVisible();
    await expect(page).toHaveURL(/\/upload$/);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page).toHaveURL(/\/image\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'harbour.png' })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('finds it after signing in, when they were signed out', async ({ page }) => {
    await asInstalled(page);
    await page.goto(`${ann.url}/`);
    await workerIsReady(page);
    await share(page, 'lamp.png');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await fillLogin(page, ann);
    await expect(pending(page, 'lamp.png')).toBeVisible();
  });

  test('sees a message when no service worker received it, as in a browser tab', async ({ page }) => {
    await signIn(page, ann, '/gallery');
    await share(page, 'dunes.png');
    await expect(
      page.getByText('The shared images did not arrive. Share them once more, or choose them here.'),
    ).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});
