import { styled } from '@mui/material/styles';
import { LIMITS, renameLayer, setLocked, setVisible, showOnly } from '@safelight/engine';
import { charactersIn } from '@safelight/rules';
import { isForInputMethod } from '@safelight/web-ui';
import { ChevronDown, ChevronRight, Eye, EyeOff, GripVertical, Lock, LockOpen } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent, useId, useState } from 'react';
import { FieldProblem } from '../fields/FieldProblem.tsx';
import { Hint, SmallButton } from '../fields/IconChoice.tsx';
import { UNZOOMED } from '../fields/unzoomed.ts';
import { useEditing } from '../session/editing-session.ts';
import type { DropSpot, LayerRow } from './layer-rows.ts';
import { LayerThumbnail } from './LayerThumbnail.tsx';
import { MaskLink } from './MaskLink.tsx';
import { MaskThumbnail } from './MaskThumbnail.tsx';

/** The height of a line in pixels. */
const LINE_PX = 48;

const Line = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: LINE_PX,
  paddingRight: theme.spacing(0.5),
  userSelect: 'none',
  // Outside of the controls, the focus ring would be cut off by the line, or covered by the mark of the selection.
  '--ring-offset': '-3px',
  '--ring-inset': 'inset',
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${String(LINE_PX)}px`,
  '&[data-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '&[data-selected="true"]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: 3,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-dragged="true"]': { opacity: 0.5 },
  '&[data-drop]::after': {
    content: '""',
    position: 'absolute',
    left: 8,
    right: 8,
    height: 2,
    pointerEvents: 'none',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-drop="above"]::after': { top: -1 },
  '&[data-drop="below"]::after': { bottom: -1 },
  '&[data-drop="inside"]::after': {
    inset: 2,
    height: 'auto',
    borderRadius: 8,
    background: 'none',
    border: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '& .quiet': { opacity: 0 },
  '&:hover .quiet, &:focus-within .quiet, &[data-selected="true"] .quiet': { opacity: 1 },
  '& .grip': {
    cursor: 'grab',
    touchAction: 'none',
    color: theme.vars.palette.text.disabled,
    display: 'grid',
  },
  '@media (pointer: coarse)': { '& .quiet': { opacity: 1 }, '& .grip': { padding: 15 } },
}));

const Name = styled('button')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(0.5),
  border: 0,
  cursor: 'default',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-hidden="true"] > span': { color: theme.vars.palette.text.secondary },
}));

const Rename = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 32,
  paddingInline: theme.spacing(0.75),
  borderRadius: 6,
  font: 'inherit',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '@media (pointer: coarse)': { height: 44, fontSize: UNZOOMED },
}));

interface RenameFieldProps {
  readonly name: string;
  readonly onDone: (name: string | null) => void;
}

/** Enter and leaving the field apply the name, and Escape restores it. A name that is too long stays, with a message. */
const RenameField = ({ name, onDone }: RenameFieldProps) => {
  const id = useId();
  const [field, setField] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState(name);
  const isTooLong = charactersIn(typed.trim()) > LIMITS.nameLength;
  const finish = (): void => {
    if (!isTooLong) onDone(typed);
  };
  return (
    <>
      <Rename
        ref={setField}
        aria-label={`Name of ${name}`}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-problem` : undefined}
        // The person opened the field with a double click or a key, and continues typing in it.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (isForInputMethod(event)) return;
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') onDone(null);
        }}
      />
      <FieldProblem
        id={`${id}-problem`}
        field={field}
        isShown={isTooLong}
        problem={`Use at most ${String(LIMITS.nameLength)} characters.`}
      />
    </>
  );
};

export interface LineActions {
  readonly onSelect: (id: string, held: { readonly toggle: boolean; readonly range: boolean }) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, row: LayerRow) => void;
  readonly onFold: (id: string) => void;
  readonly onRename: (id: string | null) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
}

