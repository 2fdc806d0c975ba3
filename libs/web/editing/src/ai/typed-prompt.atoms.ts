import { personalAtom } from '@safelight/web-session';

/** The prompt that was typed last, and its image: it stays when its panel closes or the phone is turned. */
export const typedPromptAtom = personalAtom<{ readonly imageUid: string; readonly prompt: string } | null>(
  null,
);
