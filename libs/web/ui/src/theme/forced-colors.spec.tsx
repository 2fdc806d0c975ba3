import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import { render, screen } from '@testing-library/react';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { SafelightTheme } from './SafelightTheme.tsx';

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addListener: () => undefined, removeListener: () => undefined }) as never;
});

/** Returns the value that the last rule for forced colors gives to a property of an element. */
const forced = (element: Element, property: string): string =>
  Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule): rule is CSSMediaRule => 'media' in rule)
    .filter(({ media }) => media.mediaText.includes('forced-colors: active'))
    .flatMap((rule) => Array.from(rule.cssRules) as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
    .filter((value) => value !== '')
    .at(-1) ?? '';

it('with colors forced by the system the main button has a border', () => {
  render(<PrimaryButton>Upload</PrimaryButton>, { wrapper: SafelightTheme });
  expect(forced(screen.getByRole('button'), 'border')).toContain('1px solid');
});

it('with colors forced by the system what is chosen differs from what is not', () => {
  render(
    <>
      <ToggleButton value="a" selected>
        Public
      </ToggleButton>
      <ToggleButton value="b">Private</ToggleButton>
      <Button aria-pressed>Compare</Button>
      <Button aria-pressed={false}>Hold</Button>
      <Tabs value="files">
        <Tab value="files" label="Files" />
        <Tab value="url" label="URL" />
      </Tabs>
    </>,
    { wrapper: SafelightTheme },
  );
  const ground = (role: string, name: string): string =>
    forced(screen.getByRole(role, { name }), 'background-color').toLowerCase();
  for (const [role, chosen, other] of [
    ['button', 'Public', 'Private'],
    ['button', 'Compare', 'Hold'],
    ['tab', 'Files', 'URL'],
  ] as const) {
    expect([ground(role, chosen), ground(role, other)]).toEqual(['selecteditem', '']);
  }
});

it('with colors forced by the system a switch that is on is filled', () => {
  render(<Switch checked onChange={() => undefined} />, { wrapper: SafelightTheme });
  const track = document.querySelector('.MuiSwitch-track')!;
  expect(forced(track, 'background-color').toLowerCase()).toBe('selecteditem');
});
