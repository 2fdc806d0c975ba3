import { screen } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage } from '../testing/open-image.tsx';

it('the described edit is still there when the session ended before it was requested', async () => {
  const { person, signInAgain } = openImage(() => imageAnswer());
  await person.type(await screen.findByLabelText('Describe your edit'), 'make it warmer');
  await signInAgain();
  expect(await screen.findByLabelText('Describe your edit')).toHaveValue('make it warmer');
});
