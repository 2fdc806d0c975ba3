import { TOOLS } from '@safelight/engine';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSelectTool } from './use-chrome.ts';

/**
 * Selects the tool that the address names (`tool=mask-brush`). Removes that parameter, so that reloading the page
 * does not select it again.
 */
export const useStartTool = (): void => {
  const take = useSelectTool();
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const asked = search.get('tool');
  const begin = useEffectEvent(() => {
    const tool = TOOLS.find(({ id }) => id === asked);
    if (tool !== undefined) take(tool.id);
    setSearch(
      (now) => {
        now.delete('tool');
        return now;
      },
      { replace: true, state },
    );
  });
  useEffect(() => {
    if (asked !== null) begin();
  }, [asked]);
};
