import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SafelightTheme } from '../theme/SafelightTheme.tsx';
import { ShowMore } from './ShowMore.tsx';

const open = (hasNextPage = true) => {
  const asked: (string | null)[] = [];
  let settle = { resolve: (): void => undefined, reject: (_: Error): void => undefined };
  const onMore = (after: string | null): Promise<void> => {
    asked.push(after);
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  render(
    <SafelightTheme>
      <ShowMore page={{ hasNextPage, endCursor: 'c' }} failed="Failed to load." onMore={onMore} />
    </SafelightTheme>,
  );
  return {
    asked,
    press: () => userEvent.click(screen.getByRole('button')),
    end: (how: 'resolve' | 'reject') => act(async () => settle[how](new Error('no'))),
  };
};

it('the button Show More loads the next page once, however often it is pressed', async () => {
  const { asked, press, end } = open();
  await press();
  await press();
  expect(screen.getByRole('button', { name: 'Loading...' })).toHaveFocus();
  expect(asked).toEqual(['c']);
  await end('resolve');
  expect(screen.getByRole('button', { name: 'Show More' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the button Show More says that a page could not be loaded, and tries again', async () => {
  const { asked, press, end } = open();
  await press();
  await end('reject');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load.');
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual(['c', 'c']);
});

it('there is no button Show More at the end of a list', () => {
  open(false);
  expect(screen.queryByRole('button')).toBeNull();
});
