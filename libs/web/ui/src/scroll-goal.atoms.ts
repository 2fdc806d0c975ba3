import { atom } from 'jotai';

/**
 * The scroll position in CSS pixels that a page is to have again after a reload, Back or Forward, while its content
 * is loading; null otherwise.
 */
export const scrollGoalAtom = atom<number | null>(null);
