import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../../testing/gallery-server.tsx';

const images = [
  libraryImage('sea', { tags: ['nature', 'holiday'] }),
  libraryImage('hill', { tags: ['nature'] }),
  libraryImage('ada', { tags: ['portrait'] }),
];

const open = async (at = '/gallery') => {
  const opened = openGallery({ images, at });
  const { person } = opened;
  await screen.findByRole('search');
  const openDialog = async () => {
    await person.click(screen.getByRole('button', { name: /^Filters/ }));
    return within(await screen.findByRole('dialog', { name: 'Filter Images' }));
  };
  const lastFilter = () => opened.server.calls('Gallery').at(-1)?.['filter'];
  return { ...opened, openDialog, lastFilter };
};

it('the filter panel offers eight common tags, the person’s tags and the types, and has Reset, Cancel and Apply', async () => {
  const { openDialog } = await open();
  const dialog = await openDialog();
  const tags = within(dialog.getByRole('group', { name: 'Tags' }));
  expect(await tags.findByRole('button', { name: 'holiday' })).toBeVisible();
  expect(tags.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'nature',
    'portrait',
    'landscape',
    'abstract',
    'vintage',
    'modern',
    'colorful',
    'black-white',
    'holiday',
  ]);
  const types = within(dialog.getByRole('group', { name: 'Image type' }));
  expect(types.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Types',
    'JPG',
    'PNG',
    'WebP',
    'GIF',
  ]);
  for (const name of ['Reset', 'Cancel', 'Apply Filters']) {
    expect(dialog.getByRole('button', { name })).toBeVisible();
  }
});

it('applied filters narrow the list and are shown in the address and as chips, each of which removes one', async () => {
  const { person, address, openDialog, lastFilter } = await open();
  const dialog = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'nature' }));
  await person.click(await dialog.findByRole('button', { name: 'holiday' }));
  await person.click(dialog.getByRole('button', { name: 'PNG' }));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-03-01' } });
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-03-31' } });
  await person.type(dialog.getByLabelText('Min size (KB)'), '5');
  await person.type(dialog.getByLabelText('Max size (KB)'), '900');
  await person.click(dialog.getByRole('button', { name: 'Apply Filters' }));
  await waitFor(() => expect(shownTitles()).toEqual(['sea']));
  expect(address()).toBe(
    '/gallery?from=2026-03-01&to=2026-03-31&type=png&min_kb=5&max_kb=900&tag=nature&tag=holiday',
  );
  expect(lastFilter()).toEqual({
    createdFrom: new Date(2026, 2, 1).toISOString(),
    createdTo: new Date(2026, 3, 1).toISOString(),
    tags: ['nature', 'holiday'],
    contentType: 'image/png',
    minKb: 5,
    maxKb: 900,
    isFavorite: null,
    isTrashed: false,
  });
  const chips = within(screen.getByRole('group', { name: 'Active filters' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'From Mar 1, 2026',
    'To Mar 31, 2026',
    'nature',
    'holiday',
    'PNG',
    'At least 5 KB',
    'At most 900 KB',
    'Clear All',
  ]);
  expect(screen.getByRole('button', { name: 'Filters (7)' })).toBeVisible();
  await person.click(chips.getByRole('button', { name: 'Remove filter holiday' }));
  await waitFor(() => expect(shownTitles()).toEqual(['sea', 'hill']));
  await person.click(chips.getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(shownTitles()).toHaveLength(3));
  expect(address()).toBe('/gallery');
});

it('an empty or invalid size in the filter panel counts as 0 or 10000 KB', async () => {
  const { person, address, openDialog } = await open('/gallery?min_kb=7&max_kb=70');
  const dialog = await openDialog();
  await person.clear(dialog.getByLabelText('Min size (KB)'));
  await person.clear(dialog.getByLabelText('Max size (KB)'));
  await person.type(dialog.getByLabelText('Max size (KB)'), 'many');
  await person.click(dialog.getByRole('button', { name: 'Apply Filters' }));
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('Cancel leaves the filters unchanged, and Reset clears all of them', async () => {
  const { person, address, openDialog } = await open('/gallery?tag=portrait');
  let dialog = await openDialog();
  expect(dialog.getByRole('button', { name: 'portrait' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(dialog.getByRole('button', { name: 'nature' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/gallery?tag=portrait');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByRole('button', { name: 'portrait' })).toHaveAttribute('aria-pressed', 'false');
  await person.click(dialog.getByRole('button', { name: 'Apply Filters' }));
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('the filters in an opened link are applied', async () => {
  const { lastFilter } = await open('/gallery?show=favorites&type=gif&tag=nature');
  await screen.findByText('Try adjusting your filters');
  expect(lastFilter()).toMatchObject({ isFavorite: true, contentType: 'image/gif', tags: ['nature'] });
});
