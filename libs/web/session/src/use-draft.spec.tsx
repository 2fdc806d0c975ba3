import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionAtom, userIdAtom } from './session.atoms.ts';
import { SIGNED_IN_USER } from './testing/open-screen.tsx';
import { useDraft, useKeepDraft } from './use-draft.ts';

const Note = () => {
  const [text, setText] = useState(useDraft('note', 'Dear all'));
  useKeepDraft('note', text);
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
};

const Screen = () => (useAtomValue(userIdAtom) === null ? <p>Sign in</p> : <Note />);

const open = () => {
  const store = createStore();
  const signIn = (id: string): void =>
    act(() => store.set(sessionAtom, { status: 'signed-in', user: { ...SIGNED_IN_USER, id } }));
  const end = (): void => act(() => store.set(sessionAtom, { status: 'signed-out' }));
  signIn('u1');
  const page = render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  const reopen = (): void => {
    page.rerender(<Provider store={store} />);
    page.rerender(
      <Provider store={store}>
        <Screen />
      </Provider>,
    );
  };
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Dear Ada' } });
  return { signIn, end, reopen };
};

describe('what is typed into a form', () => {
  it('is there again after the session ended and the person signed in again, once', () => {
    const { signIn, end, reopen } = open();
    end();
    expect(screen.getByText('Sign in')).toBeVisible();
    signIn('u1');
    expect(screen.getByLabelText('Note')).toHaveValue('Dear Ada');
    reopen();
    expect(screen.getByLabelText('Note')).toHaveValue('Dear all');
  });

  it('is not there for another person', () => {
    const { signIn, end } = open();
    end();
    signIn('u2');
    expect(screen.getByLabelText('Note')).toHaveValue('Dear all');
  });

  it('is gone when the form was closed before the session ended', () => {
    const { signIn, end, reopen } = open();
    reopen();
    end();
    signIn('u1');
    expect(screen.getByLabelText('Note')).toHaveValue('Dear all');
  });
});
