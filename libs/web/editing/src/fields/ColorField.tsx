import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { Color } from '@safelight/engine';
import { useState } from 'react';
import { opaque } from './color-text.ts';
import { ColorPicker } from './ColorPicker.tsx';

const Trigger = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minWidth: 0,
  height: 32,
  paddingInline: theme.spacing(0.75, 1),
  borderRadius: 8,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '& > span:last-of-type': { marginLeft: 'auto', color: theme.vars.palette.text.primary },
  '@media (pointer: coarse)': { height: 44 },
}));

const Sample = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: 5,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&[data-none="true"]': {
    background: `linear-gradient(to top right, transparent 46%, ${theme.vars.palette.error.main} 46% 54%, transparent 54%)`,
  },
}));

interface ColorFieldProps {
  readonly label: string;
  readonly value: Color | null;
  readonly disabled?: boolean;
  /** True in a bar: the field then shows only the color, and its hex number to screen readers. */
  readonly isCompact?: boolean;
  readonly onPreview?: (color: Color) => void;
}

interface OptionalColor extends ColorFieldProps {
  /** Allows no color, for example for a shape's fill. */
  readonly canBeNone: true;
  readonly onValue: (color: Color | null) => void;
}

interface RequiredColor extends ColorFieldProps {
  readonly canBeNone?: false;
  readonly onValue: (color: Color) => void;
}

/** A color field: one button that opens swatches, the system's picker and the hex number. */
export const ColorField = (props: OptionalColor | RequiredColor) => {
  const { label, value, disabled = false, isCompact = false, onPreview } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const take = (color: Color | null): void => {
    if (props.canBeNone) props.onValue(color);
    else if (color !== null) props.onValue(color);
  };
  return (
    <>
      <Trigger
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Sample data-none={value === null} style={{ backgroundColor: value ?? 'transparent' }} />
        <span>{label}</span>{' '}
        <span style={isCompact ? visuallyHidden : undefined}>{value === null ? 'None' : opaque(value)}</span>
      </Trigger>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        onClose={() => setAnchor(null)}
      >
        <ColorPicker
          value={value}
          canBeNone={props.canBeNone === true}
          onPreview={onPreview}
          onValue={take}
        />
      </Popover>
    </>
  );
};
