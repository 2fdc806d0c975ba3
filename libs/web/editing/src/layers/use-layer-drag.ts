import { type EditorDocument, type LayerPlace, placeLayers } from '@safelight/engine';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEditing } from '../session/editing-session.ts';
import { useLatest } from '../session/use-latest.ts';
import { edgeScroll } from './edge-scroll.ts';
import { type DropSpot, type LayerRow, placeOfDrop, spotAt } from './layer-rows.ts';

/** The distance that a pointer must move before a press becomes a drag, in pixels. */
const THRESHOLD_PX = 5;

interface Target {
  readonly id: string;
  readonly spot: DropSpot;
}

interface LayerDrag {
  /** The line under the dragged layer; null when nothing is dragged. */
  readonly target: Target | null;
  readonly dragged: ReadonlySet<string>;
  /** Handles a press on a line. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

const rowUnder = (list: Element, y: number): HTMLElement | null => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-layer]')];
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (y < first.getBoundingClientRect().top) return first;
  const hit = rows.find((row) => y < row.getBoundingClientRect().bottom);
  return hit ?? last;
};

const targetAt = (list: Element, y: number): Target | null => {
  const row = rowUnder(list, y);
  const id = row?.dataset['layer'];
  if (row === null || id === undefined) return null;
  const { top, height } = row.getBoundingClientRect();
  return { id, spot: spotAt((y - top) / Math.max(1, height), row.dataset['group'] === 'true') };
};

const sameTarget = (a: Target | null, b: Target | null): boolean => a?.id === b?.id && a?.spot === b?.spot;

const placeFor = (
  document: EditorDocument,
  rows: readonly LayerRow[],
  { target, closed }: { readonly target: Target; readonly closed: ReadonlySet<string> },
  moving: ReadonlySet<string>,
): LayerPlace | null => {
  const row = rows.find(({ layer }) => layer.id === target.id);
  if (row === undefined || moving.has(target.id)) return null;
  return placeOfDrop(
    document,
    { layer: row.layer, spot: target.spot, isOpen: !closed.has(row.layer.id) },
    moving,
  );
};

/**
 * Drags lines of the panel to another place. Dragging one of several selected lines moves them all; a line that is not
 * selected becomes the selection. Near an edge of the list a drag scrolls it.
 */
export const useLayerDrag = (rows: readonly LayerRow[], closed: ReadonlySet<string>): LayerDrag => {
  const { editor } = useEditing();
  const [target, setTarget] = useState<Target | null>(null);
  const [dragged, setDragged] = useState<ReadonlySet<string>>(NONE);
  const latest = useLatest({ rows, closed });
  /** Ends the current drag; null while nothing is dragged. */
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>, id: string): void => {
    if (event.button !== 0 || current.current !== null) return;
    const list = event.currentTarget.closest('[data-layers]');
    if (list === null) return;
    const { pointerId, clientY: from } = event;
    const moving = editor.state.selection.has(id) ? editor.state.selection : new Set([id]);
    const ending = new AbortController();
    const { signal } = ending;
    current.current = ending;
    const scroll = edgeScroll(list);
    let over: Target | null = null;
    let height = from;
    let begun = false;
    const aim = (): void => {
      if (!begun) return;
      const next = targetAt(list, height);
      if (sameTarget(over, next)) return;
      over = next;
      setTarget(next);
    };
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      if (!begun && Math.abs(clientY - from) < THRESHOLD_PX) return;
      if (!begun) {
        if (!editor.state.selection.has(id)) editor.select([id]);
        setDragged(moving);
      }
      begun = true;
      height = clientY;
      aim();
      scroll.dragTo(clientY);
    };
    signal.addEventListener('abort', scroll.stop);
    const stop = (): void => {
      ending.abort();
      current.current = null;
      setTarget(null);
      setDragged(NONE);
    };
    const drop = (): void => {
      stop();
      if (over === null) return;
      const place = placeFor(
        editor.state.document,
        latest.current.rows,
        { target: over, closed: latest.current.closed },
        moving,
      );
      if (place !== null) editor.run(placeLayers(moving, place));
    };
    const escape = (pressed: KeyboardEvent): void => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      stop();
    };
    const follow =
      (act: (pointer: globalThis.PointerEvent) => void) =>
      (pointer: globalThis.PointerEvent): void => {
        if (pointer.pointerId === pointerId) act(pointer);
      };
    window.addEventListener('pointermove', follow(move), { signal });
    window.addEventListener('pointerup', follow(drop), { signal });
    window.addEventListener('pointercancel', follow(stop), { signal });
    // The list also scrolls by a wheel.
    list.addEventListener('scroll', aim, { signal });
    window.addEventListener('keydown', escape, { signal, capture: true });
  };
  return { target, dragged, onPointerDown };
};
