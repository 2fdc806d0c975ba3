import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { scrollGoalAtom } from '../scroll-goal.atoms.ts';
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

it('the button Show More tries again by itself when the device is online again, but only what failed', async () => {
  const { asked, press, end } = open();
  fireEvent(window, new Event('online'));
  expect(asked).toEqual([]);
  await press();
  await end('reject');
  fireEvent(window, new Event('online'));
  expect(asked).toEqual(['c', 'c']);
});

describe('after a reload', () => {
  /** Shows a list whose pages are 400 pixels high each, on a page that was scrolled to `goal`. */
  const openScrolled = async (goal: number, isFailing = false) => {
    const asked: (string | null)[] = [];
    const Pages = () => {
      const [pages, setPages] = useState(1);
      jest
        .spyOn(document.documentElement, 'scrollHeight', 'get')
        .mockReturnValue(window.innerHeight + pages * 400);
      const loadMore = async (after: string | null): Promise<void> => {
        asked.push(after);
        if (isFailing) throw new Error('no');
        setPages((known) => known + 1);
      };
      return (
        <ShowMore
          page={{ hasNextPage: true, endCursor: `end of ${pages}` }}
          failed="Failed to load."
          onMore={loadMore}
        />
      );
    };
    const store = createStore();
    store.set(scrollGoalAtom, goal);
    await act(async () => {
      render(
        <Provider store={store}>
          <SafelightTheme>
            <Pages />
          </SafelightTheme>
        </Provider>,
      );
    });
    return asked;
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('as many pages are loaded as the former scroll position needs', async () => {
    expect(await openScrolled(1_100)).toEqual(['end of 1', 'end of 2']);
  });

  it('the button says that a page could not be loaded', async () => {
    expect(await openScrolled(1_100, true)).toEqual(['end of 1']);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load.');
  });
});

it('there is no button Show More at the end of a list', () => {
  open(false);
  expect(screen.queryByRole('button')).toBeNull();
});
