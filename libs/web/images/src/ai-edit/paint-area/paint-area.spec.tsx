import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { EditFailure } from '../EditFailure.tsx';
import { PlanView } from '../plan/PlanView.tsx';
import { PaintAreaContext } from './paint-area.context.ts';

const HINT = 'It is not clear which of them should go. Paint over it, and it is filled in.';
const PROMPT = 'remove the bird';

const planView = (hint: string) => (
  <PlanView
    isStale={false}
    plan={{
      __typename: 'AiEditPlan',
      steps: [],
      needsReference: [],
      notDone: [`“${PROMPT}”`],
      hints: [hint],
      nearest: [],
    }}
    imageUid="img1"
    prompt={PROMPT}
    disabled={false}
    onIdea={() => undefined}
  />
);

const Address = () => {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
};

const link = () => screen.queryByRole('link', { name: 'Open the Editor to Paint' });

it('leads from a hint that asks to paint to the editor, with the brush and the prompt', async () => {
  const { person } = openScreen({
    path: '*',
    link: fakeServer({}).link,
    at: '/',
    element: (
      <>
        {planView(HINT)}
        <Address />
      </>
    ),
  });
  await person.click(link()!);
  expect(screen.getByRole('status')).toHaveTextContent(
    JSON.stringify(['/editor/img1?tool=mask-brush', { prompt: PROMPT }]),
  );
});

it('leads there from the reason of a failed edit as well', () => {
  const message = TEXTS.ai.wrapped(TEXTS.ai.failed('No face was found. Paint over the part that is meant.'));
  openScreen({
    path: '/',
    link: fakeServer({}).link,
    element: <EditFailure message={message} isCreditBack imageUid="img1" prompt={PROMPT} />,
  });
  expect(link()).toHaveAttribute('href', '/editor/img1?tool=mask-brush');
});

it('is not offered for hints about anything else', () => {
  openScreen({ path: '/', link: fakeServer({}).link, element: planView('Nothing new can be drawn.') });
  expect(link()).toBeNull();
});

it('takes the brush where the picture can be painted on', async () => {
  let taken = 0;
  const { person } = openScreen({
    path: '/',
    link: fakeServer({}).link,
    element: <PaintAreaContext value={() => void (taken += 1)}>{planView(HINT)}</PaintAreaContext>,
  });
  expect(link()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Paint Area' }));
  expect(taken).toBe(1);
});
