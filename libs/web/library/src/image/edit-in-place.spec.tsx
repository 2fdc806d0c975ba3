import { TEXTS } from '@safelight/rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage, picture } from '../testing/open-image.tsx';

const open = async (
  options: Parameters<typeof imageAnswer>[0] = {},
  image: Parameters<typeof openImage>[1] = {},
) => {
  const opened = openImage(() => imageAnswer(options), image);
  await picture();
  return opened;
};

it('renames an image in its heading', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  const field = screen.getByLabelText('Title');
  expect(field).toHaveFocus();
  await person.clear(field);
  await person.type(field, ' Peaks {Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Peaks' })).toBeVisible();
  expect(server.calls('UpdateDetails')).toEqual([{ uid: 'img1', input: { title: 'Peaks' } }]);
});

it('keeps the new title in its field, with the error, until an image can be renamed', async () => {
  let isDown = true;
  const UpdateDetails = () => {
    if (isDown) throw new TypeError('x');
    return { updateImage: { ...imageAnswer().image, originalFilename: 'peaks.jpg', title: 'Peaks' } };
  };
  const { person } = await open({}, { handlers: { UpdateDetails } });
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  const field = screen.getByLabelText('Title');
  await person.clear(field);
  await person.type(field, 'Peak{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.images.updateFailed);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(TEXTS.images.updateFailed);
  await person.type(field, 's');
  expect(screen.queryByRole('alert')).toBeNull();
  isDown = false;
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Peaks' })).toBeVisible();
});

it('Escape while renaming an image keeps the old title and stays on the page', async () => {
  const { person, server, address } = await open();
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  await person.type(screen.getByLabelText('Title'), 'x{Escape}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('peaks.jpg');
  expect(server.calls('UpdateDetails')).toEqual([]);
  expect(address()).toBe('/image/img1');
});

it('Escape that rejects a word of an input method does not end renaming an image', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape', isComposing: true });
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

it('marks an image as a favorite, and adds a tag to it', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: 'Favorite' }));
  expect(screen.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  expect(server.calls('SetFavorite')).toEqual([{ uid: 'img1', isFavorite: true }]);
  await person.type(screen.getByLabelText('Add a tag'), 'Sky{Enter}');
  await waitFor(() => {
    expect(server.calls('SetTags')).toEqual([{ uid: 'img1', tags: ['sea', 'sky'] }]);
  });
});

it('Enter that ends a word of an input method does not add a tag, also as Safari reports it', async () => {
  const { server } = await open();
  const field = screen.getByLabelText('Add a tag');
  fireEvent.change(field, { target: { value: '海' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(server.calls('SetTags')).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => {
    expect(server.calls('SetTags')).toEqual([{ uid: 'img1', tags: ['sea', '海'] }]);
  });
});

it('keeps a tag that is too long in the field, and says how long it may be', async () => {
  const { person, server } = await open();
  const field = screen.getByLabelText('Add a tag');
  const long = 'x'.repeat(51);
  await person.click(field);
  await person.paste(`night,${long}`);
  await waitFor(() => {
    expect(server.calls('SetTags')).toEqual([{ uid: 'img1', tags: ['sea', 'night'] }]);
  });
  expect(field).toHaveValue(long);
  expect(field).toHaveAccessibleDescription('Use at most 50 characters.');
  await person.keyboard('{Enter}');
  expect(server.calls('SetTags')).toHaveLength(1);
  await person.keyboard('{Backspace}');
  expect(field).toHaveAccessibleDescription('');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(server.calls('SetTags')).toHaveLength(2));
  expect(field).toHaveValue('');
});

it('adds a tag to one that is still being saved, and keeps the focus where tags are edited', async () => {
  const { person, server } = await open();
  await person.type(screen.getByLabelText('Add a tag'), 'sky,sun,');
  expect(server.calls('SetTags').map(({ tags }) => tags)).toEqual([
    ['sea', 'sky'],
    ['sea', 'sky', 'sun'],
  ]);
  await person.click(await screen.findByRole('button', { name: 'Remove tag sun' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove tag sky' })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Add tag nature' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add tag portrait' })).toHaveFocus());
});

it.each(['{Enter}', '{Escape}'])(
  '%s while renaming an image returns the focus to its button',
  async (key) => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    await person.keyboard(key);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  },
);

it('shows the tags of an image to other people after the owner allows it', async () => {
  const { person, server } = await open();
  const choice = screen.getByRole('switch', { name: 'Show tags' });
  expect(choice).not.toBeChecked();
  await person.click(choice);
  await waitFor(() => {
    expect(server.calls('SetShowTags')).toEqual([{ uid: 'img1', showTags: true }]);
  });
  await waitFor(() => expect(choice).toBeChecked());
});

it('shows the tags of an image to other people as plain text', async () => {
  await open({ isOwner: false });
  expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('sea')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Show tags' })).toBeNull();
  expect(screen.queryByRole('button', { name: /tag/ })).toBeNull();
});

it('offers other people neither to rename nor to tag an image, nor to mark it as a favorite', async () => {
  await open({ isOwner: false });
  for (const name of ['Rename', 'Favorite']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByLabelText('Add a tag')).toBeNull();
});
