import { Check, Square } from 'lucide-react';
import type { CardDeeds } from './card-deeds.ts';

interface SelectBoxProps {
  readonly uid: string;
  readonly title: string;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly deeds: CardDeeds;
}

/** Chooses a picture; with Shift, everything up to it. */
export const SelectBox = ({ uid, title, selected, tabbable, deeds }: SelectBoxProps) => (
  <span className="control choose" data-checked={selected}>
    <input
      type="checkbox"
      checked={selected}
      aria-label={`Select ${title}`}
      tabIndex={tabbable ? 0 : -1}
      onChange={({ nativeEvent }) => {
        if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) deeds.extend(uid);
        else deeds.toggle(uid);
      }}
    />
    {selected ? <Check size={20} aria-hidden /> : <Square size={20} aria-hidden />}
  </span>
);
