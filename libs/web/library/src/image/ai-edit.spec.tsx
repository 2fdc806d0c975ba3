import { jest } from '@jest/globals';
import { ableTo, DEFAULT_SUGGESTIONS, TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { imageAnswer, type ImageJob, jobAnswer } from '../testing/image-answers.ts';
import { onScreen, openImage } from '../testing/open-image.tsx';

const IDEAS = [...DEFAULT_SUGGESTIONS.slice(0, 8), 'Evening glow'];

type Progress = Readonly<Record<string, unknown>>;

const open = async ({ jobs = [] as readonly ImageJob[], made = 1, refuse = null as Error | null } = {}) => {
  const progress = new Subject<Progress>();
  let versions = made;
  let credits = 3;
  let known = jobs;
  const handlers = {
    PromptSuggestions: () => ({
      promptSuggestions: { __typename: 'PromptSuggestions', main: 'Warm the evening.', suggestions: IDEAS },
    }),
    RerunAiEdit: () => ({ rerunAiEdit: jobAnswer('QUEUED') }),
    UseVersion: () => ({ useVersion: imageAnswer({ versions, current: 2 }).image }),
    DeleteVersion: () => ({ deleteVersion: imageAnswer({ versions: 1 }).image }),
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits } }),
    RequestAiEdit: () => {
      if (refuse !== null) throw refuse;
      credits -= 1;
      return { requestAiEdit: jobAnswer('QUEUED') };
    },
    CancelAiEdit: () => {
      credits += 1;
      return { cancelAiEdit: jobAnswer('CANCELLED') };
    },
    AiEditProgress: () => progress,
    AiEditJob: () => ({ aiEditJob: jobAnswer('PROCESSING', { stage: 'Asked by hand', progress: 0.9 }) }),
  };
  const answer = () => imageAnswer({ versions, current: 1, jobs: known });
  const { person, server } = openImage(answer, { handlers });
  const textarea = await screen.findByLabelText('Describe your edit');
  const generate = async (prompt: string) => {
    await person.type(textarea, prompt);
    await person.click(screen.getByRole('button', { name: 'Generate Edit' }));
    await waitFor(() => expect(server.calls('RequestAiEdit')).toHaveLength(1));
  };
  const hear = async (state: string, extra: Progress = {}) => {
    await waitFor(() => expect(server.calls('AiEditProgress')).not.toHaveLength(0));
    known = known.map((job) => (job.id === 'job1' ? { ...job, state, ...extra } : job));
    act(() => progress.next({ aiEditProgress: jobAnswer(state, extra) }));
  };
  const finish = () => {
    versions = 2;
    return hear('SUCCEEDED', { progress: 1, resultVersion: { __typename: 'ImageVersion', id: 'v2' } });
  };
  return { person, server, progress, textarea, generate, hear, finish };
};

const generateButton = () => screen.getByRole('button', { name: 'Generate Edit' });

it('goes on at the prompt of the link that led to the page, and scrolls to it', async () => {
  const inSight = jest.spyOn(Element.prototype, 'scrollIntoView');
  jest
    .spyOn(HTMLTextAreaElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 2_000, 300, 80));
  openImage(() => imageAnswer(), {
    at: { pathname: '/image/img1', state: { prompt: 'Make it black and white' } },
  });
  const textarea = await screen.findByLabelText('Describe your edit');
  expect(textarea).toHaveValue('Make it black and white');
  await waitFor(() => expect(textarea).toHaveFocus());
  expect(inSight.mock.contexts).toContain(textarea);
  jest.restoreAllMocks();
});

it('enables Generate only if the prompt is not blank', async () => {
  const { person, textarea } = await open();
  expect(generateButton()).toBeDisabled();
  await person.type(textarea, '   ');
  expect(generateButton()).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Make it vintage' }));
  expect(textarea).toHaveValue('Make it vintage');
  expect(generateButton()).toBeEnabled();
});

