import { TOOLS } from '@safelight/engine';
import { startPromptIn } from '@safelight/web-images';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSelectTool } from './use-chrome.ts';

/**
 * Selects the tool that the address names (`tool=mask-brush`). Removes that parameter, so that reloading the page
 * does not select it again. Returns whether the person came here to paint the area of an edit, and the function that
 * ends this.
 */
export const useStartTool = (): readonly [isAskedToPaint: boolean, onPainted: () => void] => {
  const take = useSelectTool();
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const asked = search.get('tool');
  const [isAskedToPaint, setAskedToPaint] = useState(false);
  const comesToPaint = asked === 'mask-brush' && startPromptIn(state) !== undefined;
  if (comesToPaint && !isAskedToPaint) setAskedToPaint(true);
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
  return [isAskedToPaint, () => setAskedToPaint(false)];
};
