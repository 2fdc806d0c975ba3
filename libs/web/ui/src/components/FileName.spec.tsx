import { render, screen } from '@testing-library/react';
import { SafelightTheme } from '../theme/SafelightTheme.tsx';
import { FileName } from './FileName.tsx';

const show = (name: string, isOneLine = false) =>
  render(
    <p>
      <FileName name={name} isOneLine={isOneLine} />
    </p>,
    { wrapper: SafelightTheme },
  );

it('a long file name wraps before its extension rather than inside it', () => {
  const { container } = show('life_by_Aitzol_Berasategi.jpg');
  expect(container).toHaveTextContent(/^life_by_Aitzol_Berasategi\.jpg$/);
  expect(getComputedStyle(screen.getByText('.jpg')).whiteSpace).toBe('nowrap');
});

it('a file name that is too long for its line is cut before its extension', () => {
  const { container } = show('life_by_Aitzol_Berasategi.jpg', true);
  expect(container).toHaveTextContent(/^life_by_Aitzol_Berasategi\.jpg$/);
  expect(getComputedStyle(screen.getByText('life_by_Aitzol_Berasategi')).textOverflow).toBe('ellipsis');
  expect(screen.getByText('.jpg')).toBeVisible();
});

it.each(['Sunrise at the pier', 'Draft 1.2', 'The end.', '.htaccess', 'Wait ...what'])(
  'the title “%s” has no extension and stays as it is',
  (title) => {
    const { container } = show(title, true);
    expect(container.querySelector('p')?.innerHTML).toBe(title);
  },
);
