import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { picture, uploaded } from '../testing/open-upload.tsx';
import { UploadScreen } from './UploadScreen.tsx';

const added = (id: unknown) => ({
  addProjectImages: {
    __typename: 'ProjectImagesChange',
    count: 1,
    project: { __typename: 'Project', id, imageCount: 1 },
  },
});

const open = (add: (id: unknown) => Readonly<Record<string, unknown>> = added) => {
  const server = fakeServer({
    UploadDefaults: () => ({ me: { __typename: 'User', id: 'u1', defaultPrivacy: null } }),
    UploadImage: ({ filename }) => uploaded(`uid-${String(filename)}`),
    ProjectChoices: () => ({
      projects: {
        __typename: 'ProjectConnection',
        nodes: [{ __typename: 'Project', id: 'p1', name: 'Summer', imageCount: 4 }],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
    CreateProjectWith: ({ name }) => ({
      createProject: { __typename: 'Project', id: 'p2', name, imageCount: 0 },
    }),
    AddToProject: ({ id }) => add(id),
  });
  const opened = openScreen({ path: '/upload', element: <UploadScreen />, link: server.link });
  const { person } = opened;
  return {
    ...opened,
    server,
    choose: async (...names: readonly string[]) => {
      await person.upload(
        await screen.findByLabelText('Choose images'),
        names.map((name) => picture(name)),
      );
    },
    intoSummer: async () => {
      await person.click(screen.getByRole('button', { name: 'Choose a Project' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose a Project' }));
      await person.click(await dialog.findByRole('button', { name: /^Summer/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    send: () => person.click(screen.getByRole('button', { name: 'Upload' })),
  };
};

const chosen = () => screen.getByRole('group', { name: 'Project' });

it('adds each uploaded picture to the chosen project, and opens the project', async () => {
  const { choose, intoSummer, send, server, address } = open();
  await choose('a.png', 'b.png');
  await intoSummer();
  expect(chosen()).toHaveTextContent('Into Summer');
  await send();
  await waitFor(() => expect(address()).toBe('/projects/p1'));
  expect(server.calls('AddToProject')).toEqual([
    { id: 'p1', uids: ['uid-a.png'] },
    { id: 'p1', uids: ['uid-b.png'] },
  ]);
});

it('adds each uploaded picture to a new project', async () => {
  const { person, choose, send, address } = open();
  await choose('a.png');
  await person.click(screen.getByRole('button', { name: 'Choose a Project' }));
  await person.type(await screen.findByRole('textbox', { name: 'New project' }), 'Harbour{Enter}');
  await waitFor(() => expect(chosen()).toHaveTextContent('Into Harbour'));
  await send();
  await waitFor(() => expect(address()).toBe('/projects/p2'));
});

it('adds uploaded pictures to no project after the chosen project is removed', async () => {
  const { person, choose, intoSummer, send, server, address } = open();
  await choose('a.png');
  await intoSummer();
  await person.click(screen.getByRole('button', { name: 'No Project' }));
  await send();
  await waitFor(() => expect(address()).toBe('/image/uid-a.png'));
  expect(server.calls('AddToProject')).toEqual([]);
});

it('keeps a picture that could not be added to the project, and shows why', async () => {
  const { choose, intoSummer, send } = open(() => {
    throw refusal('NOT_FOUND', 'Project not found');
  });
  await choose('a.png');
  await intoSummer();
  await send();
  expect(await screen.findByText('Project not found')).toBeVisible();
  expect(await screen.findByText('Successfully uploaded 1 file(s)')).toBeVisible();
});
