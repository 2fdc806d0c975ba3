/** Returns the prompt with which a page starts, from the state of the link that led to it. */
export const startPromptIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'prompt' in state && typeof state.prompt === 'string'
    ? state.prompt
    : undefined;
