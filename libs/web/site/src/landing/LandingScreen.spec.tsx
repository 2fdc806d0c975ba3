import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, within } from '@testing-library/react';
import { LandingScreen } from './LandingScreen.tsx';

const open = async (user: typeof SIGNED_IN_USER | null = null, at = '/') => {
  const opened = openScreen({ path: '/', at, element: <LandingScreen />, link: fakeServer({}).link, user });
  await screen.findByRole('heading', { name: 'Everything an image needs' });
  return opened;
};

it('shows signed-in people a link to the upload page', async () => {
  await open(SIGNED_IN_USER);
  expect(screen.getByRole('link', { name: 'Upload an Image' })).toHaveAttribute('href', '/upload');
});

it('offers signed-in people their gallery instead of an account', async () => {
  await open(SIGNED_IN_USER);
  expect(screen.queryByRole('link', { name: 'Get Started Free' })).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'Open Gallery' }))
    expect(link).toHaveAttribute('href', '/gallery');
});

it('links visitors to the sign-up, which then opens the upload', async () => {
  await open();
  const upload = screen.getByRole('link', { name: 'Upload an Image' });
  expect(upload).toHaveAttribute('href', '/signup?next=%2Fupload');
  for (const link of screen.getAllByRole('link', { name: 'Get Started Free' }))
    expect(link).toHaveAttribute('href', '/signup');
});

it('has a heading for each feature that the specification promises', async () => {
  await open();
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

it('does not promise that pictures are private until they are shared, because uploads start as public', async () => {
  await open();
  const card = screen.getByRole('heading', { name: 'Free hosting' }).closest('li');
  expect(card).toHaveTextContent('You choose who sees it: anyone with the link, or only you.');
  expect(screen.queryByText(/private until/i)).toBeNull();
});

it('marks the sample testimonials as made up, and names no people', async () => {
  await open();
  const heading = screen.getByRole('heading', { name: 'What it is for, in three examples' });
  expect(heading.nextElementSibling).toHaveTextContent('We made these up');
  const sources = screen.getAllByRole('blockquote').map((quote) => quote.nextElementSibling?.textContent);
  expect(sources).toEqual(['A portrait photographer', 'The owner of a small shop', 'A family archivist']);
});

it('shows on the demo picture the result of the chosen prompt', async () => {
  const { person } = await open();
  const demo = within(screen.getByRole('region', { name: 'Before and after' }));
  await person.click(demo.getByRole('button', { name: 'Convert to watercolor' }));
  expect(demo.getByRole('button', { name: 'Convert to watercolor' })).toHaveAttribute('aria-pressed', 'true');
  expect(demo.getByRole('button', { name: 'In the style of Van Gogh' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const after = demo.getByRole('img', { name: 'The same path after “Convert to watercolor”' });
  expect(after).toHaveAttribute('src', '/demo/peaks-watercolor-1280.webp');
});

it.each([
  ['Cut out with one sentence', 'Cut Out an Image', '/upload?prompt=Remove%20the%20background'],
  ['Layered, and still editable tomorrow', 'Open the Editor', '/editor'],
  ['Compared, and embedded anywhere', 'Publish a comparison', '/comparison/upload'],
])('shows "%s" with the link "%s"', async (title, action, href) => {
  await open(SIGNED_IN_USER);
  const shown = within(screen.getByRole('region', { name: title }));
  expect(shown.getAllByRole('img').length).toBeGreaterThan(0);
  expect(shown.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

it.each([
  ['Style transfer', '/upload?prompt=Convert%20to%20pencil%20sketch'],
  ['Object removal', '/upload?prompt=Remove%20this&tool=mask-brush'],
  ['Color correction', '/upload?prompt=Color%20correction'],
  ['Upload', '/upload'],
  ['Editor', '/editor'],
  ['Comparison', '/comparison/upload'],
  ['Projects', '/projects'],
  ['API', '/api-docs'],
])('has a card that links to the tool "%s"', async (title, href) => {
  await open(SIGNED_IN_USER);
  const card = screen.getByRole('heading', { name: title }).closest('a');
  expect(card).toHaveAttribute('href', href);
});

it.each(['features', 'pricing'])('scrolls to #%s after that section is loaded', async (id) => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.id);
  };
  await open(null, `/#${id}`);
  expect(shown).toEqual([id]);
});

it('leads from “for free” to what it costs, each time it is pressed', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.id);
  };
  const { person } = await open();
  const link = screen.getByRole('link', { name: 'for free' });
  await person.click(link);
  await person.click(link);
  expect(shown).toEqual(['pricing', 'pricing']);
});

it('has the sections that other pages link to, and loads the lower ones only when they are near', async () => {
  await open();
  expect(document.getElementById('features')).not.toBeNull();
  expect(document.getElementById('pricing')).not.toBeNull();
  const demo = screen.getByRole('region', { name: 'Before and after' });
  const below = screen.getAllByRole<HTMLImageElement>('img').filter((image) => !demo.contains(image));
  expect(below.length).toBeGreaterThan(10);
  for (const image of below) {
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image.width * image.height).toBeGreaterThan(0);
  }
});
