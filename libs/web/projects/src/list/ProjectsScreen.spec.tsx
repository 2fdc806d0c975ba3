import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { sentForms } from '@safelight/web-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageAnswer, projectAnswer } from '../testing/project-answers.ts';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const all = [
  projectAnswer(1, { tags: ['sea', 'sand', 'sun', 'salt', 'shells'] }),
  projectAnswer(2, { imageCount: 1 }),
];

const open = (
  nodes: readonly object[] = all,
  handlers: Parameters<typeof fakeServer>[0] = {},
  at = '/projects',
) => {
  const server = fakeServer({
    Projects: () => ({ projects: pageAnswer('ProjectConnection', nodes) }),
    ProjectTags: () => ({ projectTags: ['sand', 'sea'] }),
    DeleteProjects: ({ ids }) => ({ deleteProjects: ids }),
    RestoreProjects: ({ ids }) => ({
      restoreProjects: (ids as string[]).map((id) => ({ __typename: 'Project', id })),
    }),
    CreateProject: ({ input }) => ({ createProject: projectAnswer(9, input as object) }),
    UpdateProject: ({ input }) => ({ updateProject: projectAnswer(1, input as object) }),
    ProjectShareLinks: () => ({
      project: { __typename: 'Project', id: 'project_1770000000001', shareLinks: [] },
    }),
    ...handlers,
  });
  return { server, ...openScreen({ path: '/projects', element: <ProjectsScreen />, at, link: server.link }) };
};
const bar = () => screen.getByRole('toolbar', { name: 'Selected projects' });

it('shows a card for each project, with at most three tags and the number of further ones', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Projects' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Project 12 images · .*seasandsun\+2/);
  expect(second).toHaveTextContent('1 image');
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/projects/project_1770000000001');
});

it('says that the projects are loading, in the place where they will be', async () => {
  open();
  expect(screen.getByRole('status', { name: 'Loading projects' })).toBeVisible();
  await screen.findByRole('list', { name: 'Projects' });
  expect(screen.queryByRole('status', { name: 'Loading projects' })).toBeNull();
});

it('explains what to do when there are no projects yet, and offers no search and no filters', async () => {
  const { person } = open([]);
  expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'New Project' }));
  expect(screen.getByRole('dialog', { name: 'Create Project' })).toBeVisible();
});

it('searches, sorts and filters projects as the address requests, and shows when none is found', async () => {
  const { person, server, address } = open(
    [],
    {},
    '/projects?sort=name&tag=sea&from=2026-01-01&to=2026-01-31',
  );
  expect(await screen.findByRole('heading', { name: 'No projects found' })).toBeVisible();
  expect(server.calls('Projects')[0]).toMatchObject({
    sort: 'NAME',
    search: null,
    filter: { tags: ['sea'] },
  });
  const { filter } = server.calls('Projects')[0] as { filter: { createdFrom: string; createdTo: string } };
  expect(new Date(filter.createdTo).getTime() - new Date(filter.createdFrom).getTime()).toBe(31 * 86_400_000);
  await person.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'sea');
  await waitFor(() => expect(address()).toContain('q=sea'));
  await person.click(screen.getByRole('button', { name: 'Filters (3)' }));
  const dialog = screen.getByRole('dialog', { name: 'Filter Projects' });
  await person.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await person.click(await within(dialog).findByRole('button', { name: 'sand' }));
  await person.click(within(dialog).getByRole('button', { name: 'Apply Filters' }));
  await waitFor(() => {
    expect(server.calls('Projects').at(-1)).toMatchObject({ search: 'sea', filter: { tags: ['sand'] } });
  });
});

