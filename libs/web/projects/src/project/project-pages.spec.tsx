import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageAnswer, pictureAnswer, projectAnswer } from '../testing/project-answers.ts';
import { ProjectScreen } from './ProjectScreen.tsx';

/** Opens a project of six images, of which the server sends two at a time. */
const open = async (more: Parameters<typeof fakeServer>[0] = {}) => {
  let uids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const project = () => projectAnswer(1, { imageCount: uids.length });
  const changed = () => ({ __typename: 'ProjectImagesChange', count: 1, project: project() });
  const server = fakeServer({
    ProjectPage: () => ({ project: project() }),
    ProjectImages: ({ id, after }) => {
      const start = typeof after === 'string' ? uids.indexOf(after) + 1 : 0;
      const page = uids.slice(start, start + 2).map((uid) => pictureAnswer(uid));
      const cursor = start + 2 < uids.length ? (uids[start + 1] ?? null) : null;
      return {
        project: { __typename: 'Project', id, images: pageAnswer('ProjectImageConnection', page, cursor) },
      };
    },
    MoveProjectImages: ({ uids: asked }) => {
      const [moved = ''] = asked as string[];
      uids = [moved, ...uids.filter((uid) => uid !== moved)];
      return { moveProjectImages: changed() };
    },
    RemoveProjectImages: ({ uids: gone }) => {
      uids = uids.filter((uid) => !(gone as string[]).includes(uid));
      return { removeProjectImages: changed() };
    },
    ...more,
  });
  const opened = openScreen({
    path: '/projects/:id',
    element: <ProjectScreen />,
    at: '/projects/project_1770000000001',
    link: server.link,
  });
  await opened.person.click(await screen.findByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(order()).toBe('abcd'));
  return { server, ...opened };
};
const order = (): string =>
  within(screen.getByRole('list', { name: 'Images of this project' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label')?.at(-1) ?? '')
    .join('');

it('a project keeps the pages that were loaded when an image of a later one is moved or removed', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: 'Actions for Picture d' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move to Start' }));
  await waitFor(() => expect(server.calls('ProjectImages')).toHaveLength(4));
  await waitFor(() => expect(order()).toBe('dabc'));
  await person.click(screen.getByRole('button', { name: 'Actions for Picture c' }));
  await person.click(screen.getByRole('menuitem', { name: 'Remove from Project' }));
  await screen.findByText('Removed 1 image from the project');
  expect(order()).toBe('dabe');
});

it('an image that is removed from its menu is not selected any more', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Select Picture a' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Picture b' }));
  await person.click(screen.getByRole('button', { name: 'Actions for Picture a' }));
  await person.click(screen.getByRole('menuitem', { name: 'Remove from Project' }));
  await screen.findByText('Removed 1 image from the project');
  expect(screen.getByRole('toolbar', { name: 'Selected images' })).toHaveTextContent('1 selected');
});

it('a file that is dragged over an image of a project leaves no mark of a place on it', async () => {
  await open();
  const picture = screen.getByRole('link', { name: 'Picture a' });
  fireEvent.dragOver(picture, { dataTransfer: { types: ['Files'] } });
  expect(picture.parentElement).not.toHaveAttribute('data-over');
});

it('a project is deleted once, however often Delete is pressed', async () => {
  const { person, server } = await open({ DeleteProjects: () => new Promise(() => undefined) });
  await person.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(server.calls('DeleteProjects')).toHaveLength(1);
});
