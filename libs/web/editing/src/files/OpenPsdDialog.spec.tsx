import { jest } from '@jest/globals';
import { newDocument, setBackground } from '@safelight/engine';
import { screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

const OPENED = { ...newDocument({ width: 20, height: 10 }), background: '#123456' };

let answer: () => Promise<{ document: typeof OPENED; notes: string[] }>;
let asked: AbortSignal | undefined;
withoutWorkers({
  openPsd: (_file, _pictures, { signal }) => {
    asked = signal;
    return answer();
  },
});
const { OpenPsdDialog } = await import('./OpenPsdDialog.tsx');
const { useEditing } = await import('../session/editing-session.ts');

const FILE = new File(['8BPS'], 'poster.psd');

const open = () => {
  const onClose = jest.fn();
  const Opened = () => {
    const session = useEditing();
    const [isOpen, setOpen] = useState(true);
    const close = useCallback(() => {
      onClose();
      setOpen(false);
    }, []);
    return isOpen ? <OpenPsdDialog session={session} file={FILE} onClose={close} /> : null;
  };
  return { ...openEditor(newDocument({ width: 400, height: 300 }), <Opened />), onClose };
};

it('opening a Photoshop file replaces the document, which one undo reverts', async () => {
  answer = () => Promise.resolve({ document: OPENED, notes: [] });
  const { editor, onClose } = open();
  const before = editor.state.document;
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(editor.state.document).toMatchObject({ width: 20, height: 10, background: '#123456' });
  editor.undo();
  expect(editor.state.document).toEqual(before);
});

it('a message says whose layers the file replaced, and brings them back, also after further edits', async () => {
  answer = () => Promise.resolve({ document: OPENED, notes: [] });
  const { editor, onCanvas, person } = open();
  const before = editor.state.document;
  expect(await screen.findByText('“poster.psd” replaced the layers of “peaks.jpg”.')).toBeVisible();
  onCanvas(() => editor.run(setBackground('#ffffff')));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(editor.state.document).toEqual(before);
  editor.undo();
  expect(editor.state.document.background).toBe('#ffffff');
});

it('the Open PSD dialog shows what looks different in the opened file before it closes', async () => {
  answer = () => Promise.resolve({ document: OPENED, notes: ['A curves layer was left out.'] });
  const { person, onClose } = open();
  expect(await screen.findByRole('dialog', { name: 'Opened, with differences' })).toBeVisible();
  expect(screen.getByText('A curves layer was left out.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the document stays unchanged when the Photoshop file cannot be opened, and the dialog says why', async () => {
  answer = () => Promise.reject(new Error('This file has 16 bits a channel.'));
  const { editor } = open();
  const before = editor.state.document;
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has 16 bits a channel.');
  expect(editor.state.document).toBe(before);
});

it('the Open PSD dialog shows which file is being opened, and Cancel stops it', async () => {
  answer = () => new Promise(() => undefined);
  const { person, onClose } = open();
  expect(screen.getByRole('progressbar', { name: 'Opening poster.psd…' })).toBeVisible();
  expect(screen.getByText('Opening poster.psd…')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(asked?.aborted).toBe(true);
});
