import { createStore } from 'jotai';
import { personalAtom } from './personal-atom.ts';
import { sessionAtom } from './session.atoms.ts';
import { SIGNED_IN_USER } from './testing/open-screen.tsx';

it('what a person leaves in an atom is not there for the next one', () => {
  const store = createStore();
  const typed = personalAtom('');
  const signIn = (id: string): void =>
    store.set(sessionAtom, { status: 'signed-in', user: { ...SIGNED_IN_USER, id } });
  signIn('u1');
  store.set(typed, 'make my face thinner');
  expect(store.get(typed)).toBe('make my face thinner');
  store.set(sessionAtom, { status: 'signed-out' });
  expect(store.get(typed)).toBe('');
  signIn('u2');
  expect(store.get(typed)).toBe('');
  store.set(typed, 'warmer');
  expect(store.get(typed)).toBe('warmer');
});
