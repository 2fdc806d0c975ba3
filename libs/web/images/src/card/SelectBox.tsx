import type { CSSObject, Theme } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { ChangeEvent } from 'react';

/**
 * The style of `SelectBox` and `SelectMark`, for the rule of the card that contains them: like the other controls
 * on cards they are plain elements, because a hundred cards may scroll by in a second.
 */
export const selectStyle = (theme: Theme): CSSObject => ({
  '& .choose': {
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    '@media (pointer: coarse)': { width: 44, height: 44 },
  },
  '& .choose > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    borderRadius: '50%',
    cursor: 'pointer',
  },
  '& .mark': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: 26,
    height: 26,
    borderRadius: '50%',
    border: '2px solid #fff',
    backgroundColor: 'rgb(16 12 11 / 0.5)',
    // Sets the white ring off from a white picture.
    boxShadow: '0 0 0 1px rgb(16 12 11 / 0.35)',
    pointerEvents: 'none',
    transition: 'background-color 120ms ease-out',
  },
  // Hidden and not transparent, because a system may replace the colors of pages.
  '& .mark[data-checked="false"] > svg': { visibility: 'hidden' },
  '& .choose:hover > .mark': { backgroundColor: 'rgb(16 12 11 / 0.88)' },
  '& .mark[data-checked="true"], & .choose:hover > .mark[data-checked="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
});

/** The round mark of what can be selected, with a check when it is. Its style is `selectStyle`. */
export const SelectMark = ({ checked }: { readonly checked: boolean }) => (
  <span className="mark" data-checked={checked}>
    <Check size={16} strokeWidth={3} aria-hidden />
  </span>
);

interface SelectBoxProps {
  /** The name of what is selected. */
  readonly title: string;
  readonly checked: boolean;
  readonly tabbable?: boolean;
  /** Called when the person changes the selection; `toHere` is true if Shift was pressed for everything up to it. */
  readonly onToggle: (toHere: boolean) => void;
}

/** The checkbox that selects a picture or a project. Its style is `selectStyle`. */
export const SelectBox = ({ title, checked, tabbable = true, onToggle }: SelectBoxProps) => (
  <span className="choose">
    <input
      type="checkbox"
      checked={checked}
      aria-label={`Select ${title}`}
      tabIndex={tabbable ? 0 : -1}
      onChange={({ nativeEvent }: ChangeEvent) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
    <SelectMark checked={checked} />
  </span>
);
