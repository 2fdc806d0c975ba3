import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionAtom, userIdAtom } from './session.atoms.ts';
import { SIGNED_IN_USER } from './testing/open-screen.tsx';
import { useDraft, useKeepDraft, useStoredDrafts } from './use-draft.ts';

const Note = () => {
  const [text, setText] = useState(useDraft('note', 'Dear all'));
  useKeepDraft('note', text);
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
};

const Attached = () => {
  const [files] = useState(useDraft<readonly File[]>('files', []));
  useKeepDraft('files', [...files, new File(['x'], 'a.png')]);
  return <p>{files.length} attached</p>;
};

const SignIn = () => {
  const { store, restore } = useStoredDrafts();
  return (
    <>
      <p>Sign in</p>
      <button onClick={store}>Leave</button>
      <button onClick={restore}>Return</button>
    </>
  );
};

const Screen = () =>
  useAtomValue(userIdAtom) === null ? (
    <SignIn />
  ) : (
    <>
      <Note />
      <Attached />
    </>
  );

/** Ends the session, leaves the page to sign in elsewhere, and returns to a page that was loaded again. */
const leaveAndReturn = ({ end }: ReturnType<typeof open>) => {
  end();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  cleanup();
  const store = createStore();
  render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Return' }));
  return {
    signIn: (id: string): void =>
      act(() => store.set(sessionAtom, { status: 'signed-in', user: { ...SIGNED_IN_USER, id } })),
  };
};

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

  it('is there again after the page was left to sign in on another site, except for files', () => {
    const { signIn } = leaveAndReturn(open());
    expect(sessionStorage).toHaveLength(0);
    signIn('u1');
    expect(screen.getByLabelText('Note')).toHaveValue('Dear Ada');
    expect(screen.getByText('0 attached')).toBeVisible();
  });

  it('is not there for another person who signs in on another site', () => {
    const { signIn } = leaveAndReturn(open());
    signIn('u2');
    expect(screen.getByLabelText('Note')).toHaveValue('Dear all');
  });
});
