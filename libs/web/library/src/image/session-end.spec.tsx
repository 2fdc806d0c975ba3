import { screen } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage } from '../testing/open-image.tsx';

it('the described edit is still there when the session ended before it was requested', async () => {
  const { person, signInAgain } = openImage(() => imageAnswer());
  await person.type(await screen.findByLabelText('Describe your edit'), 'make it warmer');
  await signInAgain();
  expect(await screen.findByLabelText('Describe your edit')).toHaveValue('make it warmer');
});

it('leads a suspended person, whose own images are hidden, to the reason', async () => {
  openImage(() => ({ image: null }), { isSuspended: true });
  expect(await screen.findByText('Your account is suspended, and your images are hidden.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read Why' })).toHaveAttribute('href', '/profile');
});
