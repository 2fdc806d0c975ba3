import { documentOf } from '@safelight/engine/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { openEditor } from '../testing/open-editor.tsx';
import { NumberField } from './NumberField.tsx';

const Width = ({ isSize }: { readonly isSize: boolean }) => {
  const [value, setValue] = useState(200);
  return (
    <NumberField
      label="Width"
      value={value}
      {...(isSize ? { whole: value } : {})}
      min={1}
      max={1000}
      unit="px"
      onValue={setValue}
    />
  );
};

const open = (isSize = true) => {
  const { person } = openEditor(documentOf(), <Width isSize={isSize} />);
  const field = screen.getByRole('spinbutton', { name: 'Width' });
  return {
    field,
    type: async (text: string) => {
      await person.click(field);
      await person.keyboard(`${text}{Enter}`);
    },
  };
};

it('a number field calculates, from the number before after a sign, and with percentages of a size', async () => {
  const { field, type } = open();
  await type('600/2');
  expect(field).toHaveValue('300');
  await type('+20');
  expect(field).toHaveValue('320');
  await type('50%');
  expect(field).toHaveValue('160');
});

it('a number field refuses a calculation with a result that is not allowed, and percentages of nothing', async () => {
  const { field, type } = open(false);
  await type('*10');
  expect(field).toHaveAccessibleDescription('Use a number from 1 to 1,000.');
  expect(field).toHaveValue('*10');
  await type('50%');
  expect(field).toBeInvalid();
});
