import { render } from '@testing-library/react';
import { useInSight } from './use-in-sight.ts';

const Report = ({ text }: { readonly text: string | null }) => <div ref={useInSight(text)}>{text}</div>;

/** Shows a report; `scrolled` lists what was scrolled into sight. */
const open = (first: string | null) => {
  const { container, rerender } = render(<Report text={first} />);
  const scrolled: string[] = [];
  const report = container.querySelector('div');
  if (report === null) throw new Error('There is no report.');
  report.scrollIntoView = () => void scrolled.push(report.innerHTML);
  return { scrolled, show: (text: string | null) => rerender(<Report text={text} />) };
};

it('a report is scrolled into sight when it appears, and when it says something else', () => {
  const { scrolled, show } = open(null);
  show('progress');
  show('progress');
  show('The edit failed.');
  expect(scrolled).toEqual(['progress', 'The edit failed.']);
});

it('a report neither scrolls the page that opens with it, nor when it disappears', () => {
  const { scrolled, show } = open('progress');
  show('progress');
  show(null);
  expect(scrolled).toEqual([]);
});
