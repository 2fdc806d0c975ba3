import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lastSelected, moveLayerBy } from '@safelight/engine';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { documentIn, selectionIn, useEditing, useEditor } from '../session/editing-session.ts';
import { useLatest } from '../session/use-latest.ts';
import { type LayerRow, rowsOf } from './layer-rows.ts';
import { LayerActions } from './LayerActions.tsx';
import { LayerLine, type LineActions } from './LayerLine.tsx';
import { LayerLook } from './LayerLook.tsx';
import { useLayerDrag } from './use-layer-drag.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

const Look = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1.5, 1, 1),
}));

const List = styled('ul')(({ theme }) => ({
  flex: 1,
  minHeight: 96,
  overflowY: 'auto',
  margin: 0,
  padding: theme.spacing(0.5, 0),
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const idsBetween = (rows: readonly LayerRow[], from: string | null, to: string): readonly string[] => {
  const ids = rows.map(({ layer }) => layer.id);
  const [first, last] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return first === -1 ? [to] : ids.slice(Math.min(first, last), Math.max(first, last) + 1);
};

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);

const focusLine = (from: HTMLElement, id: string | undefined): void => {
  if (id === undefined) return;
  const names = from.closest('[data-layers]')?.querySelectorAll<HTMLElement>('[data-name]') ?? [];
  [...names].find((name) => name.dataset['name'] === id)?.focus();
};

interface LineStates {
  readonly rows: readonly LayerRow[];
  readonly drag: LineActions['onPointerDown'];
  readonly setClosed: (change: (closed: ReadonlySet<string>) => ReadonlySet<string>) => void;
  readonly setRenaming: (id: string | null) => void;
}

/** The callbacks of the lines, with a stable identity. */
const useLineActions = ({ rows, drag, setClosed, setRenaming }: LineStates): LineActions => {
  const { editor } = useEditing();
  const anchor = useRef<string | null>(null);
  const latest = useLatest({ rows, drag });
  return useMemo(() => {
    const rowsNow = (): readonly LayerRow[] => latest.current.rows;
    const onFold = (id: string): void => setClosed((closed) => toggled(closed, id));
    const actOf = ({ key, altKey, currentTarget }: KeyboardEvent<HTMLElement>, { layer }: LayerRow) => {
      const place = rowsNow().findIndex((row) => row.layer.id === layer.id);
      const step = key === 'ArrowUp' ? -1 : 1;
      switch (key) {
        case 'F2':
          return () => setRenaming(layer.id);
        case 'ArrowUp':
        case 'ArrowDown':
          return () => {
            if (altKey) editor.run(moveLayerBy(layer.id, step === -1 ? 1 : -1));
            else if (place + step >= 0) focusLine(currentTarget, rowsNow()[place + step]?.layer.id);
          };
        case 'Home':
        case 'End':
          return () => focusLine(currentTarget, rowsNow().at(key === 'Home' ? 0 : -1)?.layer.id);
        case 'ArrowLeft':
        case 'ArrowRight':
          return layer.type !== 'group' ? null : () => onFold(layer.id);
        default:
          return null;
      }
    };
    return {
      onFold,
      onRename: setRenaming,
      onKey: (event, row) => {
        const act = actOf(event, row);
        if (act === null) return;
        event.preventDefault();
        act();
      },
      onSelect: (id, { toggle, range }) => {
        const { selection } = editor.state;
        if (range) editor.select(idsBetween(rowsNow(), anchor.current ?? lastSelected(selection), id));
        else editor.select(toggle ? toggled(selection, id) : [id]);
        if (!range) anchor.current = id;
      },
      onPointerDown: (event, id) => latest.current.drag(event, id),
    };
  }, [editor, latest, setClosed, setRenaming]);
};

/** All layers from top to bottom: select, show, lock, rename and drag them, and act on the selection. */
export const LayersPanel = () => {
  const { editor } = useEditing();
  const document = useEditor(documentIn);
  const selection = useEditor(selectionIn);
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const [renaming, setRenaming] = useState<string | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const rows = useMemo(() => rowsOf(document, closed), [document, closed]);
  const { target, dragged, onPointerDown } = useLayerDrag(rows, closed);
  const actions = useLineActions({ rows, drag: onPointerDown, setClosed, setRenaming });
  const tabStop = rows.find(({ layer }) => selection.has(layer.id)) ?? rows[0];
  return (
    <Root>
      <Look>
        <LayerLook isCompact />
      </Look>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2, flex: 1 }}>
          No layers yet. Draw something, or add an image.
        </Typography>
      ) : (
        <List
          aria-label="Layers"
          data-layers
          onContextMenu={(event) => {
            const line = (event.target as Element).closest<HTMLElement>('[data-layer]');
            const id = line?.dataset['layer'];
            if (id === undefined) return;
            event.preventDefault();
            if (!selection.has(id)) editor.select([id]);
            setMenu(line);
          }}
        >
          {rows.map((row) => (
            <LayerLine
              key={row.layer.id}
              row={row}
              isSelected={selection.has(row.layer.id)}
              isTabStop={row === tabStop}
              isClosed={closed.has(row.layer.id)}
              isRenaming={renaming === row.layer.id}
              isDragged={dragged.has(row.layer.id)}
              drop={target?.id === row.layer.id && !dragged.has(row.layer.id) ? target.spot : null}
              actions={actions}
            />
          ))}
        </List>
      )}
      <LayerActions menu={menu} onMenu={setMenu} onRename={setRenaming} />
    </Root>
  );
};
