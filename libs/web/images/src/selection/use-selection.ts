import { useState } from 'react';
import { NO_SELECTION, selection, type Selection, type SelectionAction } from './selection.ts';

/** Returns the selection in one list. It is empty again for another list (`listKey`). */
export const useSelection = (listKey: string): readonly [Selection, (action: SelectionAction) => void] => {
  const [held, setHeld] = useState({ listKey, chosen: NO_SELECTION });
  if (held.listKey !== listKey) setHeld({ listKey, chosen: NO_SELECTION });
  const act = (action: SelectionAction): void => {
    setHeld((previous) => ({ ...previous, chosen: selection(previous.chosen, action) }));
  };
  return [held.listKey === listKey ? held.chosen : NO_SELECTION, act];
};
