import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage, picture } from '../testing/open-image.tsx';

describe('a page whose image another person deletes, makes private or blocks', () => {
  /** Opens the page of an image that the server no longer shows after the page was loaded. */
  const openThenGone = (answer: () => { readonly image: null } = () => ({ image: null })) => {
    let asked = 0;
    return openImage(() => ((asked += 1) === 1 ? imageAnswer() : answer()), {
      handlers: {
        SetPrivacy: () => {
          throw refusal('NOT_FOUND', TEXTS.generic.notFound);
        },
      },
    });
  };
  const isNotFound = () => screen.findByRole('heading', { name: 'Image not found' });
  const { fetch: own } = globalThis;
  afterEach(() => {
    globalThis.fetch = own;
  });

  it('shows that it is not found as soon as a change is refused', async () => {
    const { person } = openThenGone();
    await picture();
    await person.click(screen.getByRole('button', { name: 'Private' }));
    expect(await isNotFound()).toBeVisible();
  });

  it('shows that it is not found as soon as the file of the picture is not there', async () => {
    openThenGone();
    fireEvent.error(await picture());
    expect(await isNotFound()).toBeVisible();
  });

  it('shows that it is not found as soon as the file to download is not there', async () => {
    globalThis.fetch = () => Promise.resolve({ ok: false, status: 404 } as Response);
    const { person } = openThenGone();
    await picture();
    await person.click(screen.getByRole('link', { name: 'Download' }));
    expect(await isNotFound()).toBeVisible();
  });

  it('stays as it is when the server cannot be reached', async () => {
    const { server } = openThenGone(() => {
      throw new TypeError('Failed to fetch');
    });
    fireEvent.error(await picture());
    await waitFor(() => expect(server.calls('ImageView')).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { name: 'Details' })).toBeVisible();
  });
});
