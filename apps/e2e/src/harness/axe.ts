import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Includes frames of other origins. */
const WITH_ALL_FRAMES = "axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })";

/**
 * Loads axe into a document unless it is there already, because parsing it takes longer than checking a
 * screen.
 */
const bringInto = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(`${AXE};${WITH_ALL_FRAMES}`);
};

/** The violations axe finds on the page: each broken rule and the elements that break it. */
export const violationsOn = async (page: Page): Promise<[rule: string, elements: string[]][]> => {
  for (const frame of page.frames()) await bringInto(frame);
  return page.evaluate(async () => {
    const here = window as unknown as { readonly axe: typeof axe };
    const { violations } = await here.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
};
