import { jest } from '@jest/globals';
import { PROMPT_MAX_LENGTH, unableTo } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { AiEditForm } from '../AiEditForm.tsx';
import type { AiEdit } from '../use-ai-edit.ts';

interface Answer {
  readonly steps?: readonly string[];
  readonly needsReference?: readonly string[];
  readonly notDone?: readonly string[];
  readonly hints?: readonly string[];
  readonly nearest?: readonly string[];
}

const planAnswer = (plan: Answer | null) => ({
  aiEditPlan:
    plan === null
      ? null
      : {
          __typename: 'AiEditPlan',
          steps: [],
          needsReference: [],
          notDone: [],
          hints: [],
          nearest: [],
          ...plan,
        },
});

/** What the built-in editor answers to each prompt of these specs. */
const PLANS: Readonly<Record<string, Answer>> = {
  'crop to a square': { steps: ['crop to a square'] },
  'square and brighter faces': { steps: ['brighten (the faces)', 'crop to a square'] },
  'vintage and add a hat': { steps: ['vintage'], notDone: ['“add a hat”'], hints: ['Hats cannot be drawn.'] },
  'add a hat': {
    notDone: ['“add a hat”'],
    hints: ['Nothing new can be drawn.'],
    nearest: ['Make it vintage', 'Sepia'],
  },
  'Make it vintage': { steps: ['vintage'] },
};

type Answering = (prompt: string) => Answer | null | Promise<Answer | null>;

interface Options {
  readonly plan?: Answering;
  readonly edit?: Partial<AiEdit>;
  readonly isMasked?: boolean;
}

/** Opens the form for an AI edit of a picture whose server answers plans. */
const open = ({ plan = (prompt) => PLANS[prompt] ?? null, edit = {}, isMasked = false }: Options = {}) => {
  const sent: string[] = [];
  const server = fakeServer({
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 3 } }),
    PromptSuggestions: () => ({ promptSuggestions: null }),
    AiEditPlan: async ({ input }) => planAnswer(await plan((input as { prompt: string }).prompt)),
  });
  const idle: AiEdit = {
    running: false,
    stage: null,
    progress: null,
    problem: null,
    outcome: null,
    failedId: null,
    request: async (prompt) => void sent.push(prompt),
    rerun: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    ...edit,
  };
  let set: (now: AiEdit) => void;
  const Form = () => {
    const [now, setNow] = useState(idle);
    useEffect(() => {
      set = setNow;
    }, []);
    return <AiEditForm imageUid="img1" versionId="v1" edit={now} isMasked={isMasked} />;
  };
  const { person } = openScreen({ path: '/', element: <Form />, link: server.link });
  const become = (fields: Partial<AiEdit>): void => act(() => set({ ...idle, ...fields }));
  const box = screen.getByLabelText('Describe your edit');
  const write = (prompt: string): void => void fireEvent.change(box, { target: { value: prompt } });
  const asked = () =>
    server.calls('AiEditPlan').map(({ input }) => input as Readonly<Record<string, unknown>>);
  return { person, box, write, become, sent, asked };
};

const button = (name = 'Generate Edit') => screen.getByRole('button', { name });
const ideas = () => screen.queryByRole('group', { name: 'What can be done' });
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

afterEach(() => {
  jest.useRealTimers();
});

