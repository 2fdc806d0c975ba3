import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { ImageScreen } from './ImageScreen.tsx';

type ImageAnswer = ReturnType<typeof imageAnswer> | { readonly image: null };

const thumbnails = { originalFilename: 'peaks.jpg', tags: [], small: '/s', medium: '/m', large: '/l' };

const open = (
  answer: () => ImageAnswer,
  {
    signedIn = true,
    createComparison = (): Record<string, unknown> => ({
      createComparison: { __typename: 'Comparison', uid: 'cmp1' },
    }),
    deleteVersion = (): Record<string, unknown> => ({}),
  } = {},
) => {
  const server = fakeServer({
    ImageView: answer,
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 97 } }),
    SetPrivacy: ({ privacy }) => ({
      updateImage: { ...imageAnswer().image, ...thumbnails, privacy },
    }),
    TrashImages: () => ({ trashImages: 1 }),
    RestoreImages: () => ({ restoreImages: 1 }),
    CountView: () => ({ countView: true }),
    CreateComparison: createComparison,
    DeleteVersion: deleteVersion,
    UseVersion: ({ versionId }) => {
      const { image } = imageAnswer({ versions: 2, current: versionId === 'v1' ? 1 : 2 });
      return { useVersion: { ...image, small: '/s', medium: '/m' } };
    },
  });
  return {
    server,
    ...openScreen({
      path: '/image/:uid',
      at: '/image/img1',
      element: <ImageScreen />,
      link: server.link,
      user: signedIn ? SIGNED_IN_USER : null,
    }),
  };
};

/** jsdom's own pointer events leave out which pointer it is. */
const pointer = (
  type: string,
  { pointerId, ...at }: { readonly pointerId: number; readonly clientX?: number; readonly clientY?: number },
): Event => Object.assign(new MouseEvent(type, { bubbles: true, ...at }), { pointerId });

const picture = () => screen.findByRole('img', { name: 'peaks.jpg' });
const zoom = () => within(screen.getByRole('group', { name: 'Zoom' }));

it('shows the picture and what is known of it', async () => {
  open(() => imageAnswer());
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  for (const [term, fact] of [
    ['Dimensions', '4000 × 3000'],
    ['Size', '3 MB'],
    ['Type', 'JPEG'],
    ['Views', '1,204'],
  ] as const) {
    expect(screen.getByText(term).nextSibling).toHaveTextContent(fact);
  }
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/download/1');
});

