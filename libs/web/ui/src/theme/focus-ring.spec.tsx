import Switch from '@mui/material/Switch';
import { render, screen } from '@testing-library/react';
import { Field } from '../components/Field.tsx';
import { SafelightTheme } from './SafelightTheme.tsx';

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addListener: () => undefined, removeListener: () => undefined }) as never;
});

/** Returns the value that the last rule for the focus of an element gives to a property. */
const inFocus = (element: Element, property: string): string =>
  Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ selectorText }) => selectorText.includes(':focus-visible'))
    .filter(({ selectorText }) => element.matches(selectorText.replaceAll(':focus-visible', '')))
    .map(({ style }) => style.getPropertyValue(property))
    .filter((value) => value !== '')
    .at(-1) ?? '';

it('a field is surrounded by one ring, so the text input inside of it draws none', () => {
  render(
    <SafelightTheme>
      <Field label="Name" value="" onValue={() => undefined} />
    </SafelightTheme>,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(inFocus(input, 'outline')).toContain('none');
  expect(inFocus(input, 'box-shadow')).toBe('none');
});

it('a switch is surrounded by one ring, outside of the element that clips what it contains', () => {
  render(
    <SafelightTheme>
      <Switch slotProps={{ input: { 'aria-label': 'Show tags' } }} />
    </SafelightTheme>,
  );
  const base = screen.getByRole('switch', { name: 'Show tags' }).parentElement!;
  expect(inFocus(base, 'outline')).not.toContain('solid');
  expect(inFocus(base.parentElement!, 'outline')).toContain('2px solid');
  expect(inFocus(base.parentElement!, 'box-shadow')).toContain('5px');
});
