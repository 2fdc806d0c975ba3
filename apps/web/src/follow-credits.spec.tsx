import { useApolloClient } from '@apollo/client/react';
import { CreditsDocument } from '@safelight/web-data';
import { fakeServer } from '@safelight/web-data/testing';
import { useSession } from '@safelight/web-session';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { FollowCredits } from './data-routes.tsx';

/** Shows the credits like the header, with a button that loads the credits again like an edit. */
const Shown = () => {
  const { user } = useSession();
  const client = useApolloClient();
  return (
    <>
      <output>{user?.credits}</output>
      <button onClick={() => void client.refetchQueries({ include: [CreditsDocument] })}>Edited</button>
      <FollowCredits />
    </>
  );
};

const open = (credits: () => number | null) => {
  const server = fakeServer({
    Credits: () => {
      const said = credits();
      return { me: said === null ? null : { __typename: 'User', id: 'u1', credits: said } };
    },
  });
  const opened = openScreen({ path: '/', element: <Shown />, link: server.link });
  return { server, ...opened };
};
const shown = () => screen.getByRole('status').textContent;

it('shows the credits that the server reports instead of those from the sign-in', async () => {
  open(() => 42);
  expect(shown()).toBe(String(SIGNED_IN_USER.credits));
  await waitFor(() => expect(shown()).toBe('42'));
});

it('updates the shown credits whenever the server reports them again', async () => {
  let credits = 42;
  const { person } = open(() => credits);
  await waitFor(() => expect(shown()).toBe('42'));
  credits = 41;
  await person.click(screen.getByRole('button', { name: 'Edited' }));
  await waitFor(() => expect(shown()).toBe('41'));
});

describe('if another tab stores other credits', () => {
  const storeElsewhere = (credits: number, serverSays: number) => async () => {
    let truth = 42;
    const { session, server } = open(() => truth);
    await waitFor(() => expect(shown()).toBe('42'));
    truth = serverSays;
    act(() => session.updateUser({ credits }));
    await waitFor(() => expect(server.calls('Credits')).toHaveLength(2));
    await waitFor(() => expect(shown()).toBe(String(serverSays)));
    expect(server.calls('Credits')).toHaveLength(2);
  };

  it('they stay when the server says the same', storeElsewhere(41, 41));

  it('they are replaced by those of the server', storeElsewhere(41, 42));
});

it('keeps the known credits while the server returns none, and requests none when signed out', async () => {
  const { server, session } = open(() => null);
  await waitFor(() => expect(server.calls('Credits')).toHaveLength(1));
  expect(shown()).toBe(String(SIGNED_IN_USER.credits));
  await act(() => session.signOut());
  expect(shown()).toBe('');
});
