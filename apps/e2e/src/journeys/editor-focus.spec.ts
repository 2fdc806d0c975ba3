import type { Page } from '@playwright/test';
import { motionEnds } from '../harness/accessible.ts';
import { draw, openEditor, stageOf } from '../harness/editor.ts';
import { controlsWithoutRing } from '../harness/focus-ring.ts';
import { onDesk } from '../harness/looks.ts';
import { newImage } from '../harness/published.ts';
import { accountOf, expect, test } from '../harness/site.ts';

const SCHEMES = ['dark', 'light'] as const;
/** The options of the current tool and the side panel; both change with the tool. */
const OF_TOOL = '[aria-label="Tool options"], #editor-panel';

const TOOLS = [
  ...['Crop', 'Eyedropper', 'Brush', 'Highlighter', 'Eraser', 'Text', 'Rectangle', 'Arrow'],
  ...['Redact', 'Mask brush', 'Filters', 'AI tools'],
] as const;

onDesk('with the keyboard in the editor', () => {
  // Screenshots have half the resolution: a ring that is visible in them is visible at full resolution too.
  test.use({ deviceScaleFactor: 0.5 });

  const account = accountOf('focus');

  /**
   * Checks parts of the screen in both themes; returns the controls without a ring, prefixed with the name of
   * the place.
   */
  const look = async (page: Page, place: string, within?: string): Promise<string[]> => {
    const found: string[] = [];
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await motionEnds(page);
      const { looked, missing } = await controlsWithoutRing(page, within);
      expect(looked, `controls of ${place}, ${colorScheme}`).toBeGreaterThan(0);
      found.push(...missing.map((name) => `${place}, ${colorScheme}: ${name}`));
    }
    return found;
  };

  const open = async (page: Page): Promise<void> => {
    await openEditor(page, account, await newImage(account, { filename: 'lamp.jpg', privacy: 'private' }));
    await page.mouse.move(2, 2);
  };

  test('the bars and the panel of every tool show which control has the focus', async ({ page }) => {
    await open(page);
    const missing = await look(page, 'the editor');
    for (const name of TOOLS) {
      const tool = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
      await tool.click();
      // Moves the pointer off the tool, whose tooltip would cover its neighbors.
      await stageOf(page).hover();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      missing.push(...(await look(page, name, OF_TOOL)));
    }
    expect(missing).toEqual([]);
  });

  test('the layers panel and the properties of the selection show which control has the focus', async ({
    page,
  }) => {
    await open(page);
    await stageOf(page).press('v');
    await page.getByRole('tab', { name: 'Properties' }).click();
    const missing = await look(page, 'properties of the canvas', OF_TOOL);
    await draw(page, 'u', [100, 100], [300, 250]);
    await stageOf(page).press('v');
    await page.getByRole('tab', { name: 'Properties' }).click();
    missing.push(...(await look(page, 'properties of a shape', OF_TOOL)));
    await page.getByRole('tab', { name: 'Layers' }).click();
    missing.push(...(await look(page, 'layers', OF_TOOL)));
    expect(missing).toEqual([]);
  });
});
