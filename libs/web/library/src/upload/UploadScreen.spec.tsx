import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UploadScreen } from './UploadScreen.tsx';

const picture = (name: string, size = 4) => new File(['x'.repeat(size)], name, { type: 'image/png' });
const uploaded = (uid: unknown) => ({ uploadImage: { __typename: 'Image', uid } });

/** A promise that the test keeps when it wants. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const open = (
  upload: (filename: string) => object | Promise<object> = (name) => uploaded(`uid-${name}`),
  askDefault: () => unknown = () => null,
) => {
  const server = fakeServer({
    UploadDefaults: async () => ({
      me: { __typename: 'User', id: 'u1', defaultPrivacy: await askDefault() },
    }),
    UploadImage: ({ filename }) => upload(String(filename)) as Record<string, unknown>,
  });
  const opened = openScreen({ path: '/upload', element: <UploadScreen />, link: server.link });
  const zone = () => screen.findByLabelText('Choose images');
  const choose = async (...files: readonly File[]) => {
    await opened.person.upload(await zone(), [...files]);
  };
  const send = () => opened.person.click(screen.getByRole('button', { name: 'Upload' }));
  return { ...opened, server, zone, choose, send };
};

const row = (name: string) => screen.getByRole('listitem', { name });

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

it('sends one picture and shows it', async () => {
  const { address, choose, send, server } = open();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await choose(picture('a.png'));
  await send();
  await waitFor(() => {
    expect(address()).toBe('/image/uid-a.png');
  });
  expect(await screen.findByText(TEXTS.images.uploaded(1))).toBeVisible();
  expect(server.calls('UploadImage')).toMatchObject([{ filename: 'a.png', privacy: 'PUBLIC' }]);
});

it('sends several, two at a time, and shows the gallery', async () => {
  const gates = { 'a.png': gate(), 'b.png': gate(), 'c.png': gate() };
  const { address, choose, send, server } = open(async (name) => {
    await gates[name as keyof typeof gates].opened;
    return uploaded(name);
  });
  const asked = () => server.calls('UploadImage').map(({ filename }) => filename);
  await choose(picture('a.png'), picture('b.png'), picture('c.png'));
  await send();
  await waitFor(() => {
    expect(asked()).toEqual(['a.png', 'b.png']);
  });
  gates['b.png'].open();
  await waitFor(() => {
    expect(asked()).toEqual(['a.png', 'b.png', 'c.png']);
  });
  gates['a.png'].open();
  gates['c.png'].open();
  await waitFor(() => {
    expect(address()).toBe('/gallery');
  });
});

it('lets each picture be private, and new ones by default', async () => {
  const { person, choose, send, server } = open();
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
])("starts %s when that is the person's own default", async (_, value, label) => {
  const { choose, send, server } = open(undefined, () => value);
  await choose(picture('a.png'));
  const group = screen.getByRole('group', { name: 'Default privacy' });
  expect(within(group).getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  await send();
  await waitFor(() => {
    expect(server.calls('UploadImage')).toMatchObject([{ filename: 'a.png', privacy: value }]);
  });
});

it('takes no picture before it knows what pictures start as', async () => {
  const asked = gate();
  const { zone } = open(undefined, () => asked.opened.then(() => 'PRIVATE'));
  expect(screen.getByRole('status', { name: 'Loading your defaults' })).toBeVisible();
  expect(screen.queryByLabelText('Choose images')).toBeNull();
  asked.open();
  expect(await zone()).toBeInTheDocument();
});

it('starts private when the default could not be asked', async () => {
  const { choose, send, server } = open(undefined, () => Promise.reject(new TypeError('Failed to fetch')));
  await choose(picture('a.png'));
  await send();
  await waitFor(() => {
    expect(server.calls('UploadImage')).toMatchObject([{ filename: 'a.png', privacy: 'PRIVATE' }]);
  });
});

it('keeps what failed and sends it again', async () => {
  let tries = 0;
  const { person, address, choose, send } = open((name) => {
    tries += 1;
    if (tries === 1) throw refusal('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
    return uploaded(name);
  });
  await choose(picture('a.png'));
  await send();
  expect(await within(row('a.png')).findByRole('alert')).toHaveTextContent(TEXTS.generic.storageUnavailable);
  expect(address()).toBe('/upload');
  await person.click(within(row('a.png')).getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(address()).toBe('/image/a.png');
  });
});

it('says that the connection failed when the server could not be reached', async () => {
  const { choose, send } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await choose(picture('a.png'));
  await send();
  expect(await screen.findByText(TEXTS.images.uploadFailed)).toBeVisible();
});

it('refuses what is no picture or too large, before sending', async () => {
  const { server, zone } = open();
  fireEvent.drop(await zone(), {
    dataTransfer: {
      files: [new File(['hi'], 'notes.txt', { type: 'text/plain' }), picture('big.png', 10_485_761)],
    },
  });
  expect(within(row('notes.txt')).getByRole('alert')).toHaveTextContent(TEXTS.images.invalidFormat);
  expect(within(row('big.png')).getByRole('alert')).toHaveTextContent('File size must be less than 10MB.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  expect(server.calls('UploadImage')).toEqual([]);
});

it('takes pictures that are pasted', async () => {
  const { zone } = open();
  await zone();
  fireEvent.paste(document, { clipboardData: { files: [picture('clip.png')] } });
  expect(await screen.findByRole('listitem', { name: 'clip.png' })).toBeVisible();
});

it('removes a picture from the list', async () => {
  const { person, choose } = open();
  await choose(picture('a.png'), picture('b.png'));
  await person.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(screen.queryByRole('listitem', { name: 'a.png' })).toBeNull();
  expect(row('b.png')).toBeVisible();
});

it('stops on Cancel with the pictures kept, and does not send the next', async () => {
  const held = gate();
  const { person, choose, send, server } = open(async (name) => {
    await held.opened;
    return uploaded(name);
  });
  await choose(picture('a.png'), picture('b.png'), picture('c.png'));
  await send();
  await waitFor(() => {
    expect(server.calls('UploadImage')).toHaveLength(2);
  });
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(server.calls('UploadImage')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
});
