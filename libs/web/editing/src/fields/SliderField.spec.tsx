import { documentOf } from '@safelight/engine/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { openEditor } from '../testing/open-editor.tsx';
import { type Measure, PERCENT, pixelsOf } from './measure.ts';
import { SliderField } from './SliderField.tsx';

const Strength = ({ measure }: { readonly measure: Measure }) => {
  const [value, setValue] = useState(0.5);
  return (
    <>
      <SliderField
        label="Strength"
        value={value}
        min={0}
        max={1}
        step={0.1}
        measure={measure}
        onValue={setValue}
      />
      <output>{value}</output>
    </>
  );
};

const open = (measure: Measure) => {
  const { person } = openEditor(documentOf(), <Strength measure={measure} />);
  const number = screen.getByRole('spinbutton', { name: 'Strength' });
  return {
    person,
    number,
    slider: screen.getByRole('slider', { name: 'Strength' }),
    enter: async (keys: string) => {
      await person.click(number);
      await person.keyboard(keys);
    },
  };
};

it('the number of a slider can be typed, also between its steps', async () => {
  const { number, slider, enter } = open(PERCENT);
  expect(number).toHaveValue('50');
  expect(slider).toHaveAttribute('aria-valuetext', '50%');
  await enter('55%{Enter}');
  expect(screen.getByText('0.55')).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', '55%');
  await enter('{ArrowUp}');
  expect(number).toHaveValue('65');
});

it('a number that a slider does not reach is refused in the unit that is shown', async () => {
  const { person, number, enter } = open(pixelsOf(300));
  expect(number).toHaveValue('150');
  await enter('400{Enter}');
  expect(number).toHaveAccessibleDescription('Use a number from 0 to 300.');
  await person.keyboard('100{Enter}');
  expect(screen.getByText('0.333333')).toBeVisible();
});
