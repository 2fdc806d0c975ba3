import { atom } from 'jotai';
import { userIdAtom } from './session.atoms.ts';

/**
 * Creates an atom for what belongs to the signed-in person. Whoever signs in next on the same page finds `first` in
 * it, whatever the person before left there. Lint requires it for the state of every feature.
 */
export const personalAtom = <T>(first: T) => {
  const held = atom<{ readonly userId: string | null; readonly value: T }>({ userId: null, value: first });
  return atom(
    (get) => {
      const { userId, value } = get(held);
      return userId === get(userIdAtom) ? value : first;
    },
    (get, set, value: T) => set(held, { userId: get(userIdAtom), value }),
  );
};
