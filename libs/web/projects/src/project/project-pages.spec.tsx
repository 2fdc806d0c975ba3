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
    AddProjectImages: ({ uids: added, beforeUid }) => {
      const at = typeof beforeUid === 'string' ? uids.indexOf(beforeUid) : uids.length;
      uids = [...uids.slice(0, at), ...(added as string[]), ...uids.slice(at)];
      return { addProjectImages: changed() };
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

it('the last loaded image returns to its place, and not to the end of the project, when its removal is undone', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: 'Actions for Picture d' }));
  await person.click(screen.getByRole('menuitem', { name: 'Remove from Project' }));
  await waitFor(() => expect(order()).toBe('abce'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order().slice(0, 4)).toBe('abcd'));
  expect(server.calls('AddProjectImages')).toMatchObject([{ uids: ['d'], beforeUid: 'e' }]);
});

it.each([
  ['ab', 'ab'],
  ['ab', 'ba'],
  ['ba', 'ab'],
  ['ba', 'ba'],
])('images that were removed in the order %s return to their places in the order %s', async (gone, back) => {
  const { person } = await open();
  const undo = new Map<string, HTMLElement>();
  for (const uid of gone) {
    await person.click(screen.getByRole('button', { name: `Actions for Picture ${uid}` }));
    await person.click(screen.getByRole('menuitem', { name: 'Remove from Project' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(undo.size + 1));
    const known = new Set(undo.values());
    undo.set(
      uid,
      screen.getAllByRole('button', { name: 'Undo' }).find((button) => !known.has(button))!,
    );
  }
  await waitFor(() => expect(order()).toBe('cdef'));
  await person.click(undo.get(back.charAt(0))!);
  await waitFor(() => expect(order()).toBe(`${back.charAt(0)}cdef`));
  await person.click(undo.get(back.charAt(1))!);
  await waitFor(() => expect(order()).toBe('abcdef'));
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
