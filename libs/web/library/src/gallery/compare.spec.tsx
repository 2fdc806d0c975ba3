import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cardAnswer, libraryImage, openGallery, uidOf } from '../testing/gallery-server.tsx';

const older = { createdAt: '2026-03-04T12:00:00Z' };
const newer = { createdAt: '2026-03-05T12:00:00Z' };

interface Sent {
  readonly idempotencyKey: string;
}
type Compared = Readonly<Record<string, unknown>> | null;
interface OpenOptions {
  /** What the server says about the images beyond the list; null for an image that is gone. */
  readonly images?: Readonly<Record<string, Compared>>;
  readonly load?: () => void;
  readonly publish?: () => Record<string, unknown> | Promise<Record<string, unknown>>;
}

const made = () => ({ createComparison: { __typename: 'Comparison', uid: 'cmp1' } });

const open = async ({ images = {}, load = () => undefined, publish = made }: OpenOptions = {}) => {
  const titles = ['dusk', 'dawn', 'noon'];
  const answerOf = (uid: unknown) => {
    const title = titles.find((one) => uidOf(one) === uid) ?? '';
    const more = images[title];
    if (more === null) return null;
    const age = title === 'dawn' ? older : newer;
    const current = { __typename: 'ImageVersion', id: `v-${title}` };
    return { ...cardAnswer(libraryImage(title)), current, ...age, ...more };
  };
  const opened = openGallery({
    images: titles.map((title) => libraryImage(title)),
    handlers: {
      ComparedImages: ({ one, other }) => {
        load();
        return { one: answerOf(one), other: answerOf(other) };
      },
      CreateComparison: publish,
    },
  });
  await screen.findByRole('list', { name: 'Images' });
  const choose = async (...chosen: readonly string[]) => {
    for (const title of chosen)
      await opened.person.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
  };
  const compare = () => opened.person.click(compareButton());
  const press = (name: string) => opened.person.click(within(dialog()).getByRole('button', { name }));
  const sent = () => opened.server.calls('CreateComparison').map(({ input }) => input as Sent);
  return { ...opened, choose, compare, press, sent };
};

/** Opens the dialog for the images dusk and dawn. */
const openDialog = async (options?: OpenOptions) => {
  const opened = await open(options);
  await opened.choose('dusk', 'dawn');
  await opened.compare();
  await waitFor(() => expect(screen.queryByText('Loading images...')).toBeNull());
  return opened;
};

const compareButton = () =>
  within(screen.getByRole('toolbar', { name: 'Selected images' })).getByRole('button', { name: 'Compare' });
const dialog = () => screen.getByRole('dialog', { name: 'Compare Two Images' });
const publishButton = () => within(dialog()).getByRole('button', { name: 'Publish Comparison' });
/** Returns the texts of both sides, such as "Before" with the title of its image. */
const sides = () =>
  within(dialog())
    .getAllByRole('figure')
    .map(({ textContent }) => textContent);

itShows(TEXTS.library.selectTwo, 'when one image or three are to be compared', async (seeText) => {
  const { choose, compare } = await open();
  await choose('dusk');
  await compare();
  await seeText();
  await choose('dawn', 'noon');
  await compare();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('compares two images, the older one before the change until they are swapped, and opens the comparison', async () => {
  const { person, press, sent, address } = await openDialog();
  expect(sides()).toEqual(['Beforedawn', 'Afterdusk']);
  await press('Swap');
  expect(sides()).toEqual(['Beforedusk', 'Afterdawn']);
  await press('Swap');
  await person.type(screen.getByLabelText('Title (optional)'), ' The lamp ');
  await person.type(screen.getByLabelText('Description (optional)'), 'It was lit.');
  await press('Publish Comparison');
  await waitFor(() => expect(address()).toBe('/comparison/cmp1'));
  expect(sent()).toEqual([
    {
      imageUid: uidOf('dawn'),
      editedImageUid: uidOf('dusk'),
      originalVersionId: 'v-dawn',
      editedVersionId: 'v-dusk',
      title: 'The lamp',
      description: 'It was lit.',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

it.each([
  ['Anyone with the link will see these two images.', 'PUBLIC', 'PUBLIC'],
  ['“dusk” is private. It becomes public: anyone with the link will see both images.', 'PRIVATE', 'PUBLIC'],
  ['Both images are private. They become public: anyone with the link will see them.', 'PRIVATE', 'PRIVATE'],
])('says “%s” of images that are %s and %s', async (text, dusk, dawn) => {
  await openDialog({ images: { dusk: { privacy: dusk }, dawn: { privacy: dawn } } });
  expect(within(dialog()).getByText(text)).toBeVisible();
});

it.each([
  [
    'an SVG',
    { dusk: { contentType: 'image/svg+xml' } },
    '“dusk” is an SVG. A comparison shows JPEG, PNG, GIF and WebP images.',
  ],
  ['an image that is gone', { dusk: null }, 'One of these images is no longer in your gallery.'],
])('says why %s cannot be compared, and offers only to close the dialog', async (_what, images, text) => {
  const { press } = await openDialog({ images });
  expect(within(dialog()).getByRole('alert')).toHaveTextContent(text);
  expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers another try when the images could not be loaded', async () => {
  let fails = true;
  const load = () => {
    if (fails) throw new TypeError('Failed to fetch');
  };
  const { press } = await openDialog({ load });
  expect(await within(dialog()).findByText(TEXTS.images.listFailed)).toBeVisible();
  fails = false;
  await press('Try Again');
  await waitFor(() => expect(sides()).toEqual(['Beforedawn', 'Afterdusk']));
});

it('a comparison whose answer was lost is published with the same key again, unless the form has changed', async () => {
  const { person, press, sent } = await openDialog({
    publish: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const publish = async () => {
    await press('Publish Comparison');
    expect(await within(dialog()).findByText(TEXTS.generic.network)).toBeVisible();
  };
  await publish();
  await publish();
  await person.type(screen.getByLabelText('Title (optional)'), 'Light');
  await publish();
  const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('shows in sight why the comparison was refused, and keeps what was typed', async () => {
  const { person } = await openDialog({
    publish: () => {
      throw refusal('CONFLICT', 'Not now.');
    },
  });
  const inSight = jest.spyOn(Element.prototype, 'scrollIntoView');
  await person.type(screen.getByLabelText('Title (optional)'), 'Light{Enter}');
  expect(await within(dialog()).findByText('Not now.')).toBeVisible();
  expect(inSight.mock.contexts[0]).toHaveTextContent('Not now.');
  expect(screen.getByLabelText('Title (optional)')).toHaveValue('Light');
  expect(publishButton()).toBeEnabled();
});

it('can be neither stopped, changed nor sent twice while the comparison is published', async () => {
  let answer: (data: Record<string, unknown>) => void = () => undefined;
  const { person, press, sent, address } = await openDialog({
    publish: () => new Promise((resolve) => (answer = resolve)),
  });
  await press('Publish Comparison');
  expect(publishButton()).toBeDisabled();
  expect(within(dialog()).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByText('Swap').closest('[inert]')).not.toBeNull();
  expect(screen.getByLabelText('Title (optional)')).toBeDisabled();
  await person.keyboard('{Escape}');
  expect(dialog()).toBeVisible();
  answer(made());
  await waitFor(() => expect(address()).toBe('/comparison/cmp1'));
  expect(sent()).toHaveLength(1);
});

it('is closed by Escape, after which the button has the focus and both images are still selected', async () => {
  const { person } = await openDialog();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(compareButton()).toHaveFocus();
  expect(screen.getByText('2 selected')).toBeVisible();
});