it('shows the stage and progress of the AI edit, then the result compared with the original', async () => {
  const { generate, hear, finish, server } = await open();
  await generate(' Warmer ');
  expect(await screen.findByText('AI Magic in Progress')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await hear('PROCESSING', { stage: 'Finding the subject', progress: 0.4 });
  expect(await screen.findByText('Finding the subject')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Edit progress' })).toHaveAttribute('aria-valuenow', '40');
  await finish();
  expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Version 2/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('AI Magic in Progress')).toBeNull();
  const [asked] = server.calls('RequestAiEdit');
  expect(asked).toMatchObject({ input: { imageUid: 'img1', versionId: 'v1', prompt: 'Warmer' } });
  expect((asked?.['input'] as { idempotencyKey: string }).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

it('Enter that ends a word of an input method does not start an AI edit', async () => {
  const { textarea, server } = await open();
  fireEvent.change(textarea, { target: { value: 'もっ' } });
  fireEvent.keyDown(textarea, { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.change(textarea, { target: { value: 'もっと' } });
  fireEvent.keyDown(textarea, { key: 'Enter', ctrlKey: true });
  await waitFor(() => {
    expect(server.calls('RequestAiEdit')).toMatchObject([{ input: { prompt: 'もっと' } }]);
  });
});

it('moves the focus to Cancel after Generate, to Keep when the result is shown, and from there to Compare', async () => {
  const { person, textarea, hear, finish } = await open();
  await person.type(textarea, 'Warmer');
  await person.tab();
  expect(screen.getByRole('button', { name: 'Add Another Image' })).toHaveFocus();
  await person.tab();
  expect(generateButton()).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await hear('PROCESSING', { progress: 0.4 });
  await finish();
  const bar = within(await screen.findByRole('group', { name: 'Version 2 on screen' }));
  await waitFor(() => expect(bar.getByRole('button', { name: 'Keep' })).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => {
    expect(bar.queryByRole('button', { name: 'Keep' })).toBeNull();
    expect(bar.getByRole('button', { name: 'Compare' })).toHaveFocus();
  });
  expect(await screen.findByText('Version 2 is in use now')).toBeVisible();
});

it('moves the focus back to the prompt when an AI edit is cancelled, and announces the cancellation', async () => {
  const { person, textarea, hear } = await open();
  await person.type(textarea, 'Warmer{Control>}{Enter}{/Control}');
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await person.keyboard('{Enter}');
  await hear('CANCELLED');
  await waitFor(() => expect(textarea).toHaveFocus());
  expect(screen.getByText('The edit was cancelled. Your credit is back.')).toHaveAttribute('role', 'status');
});

it('leaves the focus where it is when an AI edit ends, if it is outside of the form', async () => {
  const { generate, finish } = await open();
  await generate('Warmer');
  const favorite = await screen.findByRole('button', { name: /Favorite/ });
  act(() => favorite.focus());
  await finish();
  await screen.findByRole('group', { name: 'Version 2 on screen' });
  expect(favorite).toHaveFocus();
});

it('shows the remaining credits, and announces to screen readers that an AI edit is finished', async () => {
  const { generate, finish } = await open();
  expect(await screen.findByText('3 credits left')).toBeVisible();
  await generate('Warmer');
  await finish();
  expect(await screen.findByText('2 credits left')).toBeVisible();
  const ending = screen.getByText('The edit is finished. The new version is on screen.');
  expect(ending).toHaveAttribute('role', 'status');
});

it('shows in a box why an AI edit failed, and enables Generate again', async () => {
  const { generate, hear } = await open();
  await generate('Warmer');
  await hear('FAILED', { errorMessage: TEXTS.ai.wrapped(TEXTS.ai.failed('no picture')) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The AI model failed to generate an image. Details: no picture',
  );
  expect(generateButton()).toBeEnabled();
});

it('shows why an AI edit is impossible and that the credit was returned, and offers possible edits', async () => {
  const { person, generate, hear, textarea } = await open();
  await generate('A unicorn');
  const details = `The built-in editor cannot do this: unicorn. ${ableTo(['Sepia', 'Sharpen'])} Anything else.`;
  await hear('FAILED', { errorMessage: TEXTS.ai.wrapped(TEXTS.ai.failed(details)) });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The built-in editor cannot do this: unicorn. Your credit is back.',
  );
  const ideas = within(screen.getByRole('group', { name: 'What can be done' }));
  expect(ideas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sepia', 'Sharpen']);
  await person.click(ideas.getByRole('button', { name: 'Sepia' }));
  expect(textarea).toHaveValue('Sepia');
});

it('keeps the quick prompts unchanged while the pointer is over them', async () => {
  const { person, textarea } = await open();
  const prompts = screen.getByRole('group', { name: 'Quick Prompts' });
  await person.hover(within(prompts).getByRole('button', { name: 'Add neon glow' }));
  act(() => textarea.focus());
  await waitFor(() => expect(textarea).toHaveAttribute('placeholder', 'Warm the evening.'));
  expect(within(prompts).getByRole('button', { name: 'Add neon glow' })).toBeVisible();
  expect(within(prompts).queryByRole('button', { name: 'Evening glow' })).toBeNull();
  await person.unhover(prompts);
  expect(await within(prompts).findByRole('button', { name: 'Evening glow' })).toBeVisible();
});

it('shows the reason of a failed AI edit only once, although the list of edits contains the edit too', async () => {
  const { hear } = await open({ jobs: [{ id: 'job1', state: 'PROCESSING' }] });
  await hear('FAILED', { errorMessage: TEXTS.ai.wrapped(TEXTS.ai.failed('no picture')) });
  await screen.findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('cancels the AI edit and returns its credit', async () => {
  const { person, generate, server } = await open();
  await generate('Warmer');
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(generateButton()).toBeEnabled());
  expect(server.calls('CancelAiEdit')).toEqual([{ id: 'job1' }]);
  expect(await screen.findByText('3 credits left')).toBeVisible();
});

it('shows that there are no credits, and that none was charged', async () => {
  const { generate } = await open({ refuse: refusal('INSUFFICIENT_CREDITS', TEXTS.ai.insufficientCredits) });
  await generate('Warmer');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(TEXTS.ai.insufficientCredits);
  expect(within(alert).getByRole('link', { name: 'pricing page' })).toHaveAttribute('href', '/pricing');
  expect(alert).not.toHaveTextContent('Your credit is back');
});

it('shows the progress of an AI edit that was already running when the page opened', async () => {
  const { hear } = await open({ jobs: [{ id: 'job1', state: 'PROCESSING' }] });
  expect(screen.getByText('AI Magic in Progress')).toBeVisible();
  await hear('PROCESSING', { stage: 'Painting', progress: 0.7 });
  expect(await screen.findByText('Painting')).toBeVisible();
});

it('polls a running AI edit when its subscription is lost', async () => {
  const { generate, progress } = await open();
  await generate('Warmer');
  await screen.findByText('AI Magic in Progress');
  act(() => progress.error(new Error('socket closed')));
  expect(await screen.findByText('Asked by hand')).toBeVisible();
});

it('loads prompt suggestions for the picture only after the person focuses the form', async () => {
  const { person, server, textarea } = await open();
  expect(screen.getByRole('button', { name: 'Add neon glow' })).toBeVisible();
  expect(server.calls('PromptSuggestions')).toEqual([]);
  await person.click(textarea);
  expect(await screen.findByRole('button', { name: 'Evening glow' })).toBeVisible();
  expect(textarea).toHaveAttribute('placeholder', 'Warm the evening.');
  expect(server.calls('PromptSuggestions')).toEqual([{ imageUid: 'img1' }]);
});

describe('the list of AI edits', () => {
  const results = async () => within(await screen.findByRole('region', { name: 'AI edits' }));
  const done = { id: 'j2', state: 'SUCCEEDED', made: 2 };

  it('is empty before the first edit', async () => {
    await open();
    expect((await results()).getByText('No AI edits yet')).toBeVisible();
    expect((await results()).queryByRole('button', { name: 'Clear All' })).toBeNull();
  });

  it('shows each version’s number, its time and the answer of the model, until the list is cleared', async () => {
    const { person } = await open({ made: 2, jobs: [done] });
    const list = await results();
    expect(list.getByRole('listitem')).toHaveTextContent('Version 22,050 msWarmed the light.');
    await person.click(list.getByRole('button', { name: 'Clear All' }));
    expect(list.getByText('No AI edits yet')).toBeVisible();
    expect(screen.getByRole('button', { name: /Version 2/ })).toBeVisible();
  });

  it('opens a version, which can be compared and kept', async () => {
    const { person, server } = await open({ made: 2, jobs: [done] });
    await person.click((await results()).getByRole('button', { name: 'Version 2' }));
    const bar = onScreen(2);
    await person.click(bar.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeInTheDocument();
    await person.click(bar.getByRole('button', { name: 'Keep' }));
    expect(server.calls('UseVersion')).toEqual([{ imageUid: 'img1', versionId: 'v2' }]);
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Keep' })).toBeNull());
  });

  it('runs an edit again when Try Again is pressed', async () => {
    const { person, server } = await open({ made: 2, jobs: [done] });
    await person.click((await results()).getByRole('button', { name: 'Version 2' }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('AI Magic in Progress')).toBeVisible();
    expect(server.calls('RerunAiEdit')).toMatchObject([{ id: 'j2' }]);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDisabled();
  });

  it('discards a result after a confirmation', async () => {
    const { person, server } = await open({ made: 2, jobs: [done] });
    await person.click((await results()).getByRole('button', { name: 'Version 2' }));
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    await person.click(await screen.findByRole('button', { name: 'Delete Version' }));
    await waitFor(() => {
      expect(server.calls('DeleteVersion')).toEqual([{ imageUid: 'img1', versionId: 'v2' }]);
    });
    expect(await (await results()).findByText('No AI edits yet')).toBeVisible();
  });

  it('shows why an edit has no result, and runs that edit again', async () => {
    const errorMessage = TEXTS.ai.wrapped(TEXTS.ai.failed('no picture'));
    const { person, server, hear } = await open({ jobs: [{ id: 'j9', state: 'FAILED', errorMessage }] });
    const list = await results();
    expect(list.getByRole('alert')).toHaveTextContent(errorMessage);
    await person.click(list.getByRole('button', { name: 'Try Again: Make it vintage' }));
    await hear('PROCESSING', { stage: 'Fading', progress: 0.5 });
    expect(await screen.findByText('Fading')).toBeVisible();
    expect(server.calls('RerunAiEdit')).toMatchObject([
      { id: 'j9', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect(list.getByRole('button', { name: 'Try Again: Make it vintage' })).toBeDisabled();
  });
});
