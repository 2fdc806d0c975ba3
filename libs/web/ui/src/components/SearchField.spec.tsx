import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SafelightTheme } from '../theme/SafelightTheme.tsx';
import { SEARCH_DELAY_MS, SearchField } from './SearchField.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (value = '') => {
  const searched: string[] = [];
  const onValue = (term: string): void => void searched.push(term);
  const field = (now: string) => <SearchField label="Search projects" value={now} onValue={onValue} />;
  const { rerender } = render(field(value), { wrapper: SafelightTheme });
  const input = screen.getByRole('searchbox', { name: 'Search projects' });
  return {
    input,
    searched,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    setValue: (now: string) => rerender(field(now)),
  };
};

it('searches after typing has paused, without spaces around the term', () => {
  const { searched, type, pass } = open();
  type('se');
  pass(SEARCH_DELAY_MS - 1);
  type(' sea ');
  pass(SEARCH_DELAY_MS - 1);
  expect(searched).toEqual([]);
  pass(1);
  expect(searched).toEqual(['sea']);
});

it('keeps what is typed after a search started, even when that search becomes the value', () => {
  const { input, searched, type, pass, setValue } = open();
  type('sea');
  pass(SEARCH_DELAY_MS);
  type('sea s');
  setValue('sea');
  expect(input).toHaveValue('sea s');
  pass(SEARCH_DELAY_MS);
  expect(searched).toEqual(['sea', 'sea s']);
});

it('shows a search that was changed from outside, and does not start the old one again', () => {
  const { input, searched, pass, setValue } = open('sea');
  setValue('');
  expect(input).toHaveValue('');
  pass(SEARCH_DELAY_MS);
  expect(searched).toEqual([]);
});
