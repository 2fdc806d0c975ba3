import { hasStrokes, type Layer, type LayerWithStrokes, type LayerWithTransform } from '@safelight/engine';
import {
  contextOf,
  paintContent,
  paintStrokes,
  setLayerCoordinates,
  setSurfaceCoordinates,
  type PaintResources,
  type Surface,
  type View,
} from '@safelight/paint';
import { sameView, wholeView } from './plate.ts';

/** Layers with fewer strokes are painted from scratch just as fast. */
const FEW = 6;

/** The fields of a layer that affect compositing but not its content. */
const NOT_CONTENT: ReadonlySet<string> = new Set([
  ...['name', 'parentId', 'opacity', 'visible', 'locked', 'blend', 'mask', 'strokes'],
]);

const ONLY_STROKES: ReadonlySet<string> = new Set(['strokes']);

/** True when two states of a layer differ at most in their strokes, or with `content` also in their compositing. */
export const sameContent = (a: Layer, b: Layer, what: 'content' | 'all' = 'content'): boolean => {
  const left = what === 'all' ? ONLY_STROKES : NOT_CONTENT;
  return Object.entries(a).every(
    ([key, value]) => left.has(key) || value === (b as unknown as Record<string, unknown>)[key],
  );
};

const beginsWith = (layer: LayerWithStrokes, kept: LayerWithStrokes): boolean =>
  kept.strokes.length < layer.strokes.length &&
  kept.strokes.every((stroke, index) => stroke === layer.strokes[index]) &&
  sameContent(kept, layer);

interface Kept {
  readonly layer: LayerWithStrokes;
  readonly surface: Surface;
}

/**
 * Caches the content of the painted layer without its last stroke, so that a growing stroke is painted over a
 * copy rather than together with all earlier strokes.
 */
export class KeptContent {
  /** The layer being painted on; null caches nothing new. */
  layerId: string | null = null;
  private kept: Kept | null = null;

  private readonly resources: PaintResources;

  constructor(resources: PaintResources) {
    this.resources = resources;
  }

  /** Paints a layer's content from the cache; false when it is not the cached layer. */
  paint(target: Surface, layer: LayerWithTransform): boolean {
    if (layer.id !== this.layerId || !hasStrokes(layer) || layer.strokes.length < FEW) return false;
    const kept = this.keptFor(layer, target.view);
    const { context, area } = target;
    context.save();
    setSurfaceCoordinates(target);
    context.drawImage(kept.surface.canvas, -area.x, -area.y);
    setLayerCoordinates(target, layer.transform);
    paintStrokes(context, layer.strokes.slice(kept.layer.strokes.length));
    context.restore();
    return true;
  }

  release(): void {
    if (this.kept !== null) this.resources.releaseCanvas(this.kept.surface.canvas);
    this.kept = null;
  }

  private keptFor(layer: LayerWithStrokes, view: View): Kept {
    const { kept } = this;
    const fits = kept !== null && sameView(kept.surface.view, view) && beginsWith(layer, kept.layer);
    if (!fits) {
      this.release();
      const area = wholeView(view);
      const canvas = this.resources.createCanvas(area.width, area.height);
      const surface = { canvas, context: contextOf(canvas), area, view };
      return this.keep(surface, { ...layer, strokes: layer.strokes.slice(0, -1) }, (context, whole) =>
        paintContent(context, whole, this.resources),
      );
    }
    if (layer.strokes.length - kept.layer.strokes.length === 1) return kept;
    const strokes = layer.strokes.slice(0, -1);
    const missing = strokes.slice(kept.layer.strokes.length);
    return this.keep(kept.surface, { ...layer, strokes }, (context) => paintStrokes(context, missing));
  }

  private keep(
    surface: Surface,
    layer: LayerWithStrokes,
    paint: (context: Surface['context'], layer: LayerWithStrokes) => void,
  ): Kept {
    surface.context.save();
    setLayerCoordinates(surface, layer.transform);
    paint(surface.context, layer);
    surface.context.restore();
    this.kept = { layer, surface };
    return this.kept;
  }
}
