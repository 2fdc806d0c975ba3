import type {
  DocumentPoint,
  FilterLayer,
  FilterPlan,
  FontName,
  LayerWithTransform,
  MeasureText,
  PictureSource,
  Rect,
  Size,
  Transform,
} from '@safelight/engine';

/** Sets the context's transform so that its coordinates are pixels of a layer. */
export const setLayerCoordinates = (surface: Surface, transform: Transform): void => {
  setDocumentCoordinates(surface);
  const { context } = surface;
  context.translate(transform.x, transform.y);
  context.rotate((transform.rotation * Math.PI) / 180);
  context.scale(transform.scaleX, transform.scaleY);
};

/** The larger of the context's scale factors, in pixels of the target per unit. */
export const scaleOf = (context: Context2D): number => {
  const { a, b, c, d } = context.getTransform();
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
};

export type Canvas2D = HTMLCanvasElement | OffscreenCanvas;
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A decoded picture, possibly reduced: `width` and `height` are its own, in pixels. */
export interface Picture {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** The size before it was reduced; absent if it was not. */
  readonly whole?: Size;
}

/** The functions that the painter needs from its environment. */
export interface PaintResources {
  /** Creates a transparent canvas to work on, at least 1 × 1. */
  readonly createCanvas: (width: number, height: number) => Canvas2D;
  /** Called when a canvas from `createCanvas` is no longer needed, so that its memory can be freed. */
  readonly releaseCanvas: (canvas: Canvas2D) => void;
  /**
   * Returns a decoded picture, or null while it is not loaded; its layer is then left out. `width` is the
   * width in pixels at which the whole picture is drawn, so a picture reduced to this width is sufficient.
   */
  readonly picture: (source: PictureSource, width: number) => Picture | null;
  readonly measure: MeasureText;
  /** The CSS font family for a font of the document. */
  readonly familyOf: (font: FontName) => string;
  /** Applies filters to pixels in place, if the environment has a faster way than the engine's `applyPlan`. */
  readonly applyPlan?: (pixels: ImageData, plan: FilterPlan, layer: FilterLayer) => void;
  /** Paints the content of a layer from a cached copy; false when there is none. */
  readonly paintKept?: (surface: Surface, layer: LayerWithTransform) => boolean;
}

/** The part of a document to paint, and its scale. */
export interface View {
  /** The point of the document at the top left corner of the target. */
  readonly origin: DocumentPoint;
  /** Pixels of the target for each pixel of the document. */
  readonly scale: number;
  /** The longest side of the document in its own pixels, on which the radius of filters depends. */
  readonly documentSide: number;
  /** The size of the target in pixels. */
  readonly width: number;
  readonly height: number;
  /** The region of the document that `paintDocument` paints and cuts layers to; without it, the canvas. */
  readonly region?: Rect;
}

/** A canvas for one rectangle of a view; `area` is in pixels of the view's target. */
export interface Surface {
  readonly canvas: Canvas2D;
  readonly context: Context2D;
  readonly area: Rect;
  readonly view: View;
}

export const contextOf = (canvas: Canvas2D): Context2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null)
    throw new Error('This canvas cannot be drawn on: the browser is out of memory for canvases.');
  return context;
};

/** Sets the context's transform so that its coordinates are pixels of the document. */
export const setDocumentCoordinates = ({ context, area, view }: Surface): void => {
  const { scale, origin } = view;
  context.setTransform(scale, 0, 0, scale, -origin.x * scale - area.x, -origin.y * scale - area.y);
};

/** Sets the context's transform so that its coordinates are pixels of the surface's canvas. */
export const setSurfaceCoordinates = ({ context }: Surface): void => context.setTransform(1, 0, 0, 1, 0, 0);

/** The whole pixels of a surface that a rectangle of the document touches; null for none. */
export const touchedArea = (rect: Rect, { view, area }: Pick<Surface, 'view' | 'area'>): Rect | null => {
  const left = Math.max(area.x, Math.floor((rect.x - view.origin.x) * view.scale));
  const top = Math.max(area.y, Math.floor((rect.y - view.origin.y) * view.scale));
  const right = Math.min(area.x + area.width, Math.ceil((rect.x + rect.width - view.origin.x) * view.scale));
  const bottom = Math.min(
    area.y + area.height,
    Math.ceil((rect.y + rect.height - view.origin.y) * view.scale),
  );
  return right <= left || bottom <= top
    ? null
    : { x: left, y: top, width: right - left, height: bottom - top };
};

/** Runs `paint` with a transparent scratch surface for an area, and releases its canvas afterwards. */
export const onScratch = <T>(
  { view, area }: Pick<Surface, 'view' | 'area'>,
  resources: PaintResources,
  paint: (scratch: Surface) => T,
): T => {
  const canvas = resources.createCanvas(area.width, area.height);
  try {
    return paint({ canvas, context: contextOf(canvas), area, view });
  } finally {
    resources.releaseCanvas(canvas);
  }
};

/** Draws one surface over another, in its place. */
export const layOver = (
  target: Surface,
  source: Surface,
  { opacity = 1, composite = 'source-over' }: { opacity?: number; composite?: string } = {},
): void => {
  const { context } = target;
  context.save();
  setSurfaceCoordinates(target);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = composite as GlobalCompositeOperation;
  context.drawImage(source.canvas, source.area.x - target.area.x, source.area.y - target.area.y);
  context.restore();
};
