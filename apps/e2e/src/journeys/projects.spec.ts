import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { stock } from '../harness/pictures.ts';
import { accountOf, expect, test } from '../harness/site.ts';

const titles = ['harbour.png', 'lamp.png', 'dunes.png'] as const;
const order = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('list', { name: 'Images of this project' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));

onDesk('a person with projects', () => {
  const ann = accountOf('ann');
  test.beforeAll(async () => {
    await stock(ann, titles, 'private');
  });

  test('creates a project, shares it with a visitor by link, revokes the link and deletes the project', async ({
    page,
    browser,
  }) => {
    await signIn(page, ann, '/projects');
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await page.getByRole('button', { name: 'New Project' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Project' });
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(dialog.getByText('Please enter a project name')).toBeVisible();
    await dialog.getByLabel('Project Name').fill('Summer by the sea');
    await dialog.getByLabel('Tags').fill('sea');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Summer by the sea');
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Project created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/project_\d{13}$/);

    await page.getByRole('button', { name: 'Add Images' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Add Images' });
    for (const title of titles) await picker.getByRole('checkbox', { name: title }).click();
    await picker.getByRole('button', { name: 'Add 3 Images' }).click();
    await expect(page.getByText('Added 3 images')).toBeVisible();
    await expect.poll(() => order(page)).toEqual(titles);

    await page.getByRole('link', { name: 'dunes.png' }).focus();
    await page.keyboard.press('Alt+Home');
    await expect.poll(() => order(page)).toEqual(['dunes.png', 'harbour.png', 'lamp.png']);
    await page
      .getByRole('link', { name: 'lamp.png' })
      .dragTo(page.getByRole('link', { name: 'harbour.png' }));
    await expect.poll(() => order(page)).toEqual(['dunes.png', 'lamp.png', 'harbour.png']);
    await page.reload();
    await expect.poll(() => order(page)).toEqual(['dunes.png', 'lamp.png', 'harbour.png']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share/ });
    await share.getByLabel('Password (optional)').fill('open sesame');
    await share.getByRole('button', { name: 'Create Link' }).click();
    const link = share.getByRole('listitem');
    await expect(link).toContainText('Password');
    const url = await link.locator('code').innerText();

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(url);
    await expect(
      stranger.getByRole('heading', { name: 'This project is protected by a password.' }),
    ).toBeVisible();
    await stranger.getByLabel('Password', { exact: true }).fill('open the door');
    await stranger.keyboard.press('Enter');
    await expect(stranger.getByText('This password is not right.')).toBeVisible();
    await stranger.getByLabel('Password', { exact: true }).fill('open sesame');
    await stranger.keyboard.press('Enter');
    await expect(stranger.getByRole('heading', { name: 'Summer by the sea' })).toBeVisible();
    const shown = stranger.getByRole('list', { name: 'Images' }).getByRole('button');
    await expect(shown).toHaveCount(3);
    await expectAccessible(stranger);
    await shown.first().click();
    const large = stranger.getByRole('dialog', { name: 'dunes.png' }).getByRole('img', { name: 'dunes.png' });
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const bytes = await large.evaluate((image: HTMLImageElement) => image.currentSrc);

    await link.getByRole('button', { name: 'Revoke' }).click();
    await expect(share.getByRole('listitem')).toHaveCount(0);
    expect((await stranger.request.get(bytes)).status()).toBe(404);
    await stranger.reload();
    await expect(stranger.getByRole('heading', { name: 'Nothing is shared here' })).toBeVisible();

    await share.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Project deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Summer by the sea/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('adds images from the library to a new project, exports it, and deletes several projects', async ({
    page,
  }) => {
    await signIn(page, ann, '/gallery');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.getByRole('button', { name: 'Add to Project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add 3 Images to a Project' });
    await dialog.getByRole('textbox', { name: 'New project' }).fill('From the library');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'From the library' })).toBeVisible();
    await expect.poll(async () => (await order(page)).length).toBe(3);

    await page.getByRole('link', { name: 'Projects' }).first().click();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const bar = page.getByRole('toolbar', { name: 'Selected projects' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Please select projects first')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select From the library' }).click();
    const archive = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export' }).click();
    expect((await archive).suggestedFilename()).toMatch(/^safelight-From the library-.*\.zip$/);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: /From the library/ })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  });
});
