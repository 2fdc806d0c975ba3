import Link from '@mui/material/Link';
import { render, screen } from '@testing-library/react';
import { setMedia } from '../testing/media.ts';
import { SafelightTheme } from './SafelightTheme.tsx';

let endMedia = (): void => undefined;
beforeEach(() => {
  endMedia = setMedia(() => false);
});
afterEach(() => endMedia());

/** Returns the values that the rules for touch screens give to a property of an element. */
const onTouchScreens = (element: Element, property: string): readonly string[] =>
  Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule): rule is CSSMediaRule => 'media' in rule)
    .filter(({ media }) => media.mediaText.includes('pointer: coarse'))
    .flatMap(({ cssRules }) => Array.from(cssRules) as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property));

it('a button that looks like a link and a link of its own are high enough for a finger, and a link in a sentence is as high as its line', () => {
  render(
    <SafelightTheme>
      <Link component="button">Version 2</Link>
      <nav>
        <Link href="/help">Help Center</Link>
      </nav>
      <form>
        <Link href="/forgot-password">Forgot password?</Link>
      </form>
      <p>
        Read <Link href="/terms">the terms</Link>.
      </p>
    </SafelightTheme>,
  );
  const alone = [
    screen.getByRole('button', { name: 'Version 2' }),
    screen.getByRole('link', { name: 'Help Center' }),
    screen.getByRole('link', { name: 'Forgot password?' }),
  ];
  for (const link of alone) expect(onTouchScreens(link, 'min-height')).toEqual(['44px']);
  expect(onTouchScreens(screen.getByRole('link', { name: 'the terms' }), 'min-height')).toEqual([]);
});
