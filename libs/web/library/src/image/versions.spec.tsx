import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { onScreen, openImage, picture } from '../testing/open-image.tsx';

beforeEach(() => {
  localStorage.clear();
});

it('shows the chosen version of an image, and makes it the one in use', async () => {
  const { person, server } = openImage(() => imageAnswer({ versions: 2 }));
  const strip = within(await screen.findByRole('region', { name: 'Versions' }));
  expect(onScreen(2).getByText('“Make it vintage”')).toBeVisible();
  expect(strip.getByRole('button', { name: /Version 2/ })).toHaveTextContent('Version 2in use');
  await person.click(strip.getByRole('button', { name: /Version 1/ }));
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  await person.click(onScreen(1).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(strip.getByRole('button', { name: /Version 1/ })).toHaveTextContent('in use'));
  expect(server.calls('UseVersion')).toEqual([{ imageUid: 'img1', versionId: 'v1' }]);
});

it('opens with the version that a link names, such as the result of an edit', async () => {
  openImage(() => imageAnswer({ versions: 2, current: 1 }), {
    at: { pathname: '/image/img1', state: { versionId: 'v2' } },
  });
  expect(await picture()).toHaveAttribute('src', '/preview/2');
});

it('shows the version that a link names also when its page is open, each time the link is followed', async () => {
  const { person, go } = openImage(() => imageAnswer({ versions: 2, current: 1 }));
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  for (const _ of [1, 2]) {
    go('/image/img1', { versionId: 'v2' });
    expect(await picture()).toHaveAttribute('src', '/preview/2');
    await person.click(screen.getByRole('button', { name: /Version 1/ }));
    expect(await picture()).toHaveAttribute('src', '/preview/1');
  }
});

it('says under the picture what an edit did and what it did not do', async () => {
  openImage(() => imageAnswer({ versions: 2 }));
  await picture();
  expect(onScreen(2).getByText('Warmed the light.')).toBeVisible();
});

