import { useQuery } from '@apollo/client/react';
import { CreditsDocument } from '@safelight/web-data';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { act, screen } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { RunningEdits } from './RunningEdits.tsx';
import { runningEditAtom, runningEditsAtom } from './running-edits.atoms.ts';

const Edits = () => {
  const edits = useAtomValue(runningEditsAtom);
  const tellRunning = useSetAtom(runningEditAtom);
  return (
    <>
      <output>{[...edits.values()].join(', ')}</output>
      <button onClick={() => tellRunning('uid-a', 'job-a')}>Start a</button>
      <button onClick={() => tellRunning('uid-b', 'job-b')}>Start b</button>
    </>
  );
};

it('edits of a person who has signed out are not followed for the next one', async () => {
  const { link } = fakeServer({});
  const { person, session } = openScreen({ path: '/gallery', element: <Edits />, link });
  const edits = () => screen.getByRole('status');
  await person.click(screen.getByRole('button', { name: 'Start a' }));
  expect(edits()).toHaveTextContent('job-a');
  await act(() => session.signOut());
  expect(edits()).toBeEmptyDOMElement();
  const tokens = { access: 'other', refresh: 'other' };
  act(() => session.signIn({ tokens, user: { ...SIGNED_IN_USER, id: 'u2' } }));
  await person.click(screen.getByRole('button', { name: 'Start b' }));
  expect(edits()).toHaveTextContent(/^job-b$/);
});

const Credits = () => <p>{useQuery(CreditsDocument).data?.me?.credits} credits</p>;

const job = (state: string) => ({
  __typename: 'AiEditJob',
  id: 'job-a',
  state,
  stage: 'Fading',
  progress: 0,
  prompt: 'Make it vintage',
  errorMessage: null,
  resultVersion: null,
  image: { __typename: 'Image', uid: 'uid-a' },
});

it('shows the credit that an edit returned when it failed', async () => {
  let credits = 97;
  const { link } = fakeServer({
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits } }),
    OpenAiEdits: () => ({
      aiEditJobs: { __typename: 'AiEditJobConnection', nodes: [job('PROCESSING')] },
    }),
    ImageCard: () => ({ image: null }),
    AiEditProgress: () => {
      credits = 98;
      return { aiEditProgress: job('FAILED') };
    },
  });
  const element = (
    <>
      <Credits />
      <RunningEdits />
    </>
  );
  openScreen({ path: '/gallery', element, link });
  expect(await screen.findByText('98 credits')).toBeVisible();
});