describe('the plan of an edit', () => {
  it('lists what will be done, and costs no edit', async () => {
    const { write, sent, asked } = open();
    write('square and brighter faces');
    const line = await screen.findByText(/Brighten \(the faces\) · Crop to a square/);
    expect(line).toHaveTextContent('Will do: Brighten (the faces) · Crop to a square');
    expect(line.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryByText(/Won’t do/)).toBeNull();
    expect(ideas()).toBeNull();
    expect(asked()).toEqual([
      { imageUid: 'img1', prompt: 'square and brighter faces', area: null, referenceUid: null },
    ]);
    expect(sent).toEqual([]);
  });

  it('quotes what will not be done, and why', async () => {
    const { write } = open();
    write('vintage and add a hat');
    const line = (await screen.findByText('Won’t do:')).closest('[aria-live]');
    expect(line).toHaveTextContent('Will do: VintageWon’t do: “add a hat”Hats cannot be drawn.');
    expect(button()).toHaveAttribute('type', 'submit');
  });

  it('is requested once typing pauses, and not for each letter', async () => {
    const { person, box, asked } = open();
    await person.type(box, 'crop to a square');
    await screen.findByText('Will do:');
    expect(asked().length).toBeLessThan(4);
    expect(asked().at(-1)).toMatchObject({ prompt: 'crop to a square' });
  });

  it('is waited for when the edit is sent, and the button says at once that it works', async () => {
    let answer: (plan: Answer) => void = () => undefined;
    const { person, write, sent } = open({ plan: () => new Promise((resolve) => (answer = resolve)) });
    write('crop to a square');
    await person.click(button());
    expect(button('Generating...')).toBeVisible();
    expect(sent).toEqual([]);
    act(() => answer({ steps: ['crop to a square'] }));
    await waitFor(() => expect(sent).toEqual(['crop to a square']));
    expect(button()).toBeVisible();
  });

  it('stays on screen until the plan of the new prompt is known, dimmed so that nobody takes it for that', async () => {
    let answer: (plan: Answer) => void = () => undefined;
    const { write, asked } = open({
      plan: (prompt) => PLANS[prompt] ?? new Promise((resolve) => (answer = resolve)),
    });
    write('crop to a square');
    await screen.findByText(/Crop to a square/);
    const shown = screen.getByText(/Crop to a square/).closest('[aria-live="polite"]');
    expect(shown).toHaveStyle({ opacity: 1 });
    write('crop to a circle');
    expect(shown).toHaveStyle({ opacity: 0.5 });
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(screen.getByText(/Crop to a square/)).toBeVisible();
    act(() => answer({ steps: ['crop to a circle'] }));
    expect(await screen.findByText(/Crop to a circle/)).toBeVisible();
    expect(shown).toHaveStyle({ opacity: 1 });
    expect(screen.queryByText(/Crop to a square/)).toBeNull();
  });

  it('disappears with the prompt, and a blank prompt has none', async () => {
    const { write, asked } = open();
    write('crop to a square');
    await screen.findByText('Will do:');
    write('  ');
    expect(screen.queryByText('Will do:')).toBeNull();
    await pause(400);
    expect(asked()).toHaveLength(1);
  });

  it('is not shown if the server knows none, because a hosted model makes the edit', async () => {
    const { person, write, asked, sent } = open({ plan: () => null });
    write('add a hat');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await pause(1_100);
    expect(screen.queryByText(/Will do|cannot do this/)).toBeNull();
    await person.click(button());
    await waitFor(() => expect(sent).toEqual(['add a hat']));
  });

  it.each([
    ['the limit of plans is reached', () => Promise.reject(refusal('RATE_LIMITED', 'Too many attempts.'))],
    ['the connection fails', () => Promise.reject(new Error('offline'))],
  ])('is hidden when %s, and the edit can be sent', async (_, fail) => {
    const { person, write, asked, sent } = open({ plan: (prompt) => PLANS[prompt] ?? fail() });
    write('crop to a square');
    await screen.findByText('Will do:');
    write('crop to a circle');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Will do:')).toBeNull());
    expect(screen.queryByText(/Too many attempts|offline/)).toBeNull();
    await person.click(button());
    await waitFor(() => expect(sent).toEqual(['crop to a circle']));
  });

  it('is that of an edit inside an area if the form belongs to one', async () => {
    const { write, asked } = open({ isMasked: true });
    write('crop to a square');
    await screen.findByText('Will do:');
    expect(asked()).toMatchObject([{ area: 'PAINTED' }]);
  });

  it('is never requested for more than the longest prompt', async () => {
    const { box, write, asked } = open();
    const longest = 'x'.repeat(PROMPT_MAX_LENGTH);
    write(`${longest}xx`);
    expect(box).toHaveValue(longest);
    await waitFor(() => expect(asked()).toMatchObject([{ prompt: longest }]));
  });
});