it('offers no Discard for the original, which is kept', async () => {
  const { person } = openImage(() => imageAnswer({ versions: 2 }));
  expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: /Version 1/ }));
  expect(onScreen(1).getByRole('button', { name: 'Keep' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

describe('while the version on screen is not in use', () => {
  const openOther = async (handlers = {}) => {
    const opened = openImage(() => imageAnswer({ versions: 2, current: 1 }), { handlers });
    await opened.person.click(await screen.findByRole('button', { name: /Version 2/ }));
    return opened;
  };

  it('Download offers the version on screen, and a text says which version others see', async () => {
    await openOther();
    expect(screen.getByRole('link', { name: 'Download Version 2' })).toHaveAttribute('href', '/download/2');
    expect(screen.getByText('Size').nextSibling).toHaveTextContent('4 MB');
    expect(screen.getByText('Others see version 1 until you keep version 2.')).toBeVisible();
  });

  it('copying a link first puts the version into use, so that the link shows what is on screen', async () => {
    const { person, server } = await openOther();
    await person.click(screen.getByRole('button', { name: 'Keep and Copy as' }));
    await person.click(screen.getByRole('menuitemradio', { name: 'Direct Link' }));
    expect(await screen.findByText('Direct Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/i/img1/full.jpg`);
    expect(server.calls('UseVersion')).toEqual([{ imageUid: 'img1', versionId: 'v2' }]);
    expect(await screen.findByRole('button', { name: 'Copy Direct Link' })).toBeVisible();
    expect(screen.queryByText(/Others see version/)).toBeNull();
  });

  it('no link is copied if the version could not be put into use', async () => {
    const { person } = await openOther({
      UseVersion: () => {
        throw refusal('INTERNAL', 'x');
      },
    });
    await navigator.clipboard.writeText('as before');
    await person.click(screen.getByRole('button', { name: /^Keep and Copy (?!as)/ }));
    expect(await screen.findByText(TEXTS.images.updateFailed)).toBeVisible();
    expect(screen.queryByText(TEXTS.images.copyFailed)).toBeNull();
    expect(await navigator.clipboard.readText()).toBe('as before');
  });
});

it('offers the actions for a version only once, under the picture', async () => {
  openImage(() =>
    imageAnswer({ versions: 2, current: 1, jobs: [{ id: 'j2', state: 'SUCCEEDED', made: 2 }] }),
  );
  const strip = within(await screen.findByRole('region', { name: 'Versions' }));
  await screen.findByText('97 credits left');
  fireEvent.click(strip.getByRole('button', { name: /Version 2/ }));
  for (const name of ['Keep', 'Discard', 'Compare', 'Try Again']) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    expect(onScreen(2).getByRole('button', { name })).toBeVisible();
  }
});

it('compares an edited version with the version from which it was made', async () => {
  const { person } = openImage(() => imageAnswer({ versions: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('slider', { name: 'Compare before and after' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'peaks.jpg, before' })).toHaveAttribute('src', '/preview/1');
  expect(screen.getByRole('img', { name: 'peaks.jpg' })).toHaveAttribute('src', '/preview/2');
});

it('compares versions of different shapes side by side, until the person chooses the slider', async () => {
  const { person } = openImage(() => imageAnswer({ versions: 3, heights: [3000, 4000, 4000] }));
  const strip = within(await screen.findByRole('region', { name: 'Versions' }));
  const compare = async (number: number): Promise<void> => {
    await person.click(strip.getByRole('button', { name: new RegExp(`Version ${number}`) }));
    await person.click(onScreen(number).getByRole('button', { name: 'Compare' }));
  };
  const sideBySide = () => screen.getByRole('button', { name: 'Side by Side' });
  const slider = () => screen.queryByRole('slider', { name: 'Compare before and after' });
  await compare(2);
  expect(slider()).toBeNull();
  expect(screen.getByRole('img', { name: 'peaks.jpg, before' })).toHaveAttribute('src', '/preview/1');
  expect(screen.getByRole('img', { name: 'peaks.jpg' })).toHaveAttribute('src', '/preview/2');
  await compare(3);
  expect(slider()).toBeInTheDocument();
  await compare(2);
  await person.click(sideBySide());
  expect(slider()).toBeInTheDocument();
  await compare(3);
  await compare(2);
  expect(sideBySide()).toHaveAttribute('aria-pressed', 'false');
  expect(slider()).toBeInTheDocument();
});

it('Discard puts the version into use from which an edit was made, and Undo puts the edit back', async () => {
  const { person, server } = openImage(() => imageAnswer({ versions: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(server.calls('UseVersion')).toEqual([
      { imageUid: 'img1', versionId: 'v1' },
      { imageUid: 'img1', versionId: 'v2' },
    ]);
  });
});

it('deletes an unused version after a confirmation, and shows why a version in a comparison cannot be deleted', async () => {
  let refused = true;
  const { person, server } = openImage(() => imageAnswer({ versions: 3 }), {
    handlers: {
      DeleteVersion: () => {
        if (refused) throw refusal('CONFLICT', TEXTS.comparisons.versionInUse);
        const { image } = imageAnswer({ versions: 3 });
        return { deleteVersion: { ...image, versions: image.versions.filter(({ id }) => id !== 'v2') } };
      },
    },
  });
  const strip = within(await screen.findByRole('region', { name: 'Versions' }));
  const remove = async (): Promise<void> => {
    await person.click(strip.getByRole('button', { name: /Version 2/ }));
    await person.click(onScreen(2).getByRole('button', { name: 'Discard' }));
    await person.click(screen.getByRole('button', { name: 'Delete Version' }));
  };
  await remove();
  expect(await screen.findByText(TEXTS.comparisons.versionInUse)).toBeVisible();
  refused = false;
  await remove();
  await waitFor(() => expect(strip.queryByRole('button', { name: /Version 2/ })).toBeNull());
  expect(server.calls('DeleteVersion').at(-1)).toEqual({ imageUid: 'img1', versionId: 'v2' });
  expect(strip.getByRole('button', { name: /Version 3/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

describe('the dialog Make a Comparison', () => {
  it('warns that a private image becomes public, publishes the comparison and opens it', async () => {
    const { person, address, server } = openImage(() => imageAnswer({ versions: 3, privacy: 'PRIVATE' }));
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make a Comparison' }));
    expect(dialog.getByText(/This image becomes public/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Edited' })).toHaveValue('v3');
    expect(dialog.getByRole('combobox', { name: 'Original' })).toHaveValue('v2');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Original' }), 'v1');
    await person.type(dialog.getByLabelText('Title (optional)'), 'Old light');
    await person.click(dialog.getByRole('button', { name: 'Publish Comparison' }));
    await waitFor(() => expect(address()).toBe('/comparison/cmp1'));
    expect(server.calls('CreateComparison')).toEqual([
      {
        input: {
          imageUid: 'img1',
          originalVersionId: 'v1',
          editedVersionId: 'v3',
          title: 'Old light',
          description: null,
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
  });

  it('offers no Cancel while the comparison is being published, which could not be stopped', async () => {
    let publish: (answer: { readonly createComparison: object }) => void = () => undefined;
    const { person, address } = openImage(() => imageAnswer({ versions: 2 }), {
      handlers: { CreateComparison: () => new Promise((resolve) => (publish = resolve)) },
    });
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    await person.click(screen.getByRole('button', { name: 'Publish Comparison' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Make a Comparison' })).toBeVisible();
    publish({ createComparison: { __typename: 'Comparison', uid: 'cmp1' } });
    await waitFor(() => expect(address()).toBe('/comparison/cmp1'));
  });

  it('does not compare a version with itself', async () => {
    const { person } = openImage(() => imageAnswer({ versions: 2 }));
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Original' }), 'v2');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose two different versions.');
    expect(screen.getByRole('button', { name: 'Publish Comparison' })).toBeDisabled();
  });

  it('shows why the comparison could not be published', async () => {
    const { person } = openImage(() => imageAnswer({ versions: 2 }), {
      handlers: {
        CreateComparison: () => {
          throw refusal('CONFLICT', 'Not now.');
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Make a Comparison' }));
    await person.click(screen.getByRole('button', { name: 'Publish Comparison' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
  });
});
