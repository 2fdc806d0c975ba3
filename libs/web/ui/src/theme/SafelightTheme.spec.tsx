import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SafelightTheme, THEME_STORAGE_KEY, useThemeToggle } from './SafelightTheme.tsx';

const Toggle = () => {
  const { scheme, toggle } = useThemeToggle();
  return <button onClick={toggle}>{scheme}</button>;
};

const open = (systemPrefersDark: boolean) => {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('dark') && systemPrefersDark,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  render(
    <SafelightTheme>
      <Toggle />
    </SafelightTheme>,
  );
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

it('the theme is that of the operating system if none was chosen', () => {
  open(true);
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  expect(document.documentElement).toHaveClass('dark');
});

it('a theme that was chosen before has priority over that of the operating system', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'light');
  open(true);
  expect(screen.getByRole('button')).toHaveTextContent('light');
  expect(document.documentElement).not.toHaveClass('dark');
});

it('a page in the dark theme is printed in the light one, and stays dark on screen', () => {
  open(true);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement).toHaveClass('light');
  expect(document.documentElement).not.toHaveClass('dark');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
});

it('switching the theme stores it under the key "theme"', async () => {
  open(true);
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveClass('light');
  expect(localStorage.getItem('theme')).toBe('light');
});
