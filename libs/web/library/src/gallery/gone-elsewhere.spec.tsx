import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cardOf, openGallery, shownTitles } from '../testing/gallery-server.tsx';

describe('an image that was deleted elsewhere leaves the gallery', () => {
  const open = async () => {
    const gone = () => {
      throw refusal('NOT_FOUND', TEXTS.generic.notFound);
    };
    const opened = openGallery({ handlers: { UpdateDetails: gone, SetTags: gone } });
    await screen.findByRole('list', { name: 'Images' });
    expect(shownTitles()).toEqual(['cat', 'dog', 'Catkin']);
    return opened;
  };
  const isGone = () => waitFor(() => expect(shownTitles()).toEqual(['cat', 'Catkin']));

  it('when it is renamed', async () => {
    const { person, deleteElsewhere } = await open();
    await person.click(within(cardOf('dog')).getByRole('button', { name: 'More actions for dog' }));
    await person.click(await screen.findByRole('menuitem', { name: 'View Details' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Details' }));
    await person.type(await panel.findByLabelText('Title'), ' asleep');
    deleteElsewhere('dog');
    await person.click(panel.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(TEXTS.images.updateFailed)).toBeVisible();
    await isGone();
  });

  it('when it is marked as a favorite', async () => {
    const { person, deleteElsewhere } = await open();
    deleteElsewhere('dog');
    await person.click(screen.getByRole('button', { name: 'Favorite dog' }));
    await isGone();
  });

  it('when it is changed together with others', async () => {
    const { person, deleteElsewhere } = await open();
    for (const title of ['cat', 'dog']) {
      await person.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
    }
    deleteElsewhere('dog');
    const bar = within(screen.getByRole('toolbar', { name: 'Selected images' }));
    await person.click(bar.getByRole('button', { name: 'Favorite' }));
    await isGone();
  });
});

it('a list whose images are refused is not loaded again and again', async () => {
  const { server } = openGallery({
    failing: () => {
      throw refusal('FORBIDDEN', 'Not for you.');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(server.calls('Gallery')).toHaveLength(1);
});
