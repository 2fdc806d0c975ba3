import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { SafelightTheme } from '../../theme/SafelightTheme.tsx';
import { Toaster } from './Toaster.tsx';
import { createToaster } from './toasts.atoms.ts';

describe('Ctrl+Z', () => {
  const undoable = async () => {
    const undone: string[] = [];
    const store = createStore();
    const toasts = createToaster(store);
    toasts.success('Deleted A', { label: 'Undo', onAct: () => undone.push('A') });
    toasts.success('Deleted B', { label: 'Undo', onAct: () => undone.push('B') });
    toasts.success('Saved', { label: 'View', onAct: () => undone.push('never') });
    render(
      <Provider store={store}>
        <SafelightTheme>
          <Toaster />
        </SafelightTheme>
      </Provider>,
    );
    await screen.findByText('Deleted B');
    return undone;
  };

  it('presses the latest Undo, once for each time it is pressed', async () => {
    const undone = await undoable();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undone).toEqual(['B']);
    expect(screen.queryByText('Deleted B')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    expect(undone).toEqual(['B', 'A']);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('is left to text fields, and to whoever has already used it', async () => {
    const undone = await undoable();
    const field = document.body.appendChild(document.createElement('input'));
    const editor = document.body.appendChild(document.createElement('div'));
    editor.addEventListener('keydown', (event) => event.preventDefault());
    for (const place of [field, editor]) fireEvent.keyDown(place, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    for (const place of [field, editor]) place.remove();
    expect(undone).toEqual([]);
  });
});
