import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { setMedia } from '../testing/media.ts';
import { SafelightTheme } from './SafelightTheme.tsx';

let endMedia = (): void => undefined;
beforeEach(() => {
  endMedia = setMedia(() => false);
});
afterEach(() => endMedia());

/** Returns the values that the rules for phones give to a property of an element. */
const onPhones = (element: Element, property: string): readonly string[] =>
  Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule): rule is CSSMediaRule => 'media' in rule)
    .filter(({ media }) => media.mediaText.includes('max-width:599'))
    .flatMap(({ cssRules }) => Array.from(cssRules) as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
    .filter((value) => value !== '');

it('a dialog leaves only its own margin free, and on phones its buttons fill their row, but not what looks like a link', () => {
  render(
    <SafelightTheme>
      <TitledDialog
        title="Filter Images"
        actions={
          <>
            <Button variant="text">Reset</Button>
            <Button>Cancel</Button>
            <Button variant="contained">Apply Filters</Button>
          </>
        }
      >
        Text
      </TitledDialog>
    </SafelightTheme>,
  );
  const { margin, width } = getComputedStyle(screen.getByRole('dialog'));
  expect({ margin, width }).toEqual({
    margin: 'calc(2 * var(--mui-spacing))',
    width: 'calc(100% - calc(4 * var(--mui-spacing)))',
  });
  const grows = (name: string) => onPhones(screen.getByRole('button', { name }), 'flex-grow');
  expect(grows('Cancel')).toEqual(['1']);
  expect(grows('Apply Filters')).toEqual(['1']);
  expect(grows('Reset')).toEqual([]);
});
