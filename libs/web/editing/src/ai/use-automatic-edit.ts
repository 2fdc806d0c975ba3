import { useApolloClient } from '@apollo/client/react';
import { DEFAULT_MAIN_PROMPT } from '@safelight/rules';
import { PromptSuggestionsDocument } from '@safelight/web-data';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSelectTool } from '../chrome/use-chrome.ts';
import { useEditing } from '../session/editing-session.ts';
import type { EditorAi } from './use-editor-ai.ts';

/**
 * Opens the AI panel and starts an edit with a prompt made from the image's title when the address has
 * `aiEdit=true`. Removes that parameter at once, so that reloading the page does not cost another credit.
 */
export const useAutomaticEdit = (ai: EditorAi): void => {
  const { image } = useEditing();
  const client = useApolloClient();
  const take = useSelectTool();
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('aiEdit') === 'true';
  const isBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    take('ai');
    setSearch(
      (now) => {
        now.delete('aiEdit');
        return now;
      },
      { replace: true },
    );
    const ideas = await client
      .query({ query: PromptSuggestionsDocument, variables: { imageUid: image.uid } })
      .catch(() => null);
    await ai.edit.request(ideas?.data?.promptSuggestions.main ?? DEFAULT_MAIN_PROMPT, image.current.id);
  });
  useEffect(() => {
    if (!isAsked || isBegun.current) return;
    isBegun.current = true;
    void begin();
  }, [isAsked]);
};