it('offers to clear the search, and then the filters, when no project matches', async () => {
  const { person, address } = open([], {}, '/projects?tag=sea&q=sand');
  await person.click(await screen.findByRole('button', { name: 'Clear Search' }));
  expect(screen.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('');
  expect(address()).not.toContain('q=');
  await person.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  expect(address()).not.toContain('tag=');
});

it('creates a project with a preview, requires a name, and adds each tag once', async () => {
  const { person, server, address } = open();
  await person.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = screen.getByRole('dialog', { name: 'Create Project' });
  expect(within(dialog).getByLabelText('Project Name')).toHaveFocus();
  await person.type(within(dialog).getByLabelText('Project Name'), '  ');
  await person.click(within(dialog).getByRole('button', { name: 'Create Project' }));
  expect(within(dialog).getByText(TEXTS.projects.nameRequired)).toBeVisible();
  await person.type(within(dialog).getByLabelText('Project Name'), 'Winter ');
  await person.type(
    within(dialog).getByLabelText('Tags', { selector: 'input' }),
    'Snow{Enter} {Enter}snow{Enter}ice,',
  );
  const preview = within(dialog).getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Wintersnowice');
  await person.click(within(dialog).getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project created successfully!')).toBeVisible();
  expect(server.calls('CreateProject')).toEqual([
    {
      input: {
        name: 'Winter',
        description: null,
        tags: ['snow', 'ice'],
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
  await waitFor(() => expect(address()).toBe('/projects/project_1770000000009'));
});

it('creates no project while one of its tags is too long', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = screen.getByRole('dialog', { name: 'Create Project' });
  await person.type(within(dialog).getByLabelText('Project Name'), 'Winter');
  const field = within(dialog).getByLabelText('Tags', { selector: 'input' });
  fireEvent.change(field, { target: { value: `snow, ${'x'.repeat(51)}` } });
  await person.click(within(dialog).getByRole('button', { name: 'Create Project' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Use at most 50 characters.');
  expect(server.calls('CreateProject')).toEqual([]);
  await person.clear(field);
  await person.click(within(dialog).getByRole('button', { name: 'Create Project' }));
  await waitFor(() => expect(server.calls('CreateProject')).toHaveLength(1));
});

it('Enter that ends a word of an input method does not add a tag', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = screen.getByRole('dialog', { name: 'Create Project' });
  const field = within(dialog).getByLabelText('Tags', { selector: 'input' });
  fireEvent.change(field, { target: { value: '海' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveValue('海');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(within(dialog).getByRole('button', { name: 'Remove tag 海' })).toBeVisible();
});

it('shows the server’s errors about a new project, and keeps the typed values', async () => {
  const refuse = () => {
    throw refusal('INVALID_INPUT', 'Use at most 200 characters.', {
      fields: { name: ['Use at most 200 characters.'] },
    });
  };
  const { person } = open(all, { CreateProject: refuse });
  await person.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = screen.getByRole('dialog', { name: 'Create Project' });
  await person.type(within(dialog).getByLabelText('Project Name'), 'x');
  await person.click(within(dialog).getByRole('button', { name: 'Create Project' }));
  expect(await within(dialog).findByText('Use at most 200 characters.')).toBeVisible();
  expect(within(dialog).getByLabelText('Project Name')).toHaveValue('x');
});

it('the card of a project opens the dialog that edits it', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit Project 1' }));
  expect(screen.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
  expect(screen.getByLabelText('Project Name')).toHaveValue('Project 1');
});

it('deletes a project from its menu, and restores it on Undo', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Actions for Project 1' }));
  const menu = screen.getByRole('menu', { name: 'Actions for Project 1' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent.trim()),
  ).toEqual([...['View', 'Share', 'Export', 'Delete']]);
  await person.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Project deleted')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Project restored')).toBeVisible();
  expect(server.calls('RestoreProjects')).toEqual([{ ids: ['project_1770000000001'] }]);
});

it('applies the buttons of the toolbar to several projects, and requires a selection', async () => {
  const { person, server } = open();
  await screen.findByRole('list', { name: 'Projects' });
  await person.click(screen.getByRole('button', { name: 'Select' }));
  await person.click(within(bar()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Please select projects first')).toBeVisible();
  for (const n of [1, 2]) await person.click(screen.getByRole('checkbox', { name: `Select Project ${n}` }));
  expect(within(bar()).getByRole('status')).toHaveTextContent('2 selected');
  await person.click(within(bar()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted 2 projects')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('link')[0]).toHaveFocus());
  expect(server.calls('DeleteProjects')).toHaveLength(1);
  expect(screen.queryByRole('toolbar', { name: 'Selected projects' })).not.toBeInTheDocument();
});

it('a project that is deleted from its menu is not selected any more', async () => {
  let nodes: readonly object[] = all;
  const { person } = open([], {
    Projects: () => ({ projects: pageAnswer('ProjectConnection', nodes) }),
    DeleteProjects: ({ ids }) => {
      nodes = all.slice(1);
      return { deleteProjects: ids };
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Project 1' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Project 2' }));
  await person.click(screen.getByRole('button', { name: 'Actions for Project 1' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Project 1/ })).toBeNull());
  expect(bar()).toHaveTextContent('1 selected');
});

it('selects all projects with a button', async () => {
  const { person } = open();
  await screen.findByRole('list', { name: 'Projects' });
  await person.click(screen.getByRole('button', { name: 'Select' }));
  await person.click(within(bar()).getByRole('button', { name: 'Select All' }));
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
});

describe('the export of the selected projects', () => {
  const forms = sentForms();
  const exportBoth = async (ProjectArchiveTicket: () => { ticket: string }) => {
    const { person } = open(all, { ProjectArchiveTicket });
    for (const n of [1, 2]) {
      await person.click(await screen.findByRole('checkbox', { name: `Select Project ${n}` }));
    }
    await person.click(within(bar()).getByRole('button', { name: 'Export' }));
  };

  it('is one ZIP file, which the browser downloads with a ticket for these projects', async () => {
    await exportBoth(() => ({ ticket: 'signed' }));
    expect(await screen.findByText('Exporting 2 projects...')).toBeVisible();
    const ids = 'project_1770000000001,project_1770000000002';
    expect(forms).toEqual([{ url: '/downloads/projects', fields: { ids, ticket: 'signed' } }]);
  });

  it('shows why there is no ticket, and downloads nothing', async () => {
    await exportBoth(() => {
      throw refusal('CONFLICT', TEXTS.projects.noImages);
    });
    expect(await screen.findByText(TEXTS.projects.noImages)).toBeVisible();
    expect(screen.queryByText('Exporting 2 projects...')).toBeNull();
    expect(forms).toEqual([]);
  });
});

it('offers to try again when the projects could not be loaded', async () => {
  let fails = true;
  const { person } = open(all, {
    Projects: () => {
      if (fails) throw refusal('DATABASE_UNAVAILABLE', 'no');
      return { projects: pageAnswer('ProjectConnection', all) };
    },
  });
  expect(await screen.findByText(TEXTS.projects.listFailed)).toBeVisible();
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Projects' })).toBeVisible();
});

it('keeps the texts of a new project when the session ends while its dialog is open', async () => {
  const { person, signInAgain } = open();
  await person.click(await screen.findByRole('button', { name: 'New Project' }));
  await person.type(screen.getByLabelText('Project Name'), 'Sea');
  await person.type(screen.getByLabelText('Tags'), 'harbor');
  await signInAgain();
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'New Project' }));
  expect(screen.getByLabelText('Project Name')).toHaveValue('Sea');
});
