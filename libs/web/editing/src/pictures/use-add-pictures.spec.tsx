import { documentOf, imageOf } from '@safelight/engine/testing';
import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { AddPictureMenu } from './AddPictureMenu.tsx';

const fileOf = (name: string): File => new File([name], name, { type: 'image/png' });

/** The answer about a person whose storage has so many bytes left. */
const roomOf = (room: number) => ({
  me: {
    __typename: 'User',
    id: 'u1',
    storageLimit: 5_000,
    statistics: { __typename: 'AccountStatistics', storageBytes: 5_000 - room },
  },
});

/** Adds files, whose names are as long as the files, to a document. */
const add = async (StorageRoom: () => ReturnType<typeof roomOf>, ...names: readonly string[]) => {
  const opened = openEditor(
    documentOf(imageOf({ id: 'photo' })),
    <AddPictureMenu anchor={null} onClose={() => undefined} />,
    { StorageRoom },
  );
  await opened.person.upload(screen.getByLabelText('Image to add'), names.map(fileOf));
  return opened;
};

const refusalOf = (name: string): string => `“${name}” could not be added. ${TEXTS.images.quotaExceeded}`;

it('a picture for which the storage has no room is refused at once, and the document stays as it is', async () => {
  const { order, added } = await add(() => roomOf(4), 'stamp.png');
  expect(await screen.findByText(refusalOf('stamp.png'))).toBeInTheDocument();
  expect([order(), added]).toEqual([['photo'], []]);
});

it('several pictures are added as long as the storage has room for them together', async () => {
  const { order } = await add(() => roomOf(12), 'one.png', 'two.png', 'a.png');
  expect(await screen.findByText(refusalOf('two.png'))).toBeInTheDocument();
  await waitFor(() => expect(order()).toEqual(['photo', 'n1', 'n2']));
});

it('a picture that the document has already needs no more room', async () => {
  let room = 9;
  const { order, person } = await add(() => roomOf(room), 'stamp.png');
  await waitFor(() => expect(order()).toEqual(['photo', 'n1']));
  room = 0;
  await person.upload(screen.getByLabelText('Image to add'), fileOf('stamp.png'));
  await waitFor(() => expect(order()).toEqual(['photo', 'n1', 'n2']));
});

it('a picture is added while the server does not say how much room there is', async () => {
  const { order } = await add(() => {
    throw refusal('DATABASE_UNAVAILABLE', 'no');
  }, 'stamp.png');
  await waitFor(() => expect(order()).toEqual(['photo', 'n1']));
});
