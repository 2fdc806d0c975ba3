import { Check, Square } from 'lucide-react';
import type { CardActions } from './card-actions.ts';

interface SelectBoxProps {
  readonly uid: string;
  readonly title: string;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly actions: CardActions;
}

/** The checkbox that selects a picture; with Shift it selects everything up to it. */
export const SelectBox = ({ uid, title, selected, tabbable, actions }: SelectBoxProps) => (
  <span className="control choose" data-checked={selected}>
    <input
      type="checkbox"
      checked={selected}
      aria-label={`Select ${title}`}
      tabIndex={tabbable ? 0 : -1}
      onChange={({ nativeEvent }) => {
        if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) actions.extend(uid);
        else actions.toggle(uid);
      }}
    />
    {selected ? <Check size={20} aria-hidden /> : <Square size={20} aria-hidden />}
  </span>
);