it('the plan of an edit gives way to its result', async () => {
  const { person, write, sent } = open({ edit: { outcome: 'succeeded' } });
  write('crop to a square');
  await screen.findByText('Will do:');
  await person.click(button());
  await waitFor(() => expect(sent).toEqual(['crop to a square']));
  await waitFor(() => expect(screen.queryByText('Will do:')).toBeNull());
});

it('the plan of a prompt is not shown while an edit runs, which may be a different one', async () => {
  const { write, become } = open();
  write('crop to a square');
  await screen.findByText('Will do:');
  become({ running: true });
  await waitFor(() => expect(screen.queryByText('Will do:')).toBeNull());
});

describe('an edit that would be refused', () => {
  const REFUSED = unableTo(['“add a hat”']);

  it('is said to be impossible, with the nearest possible edits, which fill in the prompt', async () => {
    const { person, box, write } = open();
    write('add a hat');
    expect(await screen.findByText(REFUSED)).toBeVisible();
    expect(screen.getByText('Nothing new can be drawn.')).toBeVisible();
    const chips = within(ideas()!).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Make it vintage', 'Sepia']);
    await person.click(box);
    await person.tab();
    expect(chips[0]).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(box).toHaveValue('Make it vintage');
    await screen.findByText('Will do:');
    expect(ideas()).toBeNull();
    await waitFor(() => expect(box).toHaveFocus());
    expect(button()).toHaveAttribute('type', 'submit');
  });

  it('is not called so while the prompt is still being typed', async () => {
    jest.useFakeTimers();
    const { write, asked } = open();
    write('add a hat');
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(asked()).toHaveLength(1);
    expect(screen.queryByText(REFUSED)).toBeNull();
    write('vintage and add a hat');
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText('Will do:')).toBeVisible();
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  it('is not sent by the shortcut, however soon it is pressed, but by the button that then has the focus', async () => {
    const { person, box, sent } = open();
    await person.type(box, 'add a hat{Control>}{Enter}{/Control}');
    expect(await screen.findByText(REFUSED)).toBeVisible();
    await waitFor(() => expect(button('Try Anyway')).toHaveFocus());
    await person.click(box);
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(button('Try Anyway')).toHaveFocus());
    expect(sent).toEqual([]);
    await person.keyboard('{Enter}');
    expect(sent).toEqual(['add a hat']);
  });

  it('is not sent by Generate before its plan is known', async () => {
    const { person, write, sent } = open();
    write('add a hat');
    await person.click(button());
    expect(await screen.findByText(REFUSED)).toBeVisible();
    expect(sent).toEqual([]);
    await person.click(button('Try Anyway'));
    expect(sent).toEqual(['add a hat']);
  });

  it('is explained only once after it was sent and has failed', async () => {
    const { person, write } = open({ edit: { problem: REFUSED, failedId: 'job1' } });
    write('add a hat');
    expect(await screen.findByText(REFUSED)).toBeVisible();
    await person.click(button('Try Anyway'));
    await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(`${REFUSED} Your credit is back.`);
    expect(ideas()).toBeNull();
    write('crop to a square');
    expect(await screen.findByText('Will do:')).toBeVisible();
  });

  it('is sent once if Generate is pressed twice while its plan is not known', async () => {
    let answer: (plan: Answer) => void = () => undefined;
    const { person, write, sent } = open({ plan: () => new Promise((resolve) => (answer = resolve)) });
    write('crop to a circle');
    await person.dblClick(button());
    act(() => answer({ steps: ['crop to a circle'] }));
    await waitFor(() => expect(sent).toEqual(['crop to a circle']));
  });

  it('does not wait for a plan longer than a moment', async () => {
    const { person, write, sent } = open({ plan: () => new Promise(() => undefined) });
    write('crop to a circle');
    await person.click(button());
    expect(sent).toEqual([]);
    await waitFor(() => expect(sent).toEqual(['crop to a circle']), { timeout: 3_000 });
  });
});
