import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { setMedia } from '@safelight/web-ui/testing';
import { screen } from '@testing-library/react';
import { pickerImage, pickerImages } from '../testing/index.ts';
import { PickImageDialog } from './PickImageDialog.tsx';

const open = async () => {
  const server = fakeServer({ PickerImages: () => pickerImages([pickerImage('lake')]) });
  const element = (
    <PickImageDialog
      title="Choose a picture"
      canChoose={() => true}
      onPick={() => undefined}
      onClose={() => undefined}
    />
  );
  const { person } = openScreen({ path: '/', element, link: server.link });
  await screen.findByRole('button', { name: 'Picture lake' });
  return { person, server };
};

it('lets a person type into the search field as soon as it opens', async () => {
  const { person } = await open();
  await person.keyboard('sea');
  expect(screen.getByRole('searchbox', { name: 'Search images' })).toHaveValue('sea');
});

it('leaves the keyboard of a touch screen closed', async () => {
  const endMedia = setMedia((query) => query === '(pointer: coarse)');
  try {
    await open();
    expect(screen.getByRole('searchbox', { name: 'Search images' })).not.toHaveFocus();
  } finally {
    endMedia();
  }
});
