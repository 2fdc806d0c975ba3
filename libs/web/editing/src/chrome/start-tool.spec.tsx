import { newDocument } from '@safelight/engine';
import { setMedia } from '@safelight/web-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { NEVER } from 'rxjs';
import { aiAnswers, job, version } from '../testing/ai-answers.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';

withoutStage();
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const open = (search: string) =>
  openEditor(
    newDocument({ width: 800, height: 600, source: { kind: 'version', versionId: 'v1' } }),
    <>
      <Link to={search} state={{ prompt: 'remove the bird' }}>
        Start
      </Link>
      <EditorRoom />
    </>,
    {
      ...aiAnswers(() => ({ jobs: [], versions: [version('v1', 1)] })),
      AiEditPlan: () => ({ aiEditPlan: null }),
      RequestAiEdit: () => ({ requestAiEdit: job('j1', 'QUEUED', null) }),
      AiEditProgress: () => NEVER,
    },
  );

it('the editor starts with the tool in its address and the prompt of the link, and forgets the tool', async () => {
  const { person, editor, address } = open('?tool=mask-brush');
  await person.click(screen.getByRole('link', { name: 'Start' }));
  await waitFor(() => expect(editor.state.tool.id).toBe('mask-brush'));
  expect(await screen.findByLabelText('Describe your edit')).toHaveValue('remove the bird');
  expect(screen.getByRole('button', { name: 'Mask brush' })).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/editor/img1');
});

describe('the hint for a person who came to paint', () => {
  const hint = () => screen.queryByRole('region', { name: 'Next step' });
  const openToPaint = async () => {
    const opened = open('?tool=mask-brush');
    await opened.person.click(screen.getByRole('link', { name: 'Start' }));
    expect(await screen.findByRole('region', { name: 'Next step' })).toBeVisible();
    return opened;
  };

  it('says what to do next, until it is dismissed', async () => {
    const { person } = await openToPaint();
    expect(hint()).toHaveTextContent('Paint over what should change, then press Generate Edit.');
    await person.click(within(hint()!).getByRole('button', { name: 'Dismiss' }));
    expect(hint()).toBeNull();
  });

  it('moves the focus to the prompt when it is dismissed by keyboard', async () => {
    const { person } = await openToPaint();
    act(() => within(hint()!).getByRole('button', { name: 'Dismiss' }).focus());
    await person.keyboard('{Enter}');
    expect(hint()).toBeNull();
    expect(screen.getByLabelText('Describe your edit')).toHaveFocus();
  });

  it('ends when the edit is requested', async () => {
    const { person } = await openToPaint();
    await person.click(screen.getByRole('button', { name: 'Generate Edit' }));
    await waitFor(() => expect(hint()).toBeNull());
  });

  it('leads to the prompt in the closed sheet of a phone', async () => {
    const endMedia = setMedia((query) => query.includes('max-width: 720px'));
    try {
      const { person } = await openToPaint();
      expect(screen.queryByLabelText('Describe your edit')).toBeNull();
      expect(hint()).toHaveTextContent('Paint over what should change, then press Continue.');
      await person.click(within(hint()!).getByRole('button', { name: 'Continue' }));
      expect(await screen.findByLabelText('Describe your edit')).toHaveValue('remove the bird');
      expect(hint()).toBeNull();
    } finally {
      endMedia();
    }
  });
});

it('the editor gives no hint to a person who only chose the brush', async () => {
  const { person, editor } = open('');
  await person.click(screen.getByRole('button', { name: 'Mask brush' }));
  expect(editor.state.tool.id).toBe('mask-brush');
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
});

it('the editor ignores a tool that does not exist', async () => {
  const { person, editor, address } = open('?tool=hammer');
  await person.click(screen.getByRole('link', { name: 'Start' }));
  await waitFor(() => expect(address()).toBe('/editor/img1'));
  expect(editor.state.tool.id).toBe('select');
});
