import { ApolloLink } from '@apollo/client/link';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { openScreen } from './testing/open-screen.tsx';
import { useNavigateFromPage } from './use-navigate-from-page.ts';

const open = () => {
  let settle = (): void => undefined;
  const slow = new Promise<void>((resolve) => (settle = resolve));
  const Project = () => {
    const navigate = useNavigateFromPage();
    return (
      <>
        <button onClick={() => void slow.then(() => navigate('/projects'))}>Delete</button>
        <Link to="/project/2">Next</Link>
        <Link to="/gallery">Gallery</Link>
      </>
    );
  };
  const opened = openScreen({
    path: '/project/:id',
    at: '/project/1',
    element: <Project />,
    link: ApolloLink.empty(),
  });
  const end = () => act(async () => settle());
  return { ...opened, end };
};

it('opens the next page when something slow has ended', async () => {
  const { person, address, end } = open();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await end();
  expect(address()).toBe('/projects');
});

it.each([
  ['another screen', 'Gallery', '/gallery'],
  ['another page of the same screen', 'Next', '/project/2'],
])('does not take the person away from %s', async (_where, name, path) => {
  const { person, address, end } = open();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(screen.getByRole('link', { name }));
  await end();
  expect(address()).toBe(path);
});
