import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, within } from '@testing-library/react';
import { LandingScreen } from './LandingScreen.tsx';

const open = (user: typeof SIGNED_IN_USER | null = null) =>
  openScreen({ path: '/', element: <LandingScreen />, link: fakeServer({}).link, user });

it('calls the signed-in to upload', () => {
  open(SIGNED_IN_USER);
  expect(screen.getByRole('link', { name: 'Upload a picture' })).toHaveAttribute('href', '/upload');
});

it('calls a visitor to sign up, and on to upload', () => {
  open();
  const upload = screen.getByRole('link', { name: 'Upload a picture' });
  expect(upload).toHaveAttribute('href', '/signup?next=/upload');
  for (const link of screen.getAllByRole('link', { name: 'Get Started Free' }))
    expect(link).toHaveAttribute('href', '/signup');
});

it('makes every promise of the specification', () => {
  open();
  for (const promise of [
    'Free hosting',
    'One-click enhancement',
    'Under 30 seconds',
    'Smart prompts',
    'Style transfer',
    'Object removal',
    'Color correction',
    'Background replacement',
  ]) {
    expect(screen.getByRole('heading', { name: promise })).toBeVisible();
  }
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
});

it('shows the demo picture after the prompt that is chosen', async () => {
  const { person } = open();
  const demo = within(screen.getByRole('region', { name: 'Before and after' }));
  await person.click(demo.getByRole('button', { name: 'Make it black and white' }));
  expect(demo.getByRole('button', { name: 'Make it black and white' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(demo.getByRole('button', { name: 'Enhance colors' })).toHaveAttribute('aria-pressed', 'false');
  const after = demo.getByRole('img', { name: 'The same path after “Make it black and white”' });
  expect(after.style.filter).toContain('grayscale(1)');
});
