import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { SafelightTheme } from '../../theme/SafelightTheme.tsx';
import { Toaster } from './Toaster.tsx';
import { createToaster } from './toasts.atoms.ts';

/** Shows toasts, of which `say` creates some. */
const open = (say: (toaster: ReturnType<typeof createToaster>) => void): void => {
  const store = createStore();
  say(createToaster(store));
  render(
    <Provider store={store}>
      <SafelightTheme>
        <Toaster />
      </SafelightTheme>
    </Provider>,
  );
};

it('a long text of a toast takes further lines rather than the place of its button', () => {
  const text = 'The picture is part of a comparison. Delete the comparison first.';
  open(({ error }) => error(text, { label: 'Open Comparison', onAct: () => undefined }));
  expect(getComputedStyle(screen.getByText(text)).flexShrink).toBe('1');
  for (const button of screen.getAllByRole('button')) expect(getComputedStyle(button).flexShrink).toBe('0');
});

it('on phones the buttons of a toast are below a long text', () => {
  open(({ error }) => {
    error('“a.png” is part of a comparison.', { label: 'Open', onAct: () => undefined });
    error('Failed to delete image.');
  });
  const onPhones = (toast: Element): readonly string[] =>
    Array.from(document.styleSheets)
      .flatMap((sheet) => Array.from(sheet.cssRules))
      .filter((rule): rule is CSSMediaRule => 'media' in rule)
      .filter(({ media }) => media.mediaText.includes('max-width'))
      .flatMap(({ cssRules }) => Array.from(cssRules) as CSSStyleRule[])
      .filter(({ selectorText }) => toast.matches(selectorText))
      .map(({ style }) => style.getPropertyValue('flex-wrap'));
  expect(screen.getAllByRole('alert').map(onPhones)).toEqual([['wrap'], []]);
});
