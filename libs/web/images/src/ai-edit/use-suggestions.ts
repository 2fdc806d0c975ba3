import { skipToken, useQuery } from '@apollo/client/react';
import { DEFAULT_MAIN_PROMPT, DEFAULT_SUGGESTIONS } from '@safelight/rules';
import { PromptSuggestionsDocument } from '@safelight/web-data';

interface Suggestions {
  readonly main: string;
  /** Exactly nine. */
  readonly suggestions: readonly string[];
}

const DEFAULTS: Suggestions = { main: DEFAULT_MAIN_PROMPT, suggestions: DEFAULT_SUGGESTIONS };

/** Suggestions for a picture, loaded once `wanted` is true; the default ones until then, and when there are none. */
export const useSuggestions = (imageUid: string, wanted: boolean): Suggestions => {
  const { data } = useQuery(
    PromptSuggestionsDocument,
    wanted ? { variables: { imageUid }, errorPolicy: 'ignore' } : skipToken,
  );
  return data?.promptSuggestions ?? DEFAULTS;
};
