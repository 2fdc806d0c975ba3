import { BULK_MAX_PROJECTS, TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { sentForms } from '@safelight/web-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageAnswer, projectAnswer } from '../testing/project-answers.ts';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const bar = () => screen.getByRole('toolbar', { name: 'Selected projects' });

describe('more projects than one request takes', () => {
  const forms = sentForms();
  const many = Array.from({ length: BULK_MAX_PROJECTS + 1 }, (_, n) => projectAnswer(n));
  const openMany = async (handlers: Parameters<typeof fakeServer>[0] = {}) => {
    let nodes: readonly { readonly id: string }[] = many;
    const server = fakeServer({
      ProjectTags: () => ({ projectTags: [] }),
      RestoreProjects: ({ ids }) => ({
        restoreProjects: (ids as string[]).map((id) => ({ __typename: 'Project', id })),
      }),
      Projects: () => ({ projects: pageAnswer('ProjectConnection', nodes) }),
      DeleteProjects: ({ ids }) => {
        nodes = nodes.filter(({ id }) => !(ids as string[]).includes(id));
        return { deleteProjects: ids };
      },
      ...handlers,
    });
    const opened = openScreen({ path: '/projects', element: <ProjectsScreen />, link: server.link });
    await screen.findByRole('list', { name: 'Projects' });
    await opened.person.click(screen.getByRole('button', { name: 'Select' }));
    await opened.person.click(within(bar()).getByRole('button', { name: 'Select All' }));
    return { server, ...opened };
  };
  const sizes = (calls: readonly object[]) => calls.map((call) => (call as { ids: string[] }).ids.length);

  it('are deleted together, and restored together on Undo', async () => {
    const { person, server } = await openMany();
    await person.click(within(bar()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted 101 projects')).toBeVisible();
    expect(sizes(server.calls('DeleteProjects'))).toEqual([BULK_MAX_PROJECTS, 1]);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored 101 projects')).toBeVisible();
    expect(sizes(server.calls('RestoreProjects'))).toEqual([BULK_MAX_PROJECTS, 1]);
  });

  it('are shown as far as Undo restored them when an error occurs', async () => {
    const { person } = await openMany({
      RestoreProjects: ({ ids }) => {
        if ((ids as string[]).length === 1) throw refusal('INTERNAL', 'The second request failed.');
        return { restoreProjects: (ids as string[]).map((id) => ({ __typename: 'Project', id })) };
      },
    });
    await person.click(within(bar()).getByRole('button', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The second request failed.')).toBeVisible();
    expect(screen.getByText('Restored 100 projects')).toBeVisible();
  });

  it('are exported as several archives, also if the first hundred have no images', async () => {
    const { person, server } = await openMany({
      ProjectArchiveTicket: ({ ids }) => {
        if ((ids as string[]).length > 1) throw refusal('CONFLICT', TEXTS.projects.noImages);
        return { ticket: 'signed' };
      },
    });
    await person.click(within(bar()).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(sizes(server.calls('ProjectArchiveTicket'))).toEqual([BULK_MAX_PROJECTS, 1]);
    expect(screen.queryByText(TEXTS.projects.noImages)).toBeNull();
  });

  it('leave the list and the selection as far as they were deleted when an error occurs', async () => {
    let nodes: readonly { readonly id: string }[] = many;
    const { person } = await openMany({
      Projects: () => ({ projects: pageAnswer('ProjectConnection', nodes) }),
      DeleteProjects: ({ ids }) => {
        if (nodes.length === 1) throw refusal('INTERNAL', 'The second request failed.');
        nodes = nodes.filter(({ id }) => !(ids as string[]).includes(id));
        return { deleteProjects: ids };
      },
    });
    await person.click(within(bar()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The second request failed.')).toBeVisible();
    expect(screen.getByText('Deleted 100 projects')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(bar()).toHaveTextContent('1 selected');
  });
});
