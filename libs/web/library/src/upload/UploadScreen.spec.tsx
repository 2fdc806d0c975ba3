import { ServerError } from '@apollo/client/errors';
import { TEXTS } from '@safelight/rules';
import { AuthenticationFailed } from '@safelight/web-data';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { itShows, setMedia } from '@safelight/web-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { openUpload, picture, row, uploaded } from '../testing/open-upload.tsx';
import { UploadScreen } from './UploadScreen.tsx';

/** A promise that stays pending until the test resolves it. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

itShows(TEXTS.images.uploaded(1), 'after uploading one picture, and opens it', async (seeText) => {
  const { address, choose, send, server } = openUpload();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await choose(picture('a.png'));
  await send();
  await waitFor(() => expect(address()).toBe('/image/uid-a.png'));
  await seeText();
  expect(server.calls('UploadImage')).toMatchObject([{ filename: 'a.png', privacy: 'PUBLIC' }]);
});

it.each([
  ['a mouse', false, 'Drop images here, paste, or click to choose'],
  ['a finger', true, 'Tap to choose images'],
])('says how to choose pictures with %s', async (_, isCoarse, words) => {
  const endMedia = setMedia((query) => isCoarse && query === '(pointer: coarse)');
  openUpload();
  expect(await screen.findByText(words)).toBeVisible();
  endMedia();
});

it('asks who can see a picture, but not for a file that is refused', async () => {
  const { choose } = openUpload();
  await choose(picture('a.png'), picture('empty.png', 0));
  expect(within(row('a.png')).getByRole('group', { name: 'Who can see a.png' })).toBeVisible();
  expect(within(row('empty.png')).getByRole('alert')).toHaveTextContent(TEXTS.images.fileEmpty);
  expect(within(row('empty.png')).queryByRole('group')).toBeNull();
});

it('uploads several files, two at a time, and then opens the gallery', async () => {
  const gates = { 'a.png': gate(), 'b.png': gate(), 'c.png': gate() };
  const { address, choose, send, server } = openUpload(async (name) => {
    await gates[name as keyof typeof gates].opened;
    return uploaded(name);
  });
  const asked = () => server.calls('UploadImage').map(({ filename }) => filename);
  await choose(picture('a.png'), picture('b.png'), picture('c.png'));
  await send();
  await waitFor(() => expect(asked()).toEqual(['a.png', 'b.png']));
  expect(screen.getByText('0 of 3 done')).toBeVisible();
  gates['b.png'].open();
  await waitFor(() => expect(asked()).toEqual(['a.png', 'b.png', 'c.png']));
  expect(screen.getByText('1 of 3 done')).toBeVisible();
  gates['a.png'].open();
  gates['c.png'].open();
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('sets the privacy of each picture, and the default privacy of new ones', async () => {
  const { person, choose, send, server } = openUpload();
  await person.click(
    within(await screen.findByRole('group', { name: 'Default privacy' })).getByRole('button', {
      name: 'Private',
    }),
  );
  await choose(picture('a.png'), picture('b.png'));
  await person.click(within(row('b.png')).getByRole('button', { name: 'Public' }));
  await send();
  await waitFor(() => {
    expect(server.calls('UploadImage')).toMatchObject([
      { filename: 'a.png', privacy: 'PRIVATE' },
      { filename: 'b.png', privacy: 'PUBLIC' },
    ]);
  });
});

it.each([
  ['private', 'PRIVATE', 'Private'],
  ['public', 'PUBLIC', 'Public'],
])('pictures to upload are %s if that is the person’s default privacy', async (_, value, label) => {
  const { choose, send, server } = openUpload(undefined, () => value);
  await choose(picture('a.png'));
  const group = screen.getByRole('group', { name: 'Default privacy' });
  expect(within(group).getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  await send();
  await waitFor(() => {
    expect(server.calls('UploadImage')).toMatchObject([{ filename: 'a.png', privacy: value }]);
  });
});

it('accepts no picture until the default privacy is loaded', async () => {
  const asked = gate();
  const { zone } = openUpload(undefined, () => asked.opened.then(() => 'PRIVATE'));
  expect(screen.getByRole('status', { name: 'Loading your defaults' })).toBeVisible();
  expect(screen.queryByLabelText('Choose images')).toBeNull();
  asked.open();
  expect(await zone()).toBeInTheDocument();
});

it('pictures to upload are private if the default privacy could not be loaded', async () => {
  const { choose, send, server } = openUpload(undefined, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  await choose(picture('a.png'));
  await send();
  await waitFor(() => {
    expect(server.calls('UploadImage')).toMatchObject([{ filename: 'a.png', privacy: 'PRIVATE' }]);
  });
});

it('keeps a file whose upload failed, and uploads it again on Try Again', async () => {
  let tries = 0;
  const { person, address, choose, send } = openUpload((name) => {
    tries += 1;
    if (tries === 1) throw refusal('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
    return uploaded(name);
  });
  await choose(picture('a.png'));
  await send();
  expect(await within(row('a.png')).findByRole('alert')).toHaveTextContent(TEXTS.generic.storageUnavailable);
  expect(address()).toBe('/upload');
  await person.click(within(row('a.png')).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(address()).toBe('/image/a.png'));
});

itShows(TEXTS.images.uploadFailed, 'when the server could not be reached', async (seeText) => {
  const { choose, send } = openUpload(() => Promise.reject(new TypeError('Failed to fetch')));
  await choose(picture('a.png'));
  await send();
  await seeText();
});

describe('the message next to a picture that failed to upload', () => {
  const fails = (error: Error) => async (seeText: () => Promise<void>) => {
    const { choose, send } = openUpload(() => Promise.reject(error));
    await choose(picture('a.png'));
    await send();
    await seeText();
    expect(within(row('a.png')).getByRole('alert')).toBeVisible();
  };
  const gateway = { response: { status: 502 } as Response, bodyText: '<html>Bad gateway</html>' };
  const problems = { fields: { uid: ['Unknown.'], token: ['Too old.'] } };

  itShows(
    TEXTS.generic.httpStatus(502),
    'when the response contains no message',
    fails(new ServerError('Response not successful', gateway)),
  );
  itShows(
    TEXTS.generic.fieldProblems({ uid: 'Unknown.', token: 'Too old.' }),
    'for errors in several fields',
    fails(refusal('INVALID_INPUT', 'x', problems)),
  );
  itShows(
    TEXTS.generic.authenticationFailed,
    'when the session has ended in the meantime',
    fails(new AuthenticationFailed()),
  );
  itShows(
    TEXTS.images.uploadScreenFailed,
    'when a wireless network answers with its own page',
    fails(new SyntaxError('Unexpected token <')),
  );

  const drops = (file: File) => async (seeText: () => Promise<void>) => {
    const { server, zone } = openUpload();
    fireEvent.drop(await zone(), { dataTransfer: { files: [file] } });
    await seeText();
    expect(within(row(file.name)).getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
    expect(server.calls('UploadImage')).toEqual([]);
  };
  const text = new File(['hi'], 'notes.txt', { type: 'text/plain' });

  itShows(TEXTS.images.invalidFormat, 'for a file that is not an image', drops(text));
  itShows(TEXTS.images.fileEmpty, 'for an empty file', drops(picture('empty.png', 0)));
  itShows(TEXTS.images.tooLarge(10), 'for a file that is too large', drops(picture('big.png', 10_485_761)));
});

it('uploads the other files if one of them is empty, which is not counted', async () => {
  const held = gate();
  const { choose, send, server } = openUpload(async (name) => {
    await held.opened;
    return uploaded(name);
  });
  await choose(picture('a.png'), picture('empty.png', 0), picture('b.png'));
  expect(within(row('empty.png')).getByRole('alert')).toHaveTextContent(TEXTS.images.fileEmpty);
  await send();
  expect(await screen.findByText('0 of 2 done')).toBeVisible();
  held.open();
  await waitFor(() =>
    expect(server.calls('UploadImage').map(({ filename }) => filename)).toEqual(['a.png', 'b.png']),
  );
});

it('refers Photoshop files to the editor instead of uploading them', async () => {
  const { server, zone } = openUpload();
  fireEvent.drop(await zone(), { dataTransfer: { files: [new File(['8BPS'], 'poster.psd')] } });
  const problem = within(row('poster.psd')).getByRole('alert');
  expect(problem).toHaveTextContent(TEXTS.images.photoshop);
  expect(within(problem).getByRole('link', { name: 'Open it in the editor' })).toHaveAttribute(
    'href',
    '/editor',
  );
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  expect(server.calls('UploadImage')).toEqual([]);
});

it('accepts pictures that are pasted', async () => {
  const { zone } = openUpload();
  await zone();
  fireEvent.paste(document, { clipboardData: { files: [picture('clip.png')] } });
  expect(await screen.findByRole('listitem', { name: 'clip.png' })).toBeVisible();
});

it('removes a picture from the list of pictures to upload', async () => {
  const { person, choose } = openUpload();
  await choose(picture('a.png'), picture('b.png'));
  await person.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(screen.queryByRole('listitem', { name: 'a.png' })).toBeNull();
  expect(row('b.png')).toBeVisible();
});

it('stops the upload on Cancel, keeps the pictures, and does not send the next one', async () => {
  const held = gate();
  const { person, choose, send, server } = openUpload(async (name) => {
    await held.opened;
    return uploaded(name);
  });
  await choose(picture('a.png'), picture('b.png'), picture('c.png'));
  await send();
  await waitFor(() => expect(server.calls('UploadImage')).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(server.calls('UploadImage')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
});

it('accepts an SVG, and says that SVG is supported', async () => {
  const { choose, send, server, zone } = openUpload();
  expect(await zone()).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml');
  const limits = screen.getByText('JPEG, PNG, GIF, WebP or SVG, max 10MB each');
  expect(limits).toBeVisible();
  // On a phone no word of it stands alone in a second line.
  expect(getComputedStyle(limits).getPropertyValue('text-wrap')).toBe('balance');
  await choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await send();
  await waitFor(() => expect(server.calls('UploadImage')).toMatchObject([{ filename: 'logo.svg' }]));
});

it('shows a link to the existing image of a duplicate, and can upload a copy anyway', async () => {
  const { person, address, choose, send, server } = openUpload((name, allowDuplicate) =>
    uploaded(allowDuplicate ? 'copy' : 'there', !allowDuplicate && name === 'a.png'),
  );
  await choose(picture('a.png'));
  await send();
  expect(await within(row('a.png')).findByRole('link', { name: 'Already in your library' })).toHaveAttribute(
    'href',
    '/image/there',
  );
  expect(address()).toBe('/upload');
  expect(screen.queryByText(TEXTS.images.uploaded(1))).toBeNull();
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  await person.click(within(row('a.png')).getByRole('button', { name: 'Upload a copy' }));
  await waitFor(() => expect(address()).toBe('/image/copy'));
  expect(server.calls('UploadImage').map(({ allowDuplicate }) => allowDuplicate)).toEqual([false, true]);
});

it.each([
  [
    'the page of the uploaded picture',
    'prompt=Convert%20to%20watercolor',
    'Upload one image, then send the prompt “Convert to watercolor”.',
    'Convert to watercolor at /image/one',
  ],
  [
    'the brush of the editor if an area has to be painted',
    'prompt=Remove%20this&tool=mask-brush',
    'Upload one image, then paint over a part of it and send the prompt “Remove this”.',
    'Remove this at /editor/one?tool=mask-brush',
  ],
])('passes the prompt in its address on to %s', async (_, query, hint, arrival) => {
  const server = fakeServer({
    UploadDefaults: () => ({ me: { __typename: 'User', id: 'u1', defaultPrivacy: null } }),
    UploadImage: () => uploaded('one'),
  });
  const Arrived = () => {
    const { pathname, search, state } = useLocation();
    return (
      <p>
        {(state as { prompt: string }).prompt} at {pathname + search}
      </p>
    );
  };
  const element = (
    <Routes>
      <Route path="/upload" element={<UploadScreen />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  );
  const { person } = openScreen({ path: '*', element, at: `/upload?${query}`, link: server.link });
  expect(screen.getByText(hint)).toBeVisible();
  await person.upload(await screen.findByLabelText('Choose images'), picture('a.png'));
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(arrival)).toBeVisible();
});
