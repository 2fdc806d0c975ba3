import { TEXTS } from '@safelight/rules';
import { itShows } from '@safelight/web-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { cardOf, libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';
import { jobAnswer } from '../testing/image-answers.ts';

const open = async (options: Parameters<typeof openGallery>[0] = {}, title = 'cat') => {
  const opened = openGallery(options);
  const { person } = opened;
  await screen.findByRole('list', { name: 'Images' });
  await person.click(within(cardOf(title)).getByRole('button', { name: `More actions for ${title}` }));
  const menu = within(await screen.findByRole('menu', { name: `Actions for ${title}` }));
  return { ...opened, menu };
};

let copied: string[] = [];
beforeEach(() => {
  copied = [];
});

/** Fakes the clipboard. Call it after `userEvent.setup`, which installs a clipboard of its own. */
const watchClipboard = (write: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
};
const remember = (text: string) => {
  copied.push(text);
  return Promise.resolve();
};

it('the menu of a card offers Download, Share, View Details, Edit with AI and Delete', async () => {
  const { menu } = await open();
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent.trim())).toEqual([
    'Download',
    'Share',
    'View Details',
    'Edit with AI',
    'Delete',
  ]);
  expect(menu.getByRole('menuitem', { name: 'Download' })).toHaveAttribute('href', '/d/cat');
});

it('a card is deleted from its menu, and comes back on Undo', async () => {
  const { menu, person } = await open();
  const before = shownTitles();
  await person.click(menu.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(shownTitles()).toEqual(before.filter((title) => title !== 'cat')));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownTitles()).toEqual(before));
});

it('the menu of a card does not offer Edit with AI for an SVG', async () => {
  const { menu } = await open({ images: [libraryImage('cat', { contentType: 'image/svg+xml' })] });
  expect(menu.queryByRole('menuitem', { name: 'Edit with AI' })).toBeNull();
});

itShows(
  TEXTS.images.updateFailed,
  'when a favorite could not be saved, and resets the heart',
  async (seeText) => {
    const { person } = openGallery({ handlers: { SetFavorite: () => Promise.reject(new TypeError('x')) } });
    await screen.findByRole('list', { name: 'Images' });
    const heart = screen.getByRole('button', { name: 'Favorite dog' });
    await person.click(heart);
    await seeText();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);

describe('the card of a blocked image', () => {
  const block = { __typename: 'ImageBlock', at: '2026-03-05T12:00:00Z', reason: 'Not yours' } as const;
  const images = [
    libraryImage('cat', { block }),
    libraryImage('dog', { privacy: 'PRIVATE' }),
    libraryImage('emu'),
  ];

  it.each(['grid', 'list'])(
    'shows that the image is blocked in the %s, whether it is public or private',
    async (view) => {
      openGallery({ images, at: `/gallery?view=${view}` });
      await screen.findByRole('list', { name: 'Images' });
      expect(within(cardOf('cat')).getByRole('img', { name: 'Blocked' })).toBeInTheDocument();
      expect(within(cardOf('cat')).queryByRole('img', { name: 'Private' })).toBeNull();
      expect(within(cardOf('dog')).getByRole('img', { name: 'Private' })).toBeInTheDocument();
      expect(within(cardOf('emu')).queryByRole('img', { name: /Blocked|Private/ })).toBeNull();
    },
  );

  it('offers no link to copy, and its Share dialog explains why', async () => {
    const { person, menu } = await open({ images });
    await person.click(menu.getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(dialog.getByText(/^cat is blocked, so its links do not work for anyone else\./)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Copy/ })).toBeNull();
  });
});

