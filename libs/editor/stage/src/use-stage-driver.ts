import type { Editor, MeasureText } from '@safelight/engine';
import type { PaintResources } from '@safelight/paint';
import { CanvasPool, measureText, onFontsLoaded, paintResources, type PictureStore } from '@safelight/render';
import type Konva from 'konva';
import { type RefObject, useEffect, useState } from 'react';
import { FilterRunner } from './filters/filter-runner.ts';
import { colorsAt, onSchemeChange } from './overlay/stage-colors.ts';
import { StageDriver, type StageLayer } from './stage-driver.ts';

/** A picture is shown in full when the reduced one has fewer pixels than this fraction of its size on screen. */
const SHARP_ENOUGH = 0.95;

/**
 * Rounds sizes of scratch canvases up, so that they can be reused although each frame needs slightly
 * different sizes.
 */
const roundedUp = (side: number): number => Math.ceil(side / 64) * 64;

/** The painter's resources for the stage: pictures with just the sharpness needed. */
const stageResources = (
  pool: CanvasPool,
  pictures: PictureStore,
  { measure, filters }: { readonly measure: MeasureText; readonly filters: FilterRunner },
): PaintResources => ({
  ...paintResources(pool, pictures),
  createCanvas: (width, height) => pool.createCanvas(roundedUp(width), roundedUp(height)),
  measure,
  applyPlan: filters.applyPlan,
  picture: (source, width) => {
    const forScreens = pictures.get(source);
    return forScreens !== null && forScreens.width < width * SHARP_ENOUGH
      ? pictures.get(source, 'full')
      : forScreens;
  },
});

const measuring = (): MeasureText => (text, font) => measureText(text, font);

/** Measures text. Returns another function after more fonts are loaded, because widths are cached for each function. */
export const useMeasure = (): MeasureText => {
  const [measure, setMeasure] = useState<MeasureText>(measuring);
  useEffect(() => onFontsLoaded(() => setMeasure(measuring)), []);
  return measure;
};

/** The canvases of the stage that are mounted. */
export type StageCanvases = Partial<Record<StageLayer, Konva.Layer>>;

interface Stands {
  readonly editor: Editor;
  readonly pictures: PictureStore;
  readonly measure: MeasureText;
  readonly pixelRatio: number;
  readonly host: RefObject<HTMLElement | null>;
  readonly canvases: RefObject<StageCanvases>;
}

/** The driver of a mounted stage; null before. */
export const useStageDriver = ({
  editor,
  pictures,
  measure,
  pixelRatio,
  host,
  canvases,
}: Stands): StageDriver | null => {
  const [driver, setDriver] = useState<StageDriver | null>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const pool = new CanvasPool();
    const filters = new FilterRunner(() => made.invalidate());
    const made: StageDriver = new StageDriver({
      editor,
      resources: stageResources(pool, pictures, { measure, filters }),
      pixelRatio,
      colors: colorsAt(element),
      redraw: (layer) => canvases.current[layer]?.drawScene(),
    });
    made.pointWith(window.matchMedia('(pointer: coarse)').matches);
    const ends = [
      pictures.subscribe(() => made.invalidate()),
      onSchemeChange(() => made.recolor(colorsAt(element))),
    ];
    setDriver(made);
    return () => {
      for (const end of ends) end();
      made.close();
      filters.close();
      pool.close();
      setDriver(null);
    };
  }, [canvases, editor, host, measure, pictures, pixelRatio]);
  return driver;
};
