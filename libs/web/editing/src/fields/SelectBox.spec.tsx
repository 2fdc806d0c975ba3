import { fireEvent, render, screen } from '@testing-library/react';
import { SafelightTheme } from '@safelight/web-ui';
import { SelectBox } from './SelectBox.tsx';

const OPTIONS = [
  { value: 'normal', label: 'Normal' },
  { value: 'multiply', label: 'Multiply' },
] as const;

const open = () => {
  const chosen: string[] = [];
  render(
    <SafelightTheme>
      <SelectBox
        label="Blend mode"
        value="normal"
        options={OPTIONS}
        onValue={(value) => chosen.push(value)}
      />
    </SafelightTheme>,
  );
  const select = screen.getByLabelText('Blend mode');
  select.focus();
  return { select, chosen };
};

it('a choice with the pointer gives the keys back to the canvas', () => {
  const { select, chosen } = open();
  fireEvent.pointerDown(select);
  fireEvent.change(select, { target: { value: 'multiply' } });
  expect(chosen).toEqual(['multiply']);
  expect(select).not.toHaveFocus();
});

it('a choice with the keyboard leaves the focus', () => {
  const { select, chosen } = open();
  fireEvent.pointerDown(select);
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.change(select, { target: { value: 'multiply' } });
  expect(chosen).toEqual(['multiply']);
  expect(select).toHaveFocus();
});
