import { everyPage, somethingToShow, type Shown } from '../harness/every-page.ts';
import { signIn } from '../harness/person.ts';
import { settledPage } from '../harness/settled-page.ts';
import { accountOf, expect, test } from '../harness/site.ts';

/** The smallest phone (required by WCAG 1.4.10), a phone, a tablet, a desktop and a large screen. */
const WIDTHS = [320, 390, 768, 1280, 2560] as const;

const ann = accountOf('ann');
let shown: Shown;
test.beforeAll(async () => {
  shown = await somethingToShow(ann);
});

test.use({ reducedMotion: 'reduce' });

for (const isForMembers of [false, true]) {
  test(`for ${isForMembers ? 'a member' : 'a visitor'} every page has a title, does not scroll sideways, and does not move if they prefer reduced motion`, async ({
    page,
  }) => {
    const problems: string[] = [];
    if (isForMembers) await signIn(page, ann);
    for (const { route, path } of everyPage(shown).filter((each) => each.isForMembers === isForMembers)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(ann.url + path);
      await settledPage(page);
      if (new URL(page.url()).pathname !== path) problems.push(`${route}: ${path} leads elsewhere`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const hidden = await page.evaluate(async () => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return document.documentElement.scrollWidth - window.innerWidth;
        });
        if (hidden > 0) problems.push(`${route} at ${width}: ${hidden} pixels too wide`);
      }
      const title = await page.title();
      if (!/^.+ · Safelight$|^Safelight · .+/.test(title)) problems.push(`${route} is called “${title}”`);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? ''),
      );
      if (moving.length > 0) problems.push(`${route} moves: ${moving.join(' ')}`);
    }
    expect(problems).toEqual([]);
  });
}
