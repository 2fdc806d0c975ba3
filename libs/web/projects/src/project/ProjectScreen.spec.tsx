import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { pickerImage, pickerImages } from '@safelight/web-images/testing';
import { setMedia } from '@safelight/web-ui/testing';
import { openScreen } from '@safelight/web-session/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageAnswer, pictureAnswer, projectAnswer } from '../testing/project-answers.ts';
import { ProjectScreen } from './ProjectScreen.tsx';

const ID = 'project_1770000000001';

const open = (handlers: Parameters<typeof fakeServer>[0] = {}) => {
  let uids = ['a', 'b', 'c'];
  const project = (changes: object = {}) => projectAnswer(1, { imageCount: uids.length, ...changes });
  const server = fakeServer({
    ProjectPage: () => ({ project: project({ description: 'By the sea' }) }),
    ProjectImages: () => ({
      project: {
        __typename: 'Project',
        id: ID,
        images: pageAnswer(
          'ProjectImageConnection',
          uids.map((uid) => pictureAnswer(uid)),
        ),
      },
    }),
    MoveProjectImages: ({ uids: asked, beforeUid }) => {
      const moved = String((asked as string[])[0]);
      const rest = uids.filter((one) => one !== moved);
      const at = beforeUid === null ? rest.length : rest.indexOf(String(beforeUid));
      uids = [...rest.slice(0, at), moved, ...rest.slice(at)];
      return { moveProjectImages: { __typename: 'ProjectImagesChange', count: 1, project: project() } };
    },
    RemoveProjectImages: ({ uids: gone }) => {
      uids = uids.filter((uid) => !(gone as string[]).includes(uid));
      return { removeProjectImages: { __typename: 'ProjectImagesChange', count: 1, project: project() } };
    },
    AddProjectImages: ({ uids: added, beforeUid }) => {
      const at = typeof beforeUid === 'string' ? uids.indexOf(beforeUid) : uids.length;
      uids = [...uids.slice(0, at), ...(added as string[]), ...uids.slice(at)];
      return { addProjectImages: { __typename: 'ProjectImagesChange', count: 1, project: project() } };
    },
    UpdateProject: ({ input }) => ({ updateProject: project(input as object) }),
    PickerImages: () => pickerImages(['c', 'd'].map((uid) => pickerImage(uid))),
    ...handlers,
  });
  const opened = openScreen({
    path: '/projects/:id',
    element: <ProjectScreen />,
    at: `/projects/${ID}`,
    link: server.link,
  });
  return { server, ...opened };
};
const order = (): string[] =>
  within(screen.getByRole('list', { name: 'Images of this project' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label')?.at(-1) ?? '');
const shown = () => screen.findByRole('list', { name: 'Images of this project' });
const picture = (uid: string) => screen.getByRole('link', { name: `Picture ${uid}` });

it('shows the images of the project in their order, and moves them with keys and menus', async () => {
  const { person, server } = open();
  await shown();
  expect(order()).toEqual(['a', 'b', 'c']);
  picture('a').focus();
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(order()).toEqual(['b', 'a', 'c']));
  expect(screen.getByText('Picture a is now image 2 of 3.')).toBeInTheDocument();
  expect(server.calls('MoveProjectImages')).toEqual([{ id: ID, uids: ['a'], beforeUid: 'c' }]);
  await person.click(screen.getByRole('button', { name: 'Actions for Picture c' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move to Start' }));
  await waitFor(() => expect(order()).toEqual(['c', 'b', 'a']));
  await person.click(screen.getByRole('button', { name: 'Actions for Picture c' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move to End' }));
  await waitFor(() => expect(order()).toEqual(['b', 'a', 'c']));
});

it('moves a dragged image before the image on which it is dropped', async () => {
  const { server } = open();
  await shown();
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(picture('c'), { dataTransfer });
  fireEvent.dragOver(picture('a'), { dataTransfer });
  fireEvent.drop(picture('a'), { dataTransfer });
  await waitFor(() => expect(order()).toEqual(['c', 'a', 'b']));
  expect(server.calls('MoveProjectImages')).toEqual([{ id: ID, uids: ['c'], beforeUid: 'a' }]);
});

it('moves a dragged image to the end when it is dropped on the right half of the last one', async () => {
  const { server } = open();
  await shown();
  const last = picture('c');
  const tile = last.parentElement!;
  tile.getBoundingClientRect = () => new DOMRect(400, 0, 200, 100);
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(picture('a'), { dataTransfer });
  for (const event of [createEvent.dragOver(last), createEvent.drop(last)]) {
    fireEvent(last, Object.assign(event, { dataTransfer, clientX: 550 }));
    if (event.type === 'dragover') expect(tile).toHaveAttribute('data-over', 'after');
  }
  await waitFor(() => expect(order()).toEqual(['b', 'c', 'a']));
  expect(server.calls('MoveProjectImages')).toEqual([{ id: ID, uids: ['a'], beforeUid: null }]);
});

it('moves an image back when the server refused the new order', async () => {
  const { person } = open({
    MoveProjectImages: () => {
      throw refusal('NOT_FOUND', TEXTS.generic.notFound);
    },
  });
  await shown();
  picture('a').focus();
  await person.keyboard('{Alt>}{End}{/Alt}');
  expect(await screen.findByText(TEXTS.generic.notFound)).toBeVisible();
  await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));
});

it('removes images, restores them to their places on Undo, and sets the cover', async () => {
  const { person, server } = open();
  await shown();
  await person.click(screen.getByRole('checkbox', { name: 'Select Picture b' }));
  const bar = screen.getByRole('toolbar', { name: 'Selected images' });
  await person.click(within(bar).getByRole('button', { name: 'Select All' }));
  for (const title of ['a', 'c']) {
    await person.click(screen.getByRole('checkbox', { name: `Select Picture ${title}` }));
  }
  await person.click(within(bar).getByRole('button', { name: 'Remove from Project' }));
  await waitFor(() => expect(order()).toEqual(['a', 'c']));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));
  expect(server.calls('AddProjectImages')).toEqual([{ id: ID, uids: ['b'], beforeUid: 'c' }]);
  await person.click(screen.getByRole('button', { name: 'Actions for Picture b' }));
  await person.click(screen.getByRole('menuitem', { name: 'Use as Cover' }));
  await waitFor(() => expect(server.calls('UpdateProject')).toEqual([{ id: ID, input: { coverUid: 'b' } }]));
});

it('compares two selected images, and asks for two if it is another number', async () => {
  const compared = (uid: unknown, day: number) => ({
    ...pickerImage(String(uid), { privacy: 'PRIVATE', createdAt: `2026-03-0${day}T12:00:00Z` }),
    current: { __typename: 'ImageVersion', id: `v-${String(uid)}` },
  });
  const { person, server, address } = open({
    ComparedImages: ({ one, other }) => ({ one: compared(one, 2), other: compared(other, 1) }),
    CreateComparison: () => ({ createComparison: { __typename: 'Comparison', uid: 'cmp1' } }),
  });
  await shown();
  await person.click(screen.getByRole('checkbox', { name: 'Select Picture a' }));
  const compare = screen.getByRole('button', { name: 'Compare' });
  await person.click(compare);
  expect(await screen.findByText(TEXTS.library.selectTwo)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Select Picture c' }));
  await person.click(compare);
  await person.click(await screen.findByRole('button', { name: 'Publish Comparison' }));
  await waitFor(() => expect(address()).toBe('/comparison/cmp1'));
  expect(server.calls('CreateComparison')).toMatchObject([
    { input: { imageUid: 'c', editedImageUid: 'a', originalVersionId: 'v-c', editedVersionId: 'v-a' } },
  ]);
});

it('adds images of the library to the project, and shows when the project is full', async () => {
  let isFull = true;
  const { person } = open({
    AddProjectImages: () => {
      if (isFull) throw refusal('PROJECT_FULL', TEXTS.projects.full(10_000));
      return { addProjectImages: { __typename: 'ProjectImagesChange', count: 1, project: projectAnswer(1) } };
    },
  });
  await shown();
  await person.click(screen.getByRole('button', { name: 'Add Images' }));
  const dialog = screen.getByRole('dialog', { name: 'Add Images' });
  await person.click(within(dialog).getByRole('button', { name: 'Add Images' }));
  expect(await screen.findByText(TEXTS.library.selectFirst)).toBeVisible();
  await person.click(await within(dialog).findByRole('checkbox', { name: 'Picture d' }));
  await person.click(within(dialog).getByRole('button', { name: 'Add 1 Image' }));
  expect(await screen.findByText('A project holds at most 10,000 images.')).toBeVisible();
  expect(dialog).toBeVisible();
  isFull = false;
  await person.click(within(dialog).getByRole('button', { name: 'Add 1 Image' }));
  expect(await screen.findByText('Added 1 image')).toBeVisible();
});

it('creates a share link, does not copy an expired one, and revokes one', async () => {
  const link = (id: string, changes: object) => ({
    __typename: 'ShareLink',
    ...{ id, url: `https://site/p/${id}`, hasPassword: false, expiresAt: null, isExpired: false },
    ...changes,
  });
  let links = [link('old', { isExpired: true, expiresAt: '2026-01-01T00:00:00Z' })];
  const { person, server } = open({
    ProjectShareLinks: () => ({
      project: {
        __typename: 'Project',
        id: ID,
        shareLinks: links.map((one) => ({ ...one, createdAt: '2026-01-01T00:00:00Z' })),
      },
    }),
    CreateShareLink: () => {
      links = [link('new', { hasPassword: true }), ...links];
      return { createShareLink: { __typename: 'ShareLink', id: 'new', url: 'https://site/p/new' } };
    },
    RevokeShareLink: ({ id }) => {
      links = links.filter((one) => one.id !== id);
      return { revokeShareLink: id };
    },
  });
  await shown();
  await person.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = screen.getByRole('dialog', { name: 'Share Project 1' });
  expect(await within(dialog).findByText('Expired')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Copy Link' })).not.toBeInTheDocument();
  await person.type(within(dialog).getByLabelText('Password (optional)'), 'short');
  await person.click(within(dialog).getByRole('button', { name: 'Create Link' }));
  expect(await within(dialog).findByText('Use at least 6 characters.')).toBeVisible();
  await person.type(within(dialog).getByLabelText('Password (optional)'), ' of it');
  await person.selectOptions(within(dialog).getByLabelText('Expires'), 'In 7 days');
  await person.click(within(dialog).getByRole('button', { name: 'Create Link' }));
  expect(await within(dialog).findByText('https://site/p/new')).toBeVisible();
  expect(server.calls('CreateShareLink')).toEqual([
    {
      projectId: ID,
      input: {
        password: 'short of it',
        expiresAt: expect.any(String),
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
  await person.click(within(dialog).getAllByRole('button', { name: 'Revoke' })[0]!);
  await waitFor(() => expect(within(dialog).queryByText('https://site/p/new')).not.toBeInTheDocument());
});

it('shows that a project does not exist', async () => {
  open({ ProjectPage: () => ({ project: null }), ProjectImages: () => ({ project: null }) });
  expect(await screen.findByRole('heading', { name: TEXTS.projects.notFound })).toBeVisible();
  expect(document.title).toBe('Project not found · Safelight');
  expect(screen.getByText('It may have been deleted, or it belongs to another account.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Projects' })).toHaveAttribute('href', '/projects');
});

it.each([
  ['a mouse', false, 'Drag images into another order, or press Alt and an arrow key.'],
  ['a touch screen', true, 'The menu of an image moves it to another place.'],
])('says how to change the order of the images with %s', async (_, isCoarse, words) => {
  const endMedia = setMedia((query) => isCoarse && query === '(pointer: coarse)');
  try {
    open();
    await shown();
    expect(screen.getByText(words)).toBeVisible();
  } finally {
    endMedia();
  }
});

it('does not say how to change the order of a single image', async () => {
  open({
    ProjectImages: () => ({
      project: {
        __typename: 'Project',
        id: ID,
        images: pageAnswer('ProjectImageConnection', [pictureAnswer('a')]),
      },
    }),
  });
  await shown();
  expect(order()).toEqual(['a']);
  expect(screen.queryByText(/^Drag images/)).toBeNull();
});

describe('a project that changed elsewhere after its page was loaded', () => {
  it('is shown as not found as soon as a change is refused because it was deleted', async () => {
    let isDeleted = false;
    const images = pageAnswer(
      'ProjectImageConnection',
      ['a', 'b'].map((uid) => pictureAnswer(uid)),
    );
    const { person } = open({
      ProjectPage: () => ({ project: isDeleted ? null : projectAnswer(1) }),
      ProjectImages: () => ({ project: isDeleted ? null : { __typename: 'Project', id: ID, images } }),
      MoveProjectImages: () => {
        isDeleted = true;
        throw refusal('NOT_FOUND', TEXTS.generic.notFound);
      },
    });
    await shown();
    picture('a').focus();
    await person.keyboard('{Alt>}{End}{/Alt}');
    expect(await screen.findByRole('heading', { name: TEXTS.projects.notFound })).toBeVisible();
  });

  it('is shown without an image that was deleted as soon as the file of that image is not there', async () => {
    let uids = ['a', 'b', 'c'];
    open({
      ProjectImages: () => ({
        project: {
          __typename: 'Project',
          id: ID,
          images: pageAnswer(
            'ProjectImageConnection',
            uids.map((uid) => pictureAnswer(uid)),
          ),
        },
      }),
    });
    await shown();
    uids = ['a', 'c'];
    fireEvent.error(picture('b').querySelector('img')!);
    await waitFor(() => expect(order()).toEqual(['a', 'c']));
  });
});
