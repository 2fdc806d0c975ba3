import type { PromptReader } from './prompt-reader.ts';
import { promptWork } from './prompt-work.ts';

/** Reads prompts in the calling thread: for tools and specs, which serve nobody meanwhile. */
export const promptsHere: PromptReader = {
  prepare: () => undefined,
  read: async (...args) => promptWork.read(...args),
  limit: async (...args) => promptWork.limit(...args),
  refuse: async (...args) => promptWork.refuse(...args),
  describe: async (...args) => promptWork.describe(...args),
  plan: async (...args) => promptWork.plan(...args),
  ideas: async (...args) => promptWork.ideas(...args),
};