interface LayerLineProps {
  readonly row: LayerRow;
  readonly isSelected: boolean;
  /** True for the line that is the tab stop. */
  readonly isTabStop: boolean;
  readonly isClosed: boolean;
  readonly isRenaming: boolean;
  readonly isDragged: boolean;
  readonly drop: DropSpot | null;
  readonly actions: LineActions;
}

const sameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);

/**
 * Compares rows by value, because every change of the document makes new rows. A line with an equal row does
 * not render again.
 */
const isSame = ({ row, ...props }: LayerLineProps, { row: nextRow, ...next }: LayerLineProps): boolean =>
  sameFields(row, nextRow) && sameFields(props, next);

/** One layer: its visibility, thumbnail, name, mask and lock. */
export const LayerLine = memo(
  ({ row, isSelected, isTabStop, isClosed, isRenaming, isDragged, drop, actions }: LayerLineProps) => {
    const { editor } = useEditing();
    const { layer, depth, isHidden } = row;
    const { id, name, visible, locked } = layer;
    const only = new Set([id]);
    const Fold = isClosed ? ChevronRight : ChevronDown;
    return (
      <Line
        data-layer={id}
        data-group={layer.type === 'group'}
        data-selected={isSelected}
        data-dragged={isDragged}
        data-drop={drop ?? undefined}
        style={{ paddingLeft: 4 + depth * 16 }}
      >
        <Hint text={visible ? 'Hide' : 'Show'} side="left">
          <SmallButton
            type="button"
            aria-label={visible ? `Hide ${name}` : `Show ${name}`}
            onClick={({ altKey }) => editor.run(altKey ? showOnly(id) : setVisible(only, !visible))}
          >
            {visible ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
          </SmallButton>
        </Hint>
        {layer.type === 'group' ? (
          <SmallButton
            type="button"
            sx={{ width: 20, '@media (pointer: coarse)': { width: 44 } }}
            aria-label={isClosed ? `Open ${name}` : `Close ${name}`}
            aria-expanded={!isClosed}
            onClick={() => actions.onFold(id)}
          >
            <Fold size={14} aria-hidden />
          </SmallButton>
        ) : null}
        {isRenaming ? (
          <RenameField
            name={name}
            onDone={(typed) => {
              if (typed !== null) editor.run(renameLayer(id, typed));
              actions.onRename(null);
            }}
          />
        ) : (
          <Name
            type="button"
            data-name={id}
            data-hidden={isHidden}
            tabIndex={isTabStop ? 0 : -1}
            aria-pressed={isSelected}
            onClick={(event: MouseEvent) =>
              actions.onSelect(id, { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey })
            }
            onDoubleClick={() => actions.onRename(id)}
            onKeyDown={(event) => actions.onKey(event, row)}
            onPointerDown={(event) => {
              // With a finger, dragging the line scrolls the list; the grip drags the layer.
              if (event.pointerType !== 'touch') actions.onPointerDown(event, id);
            }}
          >
            <LayerThumbnail layer={layer} />
            <span>{name}</span>
          </Name>
        )}
        {layer.mask === null ? null : (
          <>
            <MaskLink layer={layer} mask={layer.mask} />
            <MaskThumbnail layer={layer} mask={layer.mask} />
          </>
        )}
        <Hint text={locked ? 'Unlock' : 'Lock'} side="left">
          <SmallButton
            type="button"
            className={locked ? undefined : 'quiet'}
            aria-label={locked ? `Unlock ${name}` : `Lock ${name}`}
            onClick={() => editor.run(setLocked(only, !locked))}
          >
            {locked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden />}
          </SmallButton>
        </Hint>
        <span className="grip quiet" onPointerDown={(event) => actions.onPointerDown(event, id)}>
          <GripVertical size={14} aria-hidden />
        </span>
      </Line>
    );
  },
  isSame,
);
LayerLine.displayName = 'LayerLine';