describe('the dialog Share', () => {
  it('copies a link in five formats, and remembers the last format', async () => {
    const { person, menu } = await open();
    watchClipboard(remember);
    await person.click(menu.getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await person.click(dialog.getByRole('button', { name: 'Copy Link' }));
    expect(copied).toEqual(['http://localhost/image/uid-cat']);
    await person.click(dialog.getByRole('button', { name: 'Copy as' }));
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Link',
      'Direct Link',
      'HTML',
      'Markdown',
      'BBCode',
    ]);
    await person.click(screen.getByRole('menuitemradio', { name: 'BBCode' }));
    expect(copied.at(-1)).toBe(
      '[url=http://localhost/image/uid-cat][img]http://localhost/i/cat/full.png[/img][/url]',
    );
    expect(await screen.findByText('BBCode copied')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Copy BBCode' })).toBeVisible();
    expect(localStorage.getItem('safelight-copy-format')).toBe('bbcode');
  });

  it('shows an error when the browser refuses access to the clipboard', async () => {
    const { person, menu } = await open();
    watchClipboard(() => Promise.reject(new Error('denied')));
    await person.click(menu.getByRole('menuitem', { name: 'Share' }));
    await person.click(await screen.findByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Failed to copy URL')).toBeVisible();
  });

  it('offers no link to a private image until it is made public', async () => {
    const { person, menu, server } = await open({ images: [libraryImage('cat', { privacy: 'PRIVATE' })] });
    await person.click(menu.getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(dialog.queryByRole('button', { name: /^Copy/ })).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Public' }));
    expect(await dialog.findByRole('button', { name: 'Copy Link' })).toBeVisible();
    expect(server.calls('SetPrivacy')).toEqual([{ uid: 'uid-cat', privacy: 'PUBLIC' }]);
  });
});

describe('the dialog View Details', () => {
  const openDetails = async (options: Parameters<typeof openGallery>[0] = {}) => {
    const opened = await open(options);
    await opened.person.click(opened.menu.getByRole('menuitem', { name: 'View Details' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Details' }));
    return { ...opened, panel };
  };

  it('shows the size, the type and the other properties of the image', async () => {
    const { panel } = await openDetails();
    expect(await panel.findByText('cat.png')).toBeVisible();
    for (const fact of ['400 × 300', '2 KB', 'PNG', '12']) expect(panel.getByText(fact)).toBeVisible();
  });

  it('keeps what is typed when the session ends meanwhile', async () => {
    const { person, panel, signInAgain } = await openDetails();
    await person.type(await panel.findByLabelText('Title'), ' Tom');
    await signInAgain();
    await person.click(await screen.findByRole('button', { name: 'More actions for cat' }));
    await person.click(await screen.findByRole('menuitem', { name: 'View Details' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('cat Tom');
  });

  it('renames the image, on its card too', async () => {
    const { person, panel, server } = await openDetails();
    const title = await panel.findByLabelText('Title');
    expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    await person.clear(title);
    await person.type(title, ' Tom {Enter}');
    await waitFor(() => {
      expect(server.calls('UpdateDetails')).toEqual([{ uid: 'uid-cat', input: { title: 'Tom' } }]);
    });
    expect(await screen.findByRole('link', { name: 'View Tom', hidden: true })).toBeInTheDocument();
  });

  it('edits the description, and can make the tags visible to other people', async () => {
    const { person, panel, server } = await openDetails();
    await person.type(await panel.findByLabelText('Description'), 'By the lake.');
    await person.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(server.calls('UpdateDetails')).toEqual([
        { uid: 'uid-cat', input: { description: 'By the lake.' } },
      ]);
    });
    await person.click(panel.getByRole('switch', { name: 'Show tags' }));
    await waitFor(() => {
      expect(server.calls('SetShowTags')).toEqual([{ uid: 'uid-cat', showTags: true }]);
    });
  });

  it('adds tags with Enter, with a comma and from the suggestions, and removes tags', async () => {
    const { person, panel, server } = await openDetails({
      images: [libraryImage('cat', { tags: ['pet'] }), libraryImage('dog', { tags: ['loud'] })],
    });
    const saved = () => server.calls('SetTags').at(-1)?.['tags'];
    const field = await panel.findByLabelText('Add a tag');
    await person.type(field, 'fur{Enter}');
    await waitFor(() => expect(saved()).toEqual(['pet', 'fur']));
    await person.type(field, 'soft,');
    await waitFor(() => expect(saved()).toEqual(['pet', 'fur', 'soft']));
    await person.click(await panel.findByRole('button', { name: 'Add tag loud' }));
    await waitFor(() => expect(saved()).toEqual(['pet', 'fur', 'soft', 'loud']));
    await person.click(panel.getByRole('button', { name: 'Remove tag pet' }));
    await waitFor(() => expect(saved()).toEqual(['fur', 'soft', 'loud']));
  });

  itShows(TEXTS.images.loadDetailsFailed, 'when the details could not be loaded', async (seeText) => {
    await openDetails({
      handlers: { ImageDetails: () => Promise.reject(new TypeError('x')) },
    });
    await seeText();
  });
});

describe('the dialog Edit with AI', () => {
  const openDialog = async (handlers: NonNullable<Parameters<typeof openGallery>[0]>['handlers'] = {}) => {
    const progress = new Subject<Readonly<Record<string, unknown>>>();
    const opened = await open({
      handlers: {
        AiEditTarget: () => ({
          image: {
            __typename: 'Image',
            uid: 'uid-cat',
            title: 'cat',
            width: 900,
            height: 600,
            small: '/small/cat',
            current: { __typename: 'ImageVersion', id: 'v1' },
            aiEditJobs: [],
          },
        }),
        Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 3 } }),
        RequestAiEdit: () => ({ requestAiEdit: jobAnswer('QUEUED') }),
        AiEditProgress: () => progress,
        ...handlers,
      },
    });
    await opened.person.click(opened.menu.getByRole('menuitem', { name: 'Edit with AI' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit cat with AI' });
    return { ...opened, dialog, progress };
  };
  const request = async (handlers: Parameters<typeof openDialog>[0] = {}) => {
    const opened = await openDialog(handlers);
    await opened.person.type(await screen.findByLabelText('Describe your edit'), 'Warmer');
    await opened.person.click(screen.getByRole('button', { name: 'Generate Edit' }));
    return opened;
  };

  it('shows the picture that is edited and its name', async () => {
    const { dialog } = await openDialog();
    expect(await within(dialog).findByText('cat')).toBeVisible();
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/small/cat');
  });

  it('shows the progress of the edit over the thumbnail, and then the result', async () => {
    const { progress, server } = await request();
    const spinner = await within(cardOf('cat')).findByRole('progressbar', {
      name: 'Editing cat',
      hidden: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server.calls('AiEditProgress')).not.toHaveLength(0));
    act(() => {
      progress.next({
        aiEditProgress: jobAnswer('SUCCEEDED', { resultVersion: { __typename: 'ImageVersion', id: 'v2' } }),
      });
    });
    expect(await screen.findByText('cat: AI edit finished')).toBeVisible();
    expect(spinner).not.toBeInTheDocument();
    expect(server.calls('ImageCard')).toEqual([{ uid: 'uid-cat' }]);
  });

  it('shows why the edit failed', async () => {
    const { progress, server } = await request();
    await waitFor(() => expect(server.calls('AiEditProgress')).not.toHaveLength(0));
    act(() => {
      progress.next({ aiEditProgress: jobAnswer('FAILED', { errorMessage: TEXTS.ai.failed('no picture') }) });
    });
    expect(await screen.findByText(`cat: ${TEXTS.ai.failed('no picture')}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('stays open when the server refused the request', async () => {
    await request({ RequestAiEdit: () => Promise.reject(new TypeError('x')) });
    const dialog = within(screen.getByRole('dialog', { name: 'Edit cat with AI' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(TEXTS.generic.network);
  });
});
