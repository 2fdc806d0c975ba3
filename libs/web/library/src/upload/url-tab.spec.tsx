import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openUpload, picture, row } from '../testing/open-upload.tsx';

describe('the URL tab', () => {
  const openUrl = async (fetchFrom?: (url: string) => object | Promise<object>) => {
    const opened = openUpload(undefined, undefined, fetchFrom);
    await opened.zone();
    await opened.person.click(screen.getByRole('tab', { name: 'URL' }));
    const field = screen.getByLabelText('Image URL');
    const add = async (url: string) => {
      if (url !== '') await opened.person.type(field, url);
      await opened.person.click(screen.getByRole('button', { name: 'Add' }));
    };
    return { ...opened, field, add };
  };

  const adds = (url: string) => async (seeText: () => Promise<void>) => {
    const { add } = await openUrl();
    await add(url);
    await seeText();
    expect(screen.queryByRole('listitem')).toBeNull();
  };
  itShows(TEXTS.images.urlRequired, 'for an empty URL', adds(''));
  itShows(TEXTS.images.invalidUrl, 'for text that is not a URL', adds('nonsense'));
  itShows(TEXTS.images.invalidUrl, 'for the URL of a web page', adds('https://x.test/page'));

  it('makes the server fetch the picture with the chosen privacy, and opens the picture', async () => {
    const { person, address, add, field, send, server } = await openUrl();
    await add('https://x.test/sea.jpg');
    expect(field).toHaveValue('');
    expect(within(row('sea.jpg')).getByText('x.test')).toBeVisible();
    await person.click(within(row('sea.jpg')).getByRole('button', { name: 'Private' }));
    await send();
    await waitFor(() => expect(address()).toBe('/image/fetched'));
    expect(server.calls('UploadImageFromUrl')).toEqual([
      { url: 'https://x.test/sea.jpg', privacy: 'PRIVATE' },
    ]);
  });

  it('shows the server’s error about a URL next to it, and keeps the URL in the list', async () => {
    const { add, send } = await openUrl(() => {
      throw refusal('INVALID_IMAGE_URL', TEXTS.images.invalidUrl);
    });
    await add('https://x.test/sea.jpg');
    await send();
    expect(await within(row('sea.jpg')).findByRole('alert')).toHaveTextContent(TEXTS.images.invalidUrl);
    expect(within(row('sea.jpg')).getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('uploads URLs and files together', async () => {
    const { person, address, add, choose, send } = await openUrl();
    await add('https://x.test/sea.jpg');
    await person.click(screen.getByRole('tab', { name: 'Files' }));
    await choose(picture('a.png'));
    await send();
    await waitFor(() => expect(address()).toBe('/gallery'));
    expect(await screen.findByText('Successfully uploaded 2 file(s)')).toBeVisible();
  });
});
