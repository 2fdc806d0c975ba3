import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

/** A square button of a bar or panel, 32 px with a mouse and 44 px on touch screens. */
export const SmallButton = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  transition: 'background-color 120ms ease-out, color 120ms ease-out',
  '&:hover:not(:disabled)': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '&[aria-pressed="true"], &[aria-checked="true"], &[aria-expanded="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '&:disabled': { color: theme.vars.palette.text.disabled, opacity: 0.55, cursor: 'default' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
}));

interface IconToolProps {
  readonly label: string;
  /** The key that the tooltip shows after the label. */
  readonly shortcut?: string;
  readonly icon: LucideIcon;
  readonly disabled?: boolean;
  /** The reason why the button is disabled, shown in its tooltip. */
  readonly reason?: string;
  /** Whether a toggle button is pressed; absent for other buttons. */
  readonly pressed?: boolean;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly onPress: (button: HTMLElement) => void;
}

/** The tooltip of a button, on hover and focus. */
export const Hint = ({
  text,
  shortcut,
  side = 'bottom',
  children,
}: {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly children: ReactElement;
}) => (
  <Tooltip
    title={shortcut === undefined ? text : `${text} (${shortcut})`}
    placement={side}
    describeChild
    disableInteractive
  >
    {children}
  </Tooltip>
);

/** A small button with only an icon; its label is in a tooltip. */
export const IconTool = ({
  label,
  shortcut,
  icon: Icon,
  disabled = false,
  reason,
  pressed,
  side,
  onPress,
}: IconToolProps) => {
  const button = (
    <SmallButton
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      // A disabled button receives no pointer events, so the Tooltip component cannot show; `title` works.
      title={!disabled ? undefined : reason === undefined ? label : `${label}: ${reason}`}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon size={16} aria-hidden />
    </SmallButton>
  );
  return disabled ? (
    button
  ) : (
    <Hint text={label} shortcut={shortcut} {...(side === undefined ? {} : { side })}>
      {button}
    </Hint>
  );
};

interface IconChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon: LucideIcon }[];
  readonly disabled?: boolean;
  readonly onValue: (value: T) => void;
}

/** A choice of a few options as icon buttons, of which one is pressed. */
export const IconChoice = <T extends string>({
  label,
  value,
  options,
  disabled = false,
  onValue,
}: IconChoiceProps<T>) => (
  <div role="group" aria-label={label} style={{ display: 'flex', gap: 2 }}>
    {options.map((option) => (
      <IconTool
        key={option.value}
        label={option.label}
        icon={option.icon}
        disabled={disabled}
        pressed={option.value === value}
        onPress={() => onValue(option.value)}
      />
    ))}
  </div>
);
