import {
  fit,
  keepInSight,
  panBy,
  type Point,
  type Size,
  type Viewport,
  viewportAfterKey,
  zoomBy,
} from '@safelight/engine';
import { useCallback, useState } from 'react';

/** The stage as it lies on the screen: how large it is and how the picture lies in it. */
export interface StageView {
  readonly stage: Size;
  readonly viewport: Viewport;
}

/** A stage and the ways to move its picture; null until the stage has a size. */
export interface StageControl {
  readonly view: StageView | null;
  readonly resize: (stage: Size) => void;
  readonly pan: (by: Point) => void;
  /** `steps` of 1.2 about a point of the stage; about its middle without one. */
  readonly zoom: (steps: number, about?: Point) => void;
  readonly fit: () => void;
  /** True when the key was taken. */
  readonly press: (key: string) => boolean;
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** After a change of size, what was in the middle stays in the middle. */
const resized = (view: StageView | null, stage: Size, picture: Size): StageView => {
  if (view === null) return { stage, viewport: fit(picture, stage) };
  const before = middleOf(view.stage);
  const after = middleOf(stage);
  return { stage, viewport: panBy(view.viewport, { x: after.x - before.x, y: after.y - before.y }) };
};

/** Keeps the viewport of a picture, in pixels of its own size; fitted at first. */
export const useStageViewport = (picture: Size): StageControl => {
  const { width, height } = picture;
  const [view, setView] = useState<StageView | null>(null);
  const change = useCallback(
    (next: (view: StageView) => Viewport) => {
      setView((now) =>
        now === null ? null : { ...now, viewport: keepInSight(next(now), { width, height }, now.stage) },
      );
    },
    [height, width],
  );
  return {
    view,
    resize: useCallback(
      (stage: Size) => {
        setView((now) => resized(now, stage, { width, height }));
      },
      [height, width],
    ),
    pan: useCallback(
      (by: Point) => {
        change(({ viewport }) => panBy(viewport, by));
      },
      [change],
    ),
    zoom: useCallback(
      (steps: number, about?: Point) => {
        change(({ viewport, stage }) => zoomBy(viewport, steps, about ?? middleOf(stage)));
      },
      [change],
    ),
    fit: () => {
      change(({ stage }) => fit(picture, stage));
    },
    press: (key) => {
      const next =
        view === null ? null : viewportAfterKey(view.viewport, key, { picture, stage: view.stage });
      if (next === null) return false;
      change(() => next);
      return true;
    },
  };
};
