import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { pageAnswer, pictureAnswer } from '../testing/project-answers.ts';
import { SharedProjectScreen } from './SharedProjectScreen.tsx';

const shared = (uid: string) => ({
  ...pictureAnswer(uid),
  __typename: 'SharedImage',
  full: `/i/${uid}/w2048`,
  downloadUrl: `/i/${uid}/full.jpg?download=1`,
});
const project = {
  __typename: 'SharedProject',
  ...{ name: 'Summer', description: 'By the sea', imageCount: 2, expiresAt: null },
};
const images = {
  __typename: 'SharedProject',
  images: pageAnswer('SharedImageConnection', ['a', 'b'].map(shared)),
};

beforeEach(() => sessionStorage.clear());

const open = (handlers: Parameters<typeof fakeServer>[0] = {}, at = '/p/abc') => {
  const server = fakeServer({
    SharedProject: () => ({ sharedProject: project }),
    SharedImages: () => ({ sharedProject: images }),
    ...handlers,
  });
  const element = <SharedProjectScreen />;
  const opened = openScreen({ path: '/p/:token', element, at, link: server.link, user: null });
  return { server, ...opened };
};

it('shows a visitor the images of a shared project one by one in full screen, with downloads', async () => {
  const { person } = open();
  expect(await screen.findByRole('heading', { name: 'Summer' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Images' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Add Images' })).not.toBeInTheDocument();
  await person.click(within(list).getByRole('button', { name: 'Picture a' }));
  const first = screen.getByRole('dialog', { name: 'Picture a' });
  expect(within(first).getByText('1 of 2')).toBeVisible();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  const second = screen.getByRole('dialog', { name: 'Picture b' });
  expect(within(second).getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/i/b/full.jpg?download=1',
  );
  await person.keyboard('{Escape}');
});

it('offers no previous image before the first one, and no next image after the last one', async () => {
  const { person } = open();
  const button = (name: string) => screen.getByRole('button', { name });
  await person.click(await screen.findByRole('button', { name: 'Picture a' }));
  expect(button('Previous image')).toBeDisabled();
  await person.click(button('Next image'));
  await screen.findByRole('dialog', { name: 'Picture b' });
  expect(button('Next image')).toBeDisabled();
  expect(button('Previous image')).toBeEnabled();
});

it('going back closes the image in full screen, and so does its button', async () => {
  const { person, address, go } = open();
  await person.click(await screen.findByRole('button', { name: 'Picture a' }));
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Picture b' })).toBeVisible();
  go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/p/abc');
  go(1);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/p/abc');
});

it('an address that was opened with an image in full screen shows the project when it is closed', async () => {
  const { person, address } = open({}, '/p/abc?image=2');
  expect(await screen.findByRole('dialog', { name: 'Picture b' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/p/abc');
});

it.each([
  ['LINK_EXPIRED', 'This link has expired', TEXTS.projects.linkExpired],
  ['NOT_FOUND', 'Nothing is shared here', TEXTS.projects.linkNotFound],
] as const)('explains why a share link shows nothing, and leads home: %s', async (code, heading, hint) => {
  open({
    SharedProject: () => {
      throw refusal(code, hint);
    },
  });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(document.title).toBe(`${heading} · Safelight`);
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

it('says that a shared project could not be opened and why, and tries again', async () => {
  let isDown = true;
  const { person } = open({
    SharedProject: () => (isDown ? Promise.reject(new TypeError('x')) : { sharedProject: project }),
  });
  expect(await screen.findByRole('heading', { name: 'This project could not be opened' })).toBeVisible();
  expect(screen.getByText(TEXTS.generic.network)).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: project.name })).toBeVisible();
});

it('asks for the password of a share link, and shows if it is wrong or was tried too often', async () => {
  const answers = [
    refusal('WRONG_PASSWORD', TEXTS.projects.wrongPassword, {
      fields: { password: [TEXTS.projects.wrongPassword] },
    }),
    refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts),
  ];
  const { person, server } = open({
    SharedProject: ({ ticket }) => {
      if (ticket === 'ticket') return { sharedProject: project };
      throw refusal('PASSWORD_REQUIRED', TEXTS.projects.passwordRequired);
    },
    OpenSharedProject: () => {
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      return {
        openSharedProject: { __typename: 'ShareTicket', ticket: 'ticket', expiresAt: '2026-01-01T00:00:00Z' },
      };
    },
  });
  expect(await screen.findByRole('heading', { name: TEXTS.projects.passwordRequired })).toBeVisible();
  await person.type(screen.getByLabelText('Password'), 'open sesame{Enter}');
  expect(await screen.findByText(TEXTS.projects.wrongPassword)).toBeVisible();
  await person.type(screen.getByLabelText('Password'), '!{Enter}');
  expect(await screen.findByText(TEXTS.generic.tooManyAttempts)).toBeVisible();
  await person.type(screen.getByLabelText('Password'), '!{Enter}');
  expect(await screen.findByRole('heading', { name: 'Summer' })).toBeVisible();
  expect(server.calls('SharedImages')).toEqual([{ token: 'abc', ticket: 'ticket' }]);
});

it('asks for the password once in a tab, and again when it no longer opens the project', async () => {
  let isValid = true;
  const protectedBy = {
    SharedProject: ({ ticket }: Readonly<Record<string, unknown>>) => {
      if (ticket === 'ticket' && isValid) return { sharedProject: project };
      throw refusal('PASSWORD_REQUIRED', TEXTS.projects.passwordRequired);
    },
    OpenSharedProject: () => ({
      openSharedProject: { __typename: 'ShareTicket', ticket: 'ticket', expiresAt: '2026-01-01T00:00:00Z' },
    }),
  };
  const { person } = open(protectedBy);
  await person.type(await screen.findByLabelText('Password'), 'open sesame{Enter}');
  await screen.findByRole('heading', { name: 'Summer' });
  cleanup();
  open(protectedBy);
  expect(await screen.findByRole('heading', { name: 'Summer' })).toBeVisible();
  cleanup();
  isValid = false;
  open(protectedBy);
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

it('shows the images of the next page in full screen too, and says when they could not be loaded', async () => {
  let isDown = true;
  const pageOf = (uids: readonly string[], cursor: string | null = null) => ({
    sharedProject: {
      __typename: 'SharedProject',
      images: pageAnswer('SharedImageConnection', uids.map(shared), cursor),
    },
  });
  const { person } = open({
    SharedImages: ({ after }) => {
      if (typeof after !== 'string') return pageOf(['a', 'b'], 'b');
      if (isDown) throw new TypeError('Failed to fetch');
      return pageOf(['c']);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Picture b' }));
  expect(screen.getByRole('button', { name: 'Next image' })).toBeEnabled();
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByText(TEXTS.images.listFailed)).toBeVisible();
  isDown = false;
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Picture c' })).toBeVisible();
  await person.keyboard('{ArrowRight}{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Picture b' })).toBeVisible();
});

it('says that a share link has expired as soon as more images are refused for that reason', async () => {
  let isExpired = false;
  const { person } = open({
    SharedProject: () => {
      if (isExpired) throw refusal('LINK_EXPIRED', TEXTS.projects.linkExpired);
      return { sharedProject: project };
    },
    SharedImages: () => {
      if (isExpired) throw refusal('LINK_EXPIRED', TEXTS.projects.linkExpired);
      const page = { ...images.images, pageInfo: { ...images.images.pageInfo, hasNextPage: true } };
      return { sharedProject: { ...images, images: page } };
    },
  });
  const more = await screen.findByRole('button', { name: 'Show More' });
  isExpired = true;
  await person.click(more);
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
});
