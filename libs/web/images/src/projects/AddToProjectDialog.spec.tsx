import { ServerError } from '@apollo/client/errors';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AddToProjectDialog } from './AddToProjectDialog.tsx';

const project = (id: string, name: string, imageCount = 0) => ({
  __typename: 'Project',
  id,
  name,
  imageCount,
});
const PROJECTS = [project('p1', 'Summer', 1), project('p2', 'Winter', 1_200)];

type Handlers = Parameters<typeof fakeServer>[0];

const open = (uids: readonly string[], handlers: Handlers = {}) => {
  let isClosed = false;
  const server = fakeServer({
    ProjectChoices: ({ search }) => ({
      projects: {
        __typename: 'ProjectConnection',
        nodes: PROJECTS.filter(({ name }) => name.includes(String(search ?? ''))),
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
    ProjectsHolding: () => ({ projectsHolding: [] }),
    AddToProject: ({ id, uids: added }) => ({
      addProjectImages: {
        __typename: 'ProjectImagesChange',
        count: (added as readonly string[]).length,
        project: { __typename: 'Project', id, imageCount: 2 },
      },
    }),
    CreateProjectWith: ({ name }) => ({ createProject: project('p3', String(name)) }),
    ...handlers,
  });
  const element = (
    <AddToProjectDialog
      uids={uids}
      onClose={() => {
        isClosed = true;
      }}
    />
  );
  const opened = openScreen({ path: '/gallery', element, link: server.link });
  return { ...opened, server, isClosed: () => isClosed };
};

const choice = (name: RegExp) => screen.findByRole('button', { name });

it('adds images to the chosen project, shows how many were added, and links to the project', async () => {
  const { person, server, isClosed, address } = open(['a', 'b']);
  expect(screen.getByRole('dialog', { name: 'Add 2 Images to a Project' })).toBeVisible();
  expect(await choice(/^Winter/)).toHaveTextContent('1,200 images');
  await person.click(await choice(/^Summer/));
  expect(await screen.findByText('Added 2 images to Summer')).toBeVisible();
  expect(isClosed()).toBe(true);
  expect(server.calls('AddToProject')).toEqual([{ id: 'p1', uids: ['a', 'b'] }]);
  await person.click(screen.getByRole('button', { name: 'View' }));
  await waitFor(() => expect(address()).toBe('/projects/p1'));
});

it('shows which projects already contain the image, and disables them', async () => {
  open(['a'], { ProjectsHolding: () => ({ projectsHolding: ['p1'] }) });
  await waitFor(async () => {
    expect(await choice(/^Summer/)).toHaveTextContent('Already added');
  });
  expect(await choice(/^Summer/)).toHaveAttribute('aria-disabled', 'true');
  expect(await choice(/^Winter/)).not.toHaveAttribute('aria-disabled', 'true');
});

it('finds projects by a part of their name', async () => {
  const { person } = open(['a']);
  await choice(/^Summer/);
  await person.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'Win');
  await waitFor(() => {
    expect(within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem')).toHaveLength(1);
  });
  await person.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'dow');
  expect(await screen.findByText('No projects found')).toBeVisible();
});

it('adds the images to a new project, for which a name is required', async () => {
  const { person, server } = open(['a']);
  await choice(/^Summer/);
  await person.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByText(TEXTS.projects.nameRequired)).toBeVisible();
  expect(server.calls('CreateProjectWith')).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: 'New project' }), ' Harbour {Enter}');
  expect(await screen.findByText(TEXTS.projects.created)).toBeVisible();
  expect(server.calls('CreateProjectWith')).toMatchObject([{ name: 'Harbour', uids: ['a'] }]);
});

it('asks a person without projects only for the name of the first one, and adds the images to it', async () => {
  const { person, server, isClosed } = open(['a', 'b'], {
    ProjectChoices: () => ({
      projects: {
        __typename: 'ProjectConnection',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
  });
  expect(await screen.findByText(/^No projects yet/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'New project' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Create' })).toHaveClass(
    'MuiButton-contained',
    'MuiButton-colorPrimary',
  );
  await person.keyboard('Summer{Enter}');
  expect(await screen.findByText(TEXTS.projects.created)).toBeVisible();
  expect(server.calls('CreateProjectWith')).toMatchObject([{ name: 'Summer', uids: ['a', 'b'] }]);
  expect(isClosed()).toBe(true);
});

it('splits more images than one request accepts into several requests', async () => {
  const uids = Array.from({ length: BULK_MAX_IMAGES + 3 }, (_, n) => `i${n}`);
  const { person, server } = open(uids);
  await person.click(await choice(/^Summer/));
  expect(await screen.findByText(`Added ${uids.length} images to Summer`)).toBeVisible();
  expect(server.calls('AddToProject').map((call) => (call['uids'] as string[]).length)).toEqual([
    BULK_MAX_IMAGES,
    3,
  ]);
});

it('says in words that the server is not available when a proxy answers in its place', async () => {
  const response = { status: 503 } as Response;
  const { person } = open(['a'], {
    AddToProject: () => {
      throw new ServerError('Response not successful', { response, bodyText: '<html>Unavailable</html>' });
    },
  });
  await person.click(await choice(/^Summer/));
  expect(await screen.findByText(TEXTS.generic.unavailable)).toBeVisible();
});

it('shows why the images could not be added to the project, and stays open for another try', async () => {
  const { person, isClosed } = open(['a'], {
    AddToProject: () => {
      throw refusal('PROJECT_FULL', TEXTS.projects.full(10_000));
    },
  });
  await person.click(await choice(/^Summer/));
  expect(await screen.findByText(TEXTS.projects.full(10_000))).toBeVisible();
  expect(isClosed()).toBe(false);
  expect(await choice(/^Winter/)).not.toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['once more if the server was not there', new TypeError('Failed to fetch'), 2],
  ['only once if the server refused', refusal('FORBIDDEN', 'Not for you.'), 1],
])('a person who returns to the page asks for the projects %s', async (_what, error, times) => {
  const { server } = open(['a'], { ProjectChoices: () => Promise.reject(error) });
  expect(await screen.findByText(TEXTS.projects.listFailed)).toBeVisible();
  await act(async () => void fireEvent(window, new Event('focus')));
  await waitFor(() => expect(server.calls('ProjectChoices')).toHaveLength(times));
});