describe('zoom', () => {
  it('goes by buttons, and offers the way back once changed', async () => {
    const { person } = open(() => imageAnswer());
    await picture();
    expect(zoom().queryByRole('button', { name: 'Reset' })).toBeNull();
    await person.click(zoom().getByRole('button', { name: 'Zoom in' }));
    expect(zoom().getByText('125%')).toBeVisible();
    await person.click(zoom().getByRole('button', { name: 'Reset' }));
    expect(zoom().getByText('100%')).toBeVisible();
  });

  it('goes by + − and 0, but not while someone writes', async () => {
    const { person } = open(() => imageAnswer());
    await picture();
    await person.keyboard('++');
    expect(zoom().getByText('150%')).toBeVisible();
    await person.keyboard('0-');
    expect(zoom().getByText('75%')).toBeVisible();
    await person.type(screen.getByLabelText('Describe your edit'), '+0');
    expect(zoom().getByText('75%')).toBeVisible();
  });

  it('goes by the wheel over the picture, within its bounds', async () => {
    open(() => imageAnswer());
    const over = await picture();
    for (let turn = 0; turn < 12; turn += 1) fireEvent.wheel(over, { deltaY: -100 });
    expect(zoom().getByText('300%')).toBeVisible();
    expect(zoom().getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  });

  it('goes by two fingers, in its steps', async () => {
    open(() => imageAnswer());
    const over = await picture();
    fireEvent(over, pointer('pointerdown', { pointerId: 1, clientX: 100, clientY: 100 }));
    fireEvent(over, pointer('pointerdown', { pointerId: 2, clientX: 200, clientY: 100 }));
    fireEvent(over, pointer('pointermove', { pointerId: 2, clientX: 300, clientY: 100 }));
    expect(zoom().getByText('200%')).toBeVisible();
    fireEvent(over, pointer('pointerup', { pointerId: 2 }));
    fireEvent(over, pointer('pointermove', { pointerId: 1, clientX: 0, clientY: 100 }));
    expect(zoom().getByText('200%')).toBeVisible();
  });

  it('loads the full picture when looking closer', async () => {
    const { person } = open(() => imageAnswer());
    await picture();
    await person.keyboard('+');
    expect(await picture()).toHaveAttribute('src', '/full/1');
  });
});

it('copies a public picture only, in the format last chosen', async () => {
  const { person } = open(() => imageAnswer());
  await person.click(await screen.findByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/image/img1`);
  await person.click(screen.getByRole('button', { name: 'Copy as' }));
  await person.click(screen.getByRole('menuitemradio', { name: 'Direct link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/full/1`);
  expect(await screen.findByRole('button', { name: 'Copy Direct link' })).toBeVisible();
  const visibility = screen.getByRole('group', { name: 'Who can see this picture' });
  await person.click(within(visibility).getByRole('button', { name: 'Private' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Copy as' })).toBeNull();
  });
  expect(screen.getByText('Only you')).toBeVisible();
});

it('counts a view of a picture that was found, and none of one that was not', async () => {
  const { server } = open(() => imageAnswer());
  await picture();
  await waitFor(() => {
    expect(server.calls('CountView')).toEqual([{ uid: 'img1' }]);
  });
  cleanup();
  const { server: other } = open(() => ({ image: null }));
  await screen.findByRole('heading', { name: 'Image not found' });
  expect(other.calls('CountView')).toEqual([]);
});

it('offers a stranger no more than looking, downloading and the link', async () => {
  open(() => imageAnswer({ isOwner: false }), { signedIn: false });
  await picture();
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  for (const name of ['Delete', 'Make a Comparison', 'Private', 'Generate Edit']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('deletes to the trash, returns to the gallery, and takes it back', async () => {
  const { person, address, server } = open(() => imageAnswer());
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(address()).toBe('/gallery');
  });
  expect(server.calls('TrashImages')).toEqual([{ uids: ['img1'] }]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(server.calls('RestoreImages')).toEqual([{ uids: ['img1'] }]);
  });
});

it('shows a version that is chosen, and makes it the picture’s own', async () => {
  const { person, server } = open(() => imageAnswer({ versions: 2 }));
  const strip = within(await screen.findByRole('region', { name: 'Versions' }));
  expect(strip.getByText('“Make it vintage”')).toBeVisible();
  expect(strip.getByText('Warmed the light.')).toBeVisible();
  expect(strip.getByRole('button', { name: /Version 2/ })).toHaveTextContent('2.0 s · in use');
  await person.click(strip.getByRole('button', { name: /Version 1/ }));
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  await person.click(strip.getByRole('button', { name: 'Use this version' }));
  await waitFor(() => {
    expect(strip.getByRole('button', { name: /Version 1/ })).toHaveTextContent('in use');
  });
  expect(server.calls('UseVersion')).toEqual([{ imageUid: 'img1', versionId: 'v1' }]);
});

it('compares an edit with what it was made from', async () => {
  const { person } = open(() => imageAnswer({ versions: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('slider', { name: 'Compare before and after' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'peaks.jpg, before' })).toHaveAttribute('src', '/preview/1');
  expect(screen.getByRole('img', { name: 'peaks.jpg' })).toHaveAttribute('src', '/preview/2');
});

it('discards an edit for what it was made from, and takes that back', async () => {
  const { person, server } = open(() => imageAnswer({ versions: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Discard this edit' }));
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(server.calls('UseVersion')).toEqual([
      { imageUid: 'img1', versionId: 'v1' },
      { imageUid: 'img1', versionId: 'v2' },
    ]);
  });
});

it('deletes a version that is not in use once asked again, and says why it cannot', async () => {
  let refused = true;
  const { person, server } = open(() => imageAnswer({ versions: 3 }), {
    deleteVersion: () => {
      if (refused) throw refusal('CONFLICT', TEXTS.comparisons.versionInUse);
      const { image } = imageAnswer({ versions: 3 });
      return { deleteVersion: { ...image, versions: image.versions.filter(({ id }) => id !== 'v2') } };
    },
  });
  const strip = within(await screen.findByRole('region', { name: 'Versions' }));
  expect(strip.queryByRole('button', { name: 'Delete version' })).toBeNull();
  const remove = async (): Promise<void> => {
    await person.click(strip.getByRole('button', { name: /Version 2/ }));
    await person.click(strip.getByRole('button', { name: 'Delete version' }));
    await person.click(screen.getByRole('button', { name: 'Delete Version' }));
  };
  await remove();
  expect(await screen.findByText(TEXTS.comparisons.versionInUse)).toBeVisible();
  refused = false;
  await remove();
  await waitFor(() => {
    expect(strip.queryByRole('button', { name: /Version 2/ })).toBeNull();
  });
  expect(server.calls('DeleteVersion').at(-1)).toEqual({ imageUid: 'img1', versionId: 'v2' });
  expect(strip.getByRole('button', { name: /Version 3/ })).toHaveAttribute('aria-pressed', 'true');
  expect(strip.queryByRole('button', { name: 'Discard this edit' })).toBeNull();
});

describe('Make a Comparison', () => {
  it('says that a private picture becomes public, publishes and opens the comparison', async () => {
    const { person, address, server } = open(() => imageAnswer({ versions: 3, privacy: 'PRIVATE' }));
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make a comparison' }));
    expect(dialog.getByText(/This picture becomes public/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Edited' })).toHaveValue('v3');
    expect(dialog.getByRole('combobox', { name: 'Original' })).toHaveValue('v2');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Original' }), 'v1');
    await person.type(dialog.getByLabelText('Title (optional)'), 'Old light');
    await person.click(dialog.getByRole('button', { name: 'Publish Comparison' }));
    await waitFor(() => {
      expect(address()).toBe('/comparison/cmp1');
    });
    expect(server.calls('CreateComparison')).toEqual([
      { input: { imageUid: 'img1', originalVersionId: 'v1', editedVersionId: 'v3', title: 'Old light' } },
    ]);
  });

  it('does not compare a version with itself', async () => {
    const { person } = open(() => imageAnswer({ versions: 2 }));
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Original' }), 'v2');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose two different versions.');
    expect(screen.getByRole('button', { name: 'Publish Comparison' })).toBeDisabled();
  });

  it('says why it could not be published', async () => {
    const { person } = open(() => imageAnswer({ versions: 2 }), {
      createComparison: () => {
        throw refusal('CONFLICT', 'Not now.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    await person.click(screen.getByRole('button', { name: 'Publish Comparison' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
  });
});

it('says when there is no such picture, and leads home', async () => {
  open(() => ({ image: null }));
  expect(await screen.findByRole('heading', { name: 'Image not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

it('says when the picture’s page did not come, and tries again', async () => {
  let broken = true;
  const { person } = open(() => {
    if (broken) throw refusal('INTERNAL', 'x');
    return imageAnswer();
  });
  expect(await screen.findByText(TEXTS.images.loadDetailsFailed)).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await picture()).toBeVisible();
});

it('says when the file itself does not load', async () => {
  open(() => imageAnswer());
  fireEvent.error(await picture());
  expect(screen.getByText(TEXTS.images.couldNotLoad)).toBeVisible();
});
