import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';

describe.each([
  ['when the device is online again', 'online'],
  ['when the person returns to the page', 'focus'],
])('the gallery loads by itself %s', (_when, type) => {
  const comeBack = () => fireEvent(window, new Event(type));

  it('if its images could not be loaded', async () => {
    let isBroken = true;
    const { server } = openGallery({ failing: () => isBroken });
    expect(await screen.findByRole('heading', { name: TEXTS.images.listFailed })).toBeVisible();
    isBroken = false;
    comeBack();
    await waitFor(() => expect(shownTitles()).toEqual(['cat', 'dog', 'Catkin']));
    expect(server.calls('Gallery')).toHaveLength(2);
    expect(screen.queryByText(TEXTS.images.listFailed)).toBeNull();
  });

  it('but not if the server would refuse again', async () => {
    const { server } = openGallery({
      failing: () => {
        throw refusal('FORBIDDEN', 'Not for you.');
      },
    });
    await screen.findByRole('button', { name: 'Try Again' });
    await act(async () => comeBack());
    expect(server.calls('Gallery')).toHaveLength(1);
  });

  it('if more images could not be loaded', async () => {
    let isBroken = true;
    openGallery({
      images: ['a', 'b', 'c'].map((title) => libraryImage(title)),
      pageSize: 2,
      failing: ({ after }) => after !== null && isBroken,
    });
    await screen.findByRole('button', { name: 'More images could not be loaded. Try Again' });
    isBroken = false;
    comeBack();
    await waitFor(() => expect(shownTitles()).toEqual(['a', 'b', 'c']));
  });

  it('but not if nothing failed', async () => {
    const { server } = openGallery({});
    await screen.findByRole('list', { name: 'Images' });
    await act(async () => comeBack());
    expect(server.calls('Gallery')).toHaveLength(1);
  });
});
