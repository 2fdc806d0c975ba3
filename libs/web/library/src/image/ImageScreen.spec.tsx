import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows } from '@safelight/web-ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage, picture } from '../testing/open-image.tsx';

beforeEach(() => {
  localStorage.clear();
});

it('says that the picture is loading, and keeps the place of what is beside it from screen readers', async () => {
  openImage(() => imageAnswer());
  expect(screen.getByText('Loading image...')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  await picture();
  expect(screen.queryByText('Loading image...')).toBeNull();
  expect(screen.getByRole('complementary', { name: 'About this image' })).toBeVisible();
});

it('shows the picture with its size, type and views', async () => {
  openImage(() => imageAnswer());
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

describe('the picture that the server rendered into the page', () => {
  const drawn = () => document.getElementById('first-picture');
  beforeEach(() => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="first-picture"></div>');
  });
  afterEach(() => drawn()?.remove());

  it('is replaced by the picture that the client renders', async () => {
    openImage(() => imageAnswer());
    const own = await picture();
    expect(drawn()).not.toBeNull();
    fireEvent.load(own);
    expect(drawn()).toBeNull();
  });

  it('is removed when the file of the picture could not be loaded', async () => {
    openImage(() => imageAnswer());
    fireEvent.error(await picture());
    expect(drawn()).toBeNull();
  });

  it.each([
    ['the picture no longer exists', (): { readonly image: null } => ({ image: null }), 'Image not found'],
    [
      'the answer is an error',
      (): never => {
        throw refusal('INTERNAL', 'down');
      },
      TEXTS.images.loadDetailsFailed,
    ],
  ])('is removed when %s', async (_what, answer, text) => {
    openImage(answer);
    expect(await screen.findByText(text)).toBeVisible();
    expect(drawn()).toBeNull();
  });
});

it('copies a link only if the image is public, in the format that was used last', async () => {
  const { person } = openImage(() => imageAnswer());
  await person.click(await screen.findByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/image/img1`);
  await person.click(screen.getByRole('button', { name: 'Copy as' }));
  await person.click(screen.getByRole('menuitemradio', { name: 'Direct Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/i/img1/full.jpg`);
  expect(await screen.findByRole('button', { name: 'Copy Direct Link' })).toBeVisible();
  const visibility = screen.getByRole('group', { name: 'Who can see this image' });
  await person.click(within(visibility).getByRole('button', { name: 'Private' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy as' })).toBeNull());
  expect(screen.getByText('Only you')).toBeVisible();
});

it('counts a view only if the image exists', async () => {
  const { server } = openImage(() => imageAnswer());
  await picture();
  await waitFor(() => expect(server.calls('CountView')).toEqual([{ uid: 'img1' }]));
  cleanup();
  const { server: other } = openImage(() => ({ image: null }));
  await screen.findByRole('heading', { name: 'Image not found' });
  expect(other.calls('CountView')).toEqual([]);
});

it('lets a visitor sign in where there is no public picture, because it may be their own, and leads others to their gallery', async () => {
  const { person, address } = openImage(() => ({ image: null }), { signedIn: false });
  const signIn = await screen.findByRole('link', { name: 'Sign In' });
  expect(screen.queryByRole('link', { name: 'Go to Gallery' })).toBeNull();
  await person.click(signIn);
  await waitFor(() => expect(address()).toBe('/login'));
  cleanup();
  openImage(() => ({ image: null }));
  expect(await screen.findByText('Image not found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Go to Gallery' })).toHaveAttribute('href', '/gallery');
});

it('offers a visitor only to view, to download and to copy the link', async () => {
  openImage(() => imageAnswer({ isOwner: false }), { signedIn: false });
  await picture();
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  expect(screen.queryByText('Last viewed')).toBeNull();
  for (const name of ['Delete', 'Make a Comparison', 'Private', 'Generate Edit']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('moves an image to the trash, returns to the gallery, and restores it on Undo', async () => {
  const { person, address, server } = openImage(() => imageAnswer());
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/gallery'));
  expect(server.calls('TrashImages')).toEqual([{ uids: ['img1'] }]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls('RestoreImages')).toEqual([{ uids: ['img1'] }]));
});

it('stays on the page to which the person has gone while an image was being deleted', async () => {
  let end: (answer: { readonly trashImages: readonly object[] }) => void = () => undefined;
  const { person, address } = openImage(() => imageAnswer(), {
    handlers: { TrashImages: () => new Promise((resolve) => (end = resolve)) },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await person.click(screen.getByRole('link', { name: 'Open in Editor' }));
  end({ trashImages: [imageAnswer().image] });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(address()).toBe('/editor/img1');
});

it('shows that an image does not exist, with a link to the home page', async () => {
  openImage(() => ({ image: null }));
  expect(await screen.findByRole('heading', { name: 'Image not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Image not found · Safelight');
});

itShows(
  TEXTS.images.loadDetailsFailed,
  'when the data of the image could not be loaded, and offers to try again',
  async (seeText) => {
    let broken = true;
    const { person } = openImage(() => {
      if (broken) throw refusal('INTERNAL', 'x');
      return imageAnswer();
    });
    await seeText();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await picture()).toBeVisible();
  },
);

itShows(TEXTS.images.couldNotLoad, 'when the file of the picture could not be loaded', async (seeText) => {
  openImage(() => imageAnswer());
  fireEvent.error(await picture());
  await seeText();
});

itShows(TEXTS.images.loadFailed, 'when the server could not be reached', (seeText) => {
  openImage(() => {
    throw new TypeError('Failed to fetch');
  });
  return seeText();
});

itShows(
  TEXTS.images.invalidId,
  'for an invalid address of an image, without sending a request',
  async (seeText) => {
    const { server } = openImage(() => imageAnswer(), { at: '/image/not%20an%20id' });
    await seeText();
    expect(server.calls('ImageView')).toEqual([]);
    expect(document.title).toBe('Image not found · Safelight');
  },
);

itShows(TEXTS.images.copyFailed, 'when the browser refuses access to the clipboard', async (seeText) => {
  const { person } = openImage(() => imageAnswer());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await person.click(await screen.findByRole('button', { name: 'Copy Link' }));
  await seeText();
});

describe('a failed download of an image', () => {
  const { fetch: own } = globalThis;
  afterEach(() => {
    globalThis.fetch = own;
  });

  const downloads = (answer: () => Promise<Response>) => async (seeText: () => Promise<void>) => {
    globalThis.fetch = answer;
    const { person } = openImage(() => imageAnswer());
    await person.click(await screen.findByRole('link', { name: 'Download' }));
    await seeText();
  };

  itShows(
    TEXTS.images.downloadUnavailable,
    'when its owner has deleted it',
    downloads(() => Promise.resolve({ ok: false, status: 404 } as Response)),
  );
  itShows(
    TEXTS.images.downloadFailed,
    'without a network connection',
    downloads(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
});

describe('the page of a blocked image', () => {
  const REASON = 'Shows somebody who did not agree';

  it('shows its owner the reason, who can see it and whom to ask, and offers no link to copy', async () => {
    openImage(() => imageAnswer({ versions: 2, current: 1, blockedFor: REASON }));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByRole('heading', { name: 'This image is blocked' })).toBeVisible();
    expect(notice.getByText(`A moderator blocked it on Mar 5, 2026: ${REASON}`)).toBeVisible();
    expect(notice.getByText(/^Only you and our moderators can see it\./)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?subject=Blocked+image%3A+peaks.jpg',
    );
    expect(screen.getByText('Visible to').nextSibling).toHaveTextContent('You and moderators');
    expect(screen.queryByRole('button', { name: /^(Keep and )?Copy/ })).toBeNull();
    expect(screen.queryByText(/^Others see version/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Download Version 1' })).toBeVisible();
  });

  it('shows a moderator who can see it, and offers no link to copy', async () => {
    openImage(() => imageAnswer({ isOwner: false, blockedFor: REASON }));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Only its owner and moderators can see it.')).toBeVisible();
    expect(notice.queryByRole('link')).toBeNull();
    expect(screen.getByText('Visible to').nextSibling).toHaveTextContent('Its owner and moderators');
  });

  it('mentions a block only if the image is blocked', async () => {
    openImage(() => imageAnswer());
    await picture();
    expect(screen.queryByText(/blocked/i)).toBeNull();
  });
});
