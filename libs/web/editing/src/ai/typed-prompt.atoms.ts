import { atom } from 'jotai';

/** The prompt that was typed last, and its image: it stays when its panel closes or the phone is turned. */
export const typedPromptAtom = atom<{ readonly imageUid: string; readonly prompt: string } | null>(null);
