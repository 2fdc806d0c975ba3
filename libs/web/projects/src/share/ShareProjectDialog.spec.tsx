import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ShareProjectDialog } from './ShareProjectDialog.tsx';

const Project = () => {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <button onClick={() => setSharing(true)}>Share</button>
      {isSharing ? (
        <ShareProjectDialog project={{ id: 'p1', name: 'Winter' }} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
};

it('a share link whose answer was lost is created with the same request again, also from another dialog', async () => {
  const server = fakeServer({
    ProjectShareLinks: () => ({ project: { __typename: 'Project', id: 'p1', shareLinks: [] } }),
    CreateShareLink: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const { person } = openScreen({ path: '/projects/p1', element: <Project />, link: server.link });
  for (const times of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Share Winter' }));
    await person.selectOptions(dialog.getByLabelText('Expires'), 'In 7 days');
    await person.click(dialog.getByRole('button', { name: 'Create Link' }));
    expect(await dialog.findByText(TEXTS.generic.network)).toBeVisible();
    expect(server.calls('CreateShareLink')).toHaveLength(times);
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const [first, again] = server.calls('CreateShareLink');
  expect(again).toEqual(first);
});

it('a new share link is scrolled into sight, because on phones it is below the form', async () => {
  const link = (id: string) => ({
    ...{ __typename: 'ShareLink', id, url: `https://site/p/${id}`, hasPassword: false, expiresAt: null },
    ...{ isExpired: false, createdAt: '2026-01-01T00:00:00Z' },
  });
  let links = [link('old')];
  const server = fakeServer({
    ProjectShareLinks: () => ({ project: { __typename: 'Project', id: 'p1', shareLinks: links } }),
    CreateShareLink: () => {
      links = [link('new'), ...links];
      return { createShareLink: link('new') };
    },
  });
  const { person } = openScreen({ path: '/projects/p1', element: <Project />, link: server.link });
  await person.click(screen.getByRole('button', { name: 'Share' }));
  const list = await screen.findByRole('list', { name: 'Links' });
  const inSight = jest.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(screen.getByRole('button', { name: 'Create Link' }));
  await waitFor(() => expect(inSight).toHaveBeenCalledTimes(1));
  expect(inSight.mock.contexts[0]).toBe(within(list).getByText('https://site/p/new').closest('li'));
});
