import { useSetAtom } from 'jotai';
import { flushSync } from 'react-dom';
import { changeChromeAtom } from '../chrome/chrome.atoms.ts';
import { useEditing } from '../session/editing-session.ts';

/** The width of the canvas, which is the first number of the properties while nothing is selected. */
const WIDTH = '[role="tabpanel"] [role="spinbutton"]';

/** Returns a function that shows the size of the canvas among the properties, and begins to change it. */
export const useShowCanvasSize = (): (() => void) => {
  const { editor } = useEditing();
  const change = useSetAtom(changeChromeAtom);
  return () => {
    flushSync(() => {
      if (editor.state.tool.id !== 'select') editor.take('select');
      editor.select([]);
      change({ tab: { panel: 'properties', tool: 'select' }, isPanelShown: true, isComparing: false });
    });
    document.querySelector<HTMLElement>(WIDTH)?.focus();
  };
};
