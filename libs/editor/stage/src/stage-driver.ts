import {
  overlayOf,
  type Editor,
  type EditorDocument,
  type EditorState,
  type Rect,
  type Viewport,
} from '@safelight/engine';
import { reachOf, type PaintResources, type View } from '@safelight/paint';
import { checkerPainter } from './overlay/checker.ts';
import { MaskTint } from './overlay/mask-tint.ts';
import { overlayBox, paintOverlay } from './overlay/paint-overlay.ts';
import type { StageColors } from './overlay/stage-colors.ts';
import { Compositor, sameRect, type Plates } from './picture/compositor.ts';
import { Pace } from './picture/pace.ts';
import type { Plate } from './picture/plate.ts';
import { shownSubject } from './picture/shown-subject.ts';
import { onStage, onWholePixels, SQUARES_ABOVE, viewOf } from './picture/stage-view.ts';

/** The canvases of the stage, from bottom to top. */
export const STAGE_LAYERS = ['below', 'active', 'above', 'overlay'] as const;
export type StageLayer = (typeof STAGE_LAYERS)[number];

interface DriverOptions {
  readonly editor: Editor;
  readonly resources: PaintResources;
  readonly pixelRatio: number;
  readonly colors: StageColors;
  /** Requests that a canvas of the stage is drawn again, which calls `draw`. */
  readonly redraw: (layer: StageLayer) => void;
}

const NO_PLATES: Plates = { below: null, active: null, above: null };
const PLATES = ['below', 'active', 'above'] as const;

const sameViewport = (a: Viewport, b: Viewport): boolean => a.scale === b.scale && a.x === b.x && a.y === b.y;

/** Clears a box and the antialiased edges around it, or the whole canvas for null. */
const clear = (context: CanvasRenderingContext2D, box: Rect | null): void => {
  if (box === null) {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.restore();
    return;
  }
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  context.clearRect(left, top, Math.ceil(box.x + box.width) - left, Math.ceil(box.y + box.height) - top);
};

/** The reach of a document, rounded up to hundredths of its longer side, so that a slider seldom changes it. */
const steadyReach = (document: EditorDocument): number => {
  const side = Math.max(document.width, document.height);
  return Math.ceil((reachOf(document, side) / side) * 100) * (side / 100);
};

/** True when the overlay changes between two states; it does not while a stroke is painted. */
const overlayDiffers = (a: EditorState, b: EditorState): boolean => {
  const isPainting = ({ draft }: EditorState): boolean =>
    draft?.kind === 'stroke' && draft.purpose !== 'ai-mask';
  return (
    a.document !== b.document ||
    a.selection !== b.selection ||
    a.tool.id !== b.tool.id ||
    a.aiMask !== b.aiMask ||
    (a.draft !== b.draft && !(isPainting(a) && isPainting(b)))
  );
};

/** The content that a canvas shows. */
interface Drawn {
  readonly plate: Plate | null;
  readonly viewport: Viewport;
  /** The box on the stage that is drawn; null for the whole stage. */
  readonly box: Rect | null;
}

/** The picture is painted in full quality when nothing has moved for this long, in milliseconds. */
const REST_MS = 140;

/**
 * Updates the stage's canvases from the editor's state: at most once per frame, without React, and only what
 * changed. The quality may be reduced during movements, but not at rest.
 */
export class StageDriver {
  private readonly compositor: Compositor;
  private readonly tint: MaskTint;
  private readonly pace = new Pace();
  private checker: ReturnType<typeof checkerPainter>;
  private colors: StageColors;
  private plates = NO_PLATES;
  private view: View | null = null;
  private shown: { readonly state: EditorState; readonly viewport: Viewport; readonly region: Rect } | null =
    null;
  private frame: number | null = null;
  private rest: ReturnType<typeof setTimeout> | null = null;
  private movingUntil = 0;
  private busyUntil = 0;
  private isCoarse = false;
  private drawn: Partial<Record<StageLayer, Drawn>> = {};
  private overlayBox: Rect | null = null;
  private readonly leave: () => void;

  private readonly options: DriverOptions;

  constructor(options: DriverOptions) {
    this.options = options;
    const { editor, resources, pixelRatio, colors } = options;
    this.compositor = new Compositor(resources);
    this.tint = new MaskTint(resources, pixelRatio);
    this.colors = colors;
    this.checker = checkerPainter(colors, pixelRatio);
    this.leave = editor.subscribe(() => this.request());
    this.request();
  }

  /** Requests a frame, in which the state is read. */
  request(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.update();
    });
  }

  /** Repaints everything, for example after a picture or font was loaded. */
  invalidate(): void {
    this.compositor.invalidate();
    this.request();
  }

  /** Applies another color scheme. */
  recolor(colors: StageColors): void {
    this.colors = colors;
    this.checker = checkerPainter(colors, this.options.pixelRatio);
    this.redrawAll();
  }

  /** Sets whether handles are large enough for touch. */
  pointWith(coarse: boolean): void {
    if (this.isCoarse === coarse) return;
    this.isCoarse = coarse;
    this.options.redraw('overlay');
  }

  /** Draws the canvases again, for example after they were resized and so cleared. */
  redrawAll(): void {
    this.drawn = {};
    this.overlayBox = null;
    this.update();
    for (const layer of STAGE_LAYERS) this.options.redraw(layer);
  }

  close(): void {
    this.leave();
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    if (this.rest !== null) clearTimeout(this.rest);
    // React may still draw the canvases before it removes them, so they get nothing to show.
    this.shown = null;
    this.compositor.release();
    this.tint.release();
  }

  /** Draws one canvas of the stage, replacing its content. The context's coordinates are CSS pixels. */
  draw(layer: StageLayer, context: CanvasRenderingContext2D): void {
    if (this.shown === null) return;
    if (layer === 'overlay') {
      this.drawOverlay(context);
      return;
    }
    const { viewport, region } = this.shown;
    const plate = this.plates[layer];
    const was = this.drawn[layer];
    this.drawn[layer] = {
      plate,
      viewport,
      box: plate === null ? null : onStage(plate.view, plate.area, viewport),
    };
    const patch = plate?.since ?? null;
    const isPatched = patch !== null && patch.version === was?.plate?.version;
    if (
      plate !== null &&
      isPatched &&
      sameViewport(was.viewport, viewport) &&
      this.isPixelForPixel(plate.view, viewport)
    ) {
      clear(context, onStage(plate.view, patch.dirty, viewport));
      this.drawPart(context, plate, { part: patch.dirty, viewport });
      return;
    }
    clear(context, layer === 'below' || was === undefined ? null : was.box);
    if (layer === 'below') {
      const { x, y, scale } = viewport;
      this.checker(context, {
        x: region.x * scale + x,
        y: region.y * scale + y,
        width: region.width * scale,
        height: region.height * scale,
      });
    }
    if (plate !== null) this.drawPart(context, plate, { part: plate.area, viewport });
  }

  /** True when each pixel of a plate matches a pixel of the canvas. */
  private isPixelForPixel({ scale }: View, viewport: Viewport): boolean {
    return scale === viewport.scale * this.options.pixelRatio;
  }

  private drawPart(
    context: CanvasRenderingContext2D,
    { canvas, area, view }: Plate,
    { part, viewport }: { readonly part: Rect; readonly viewport: Viewport },
  ): void {
    const { x, y, width, height } = onStage(view, part, viewport);
    const [left, top] = [part.x - area.x, part.y - area.y];
    context.imageSmoothingEnabled = viewport.scale <= SQUARES_ABOVE && !this.isPixelForPixel(view, viewport);
    context.drawImage(canvas, left, top, part.width, part.height, x, y, width, height);
  }

  private drawOverlay(context: CanvasRenderingContext2D): void {
    if (this.shown === null) return;
    const { state, viewport } = this.shown;
    const { draft, stage } = state;
    const overlay = overlayOf(state, this.options.resources.measure, this.isCoarse);
    const drawn = draft?.kind === 'stroke' && draft.purpose === 'ai-mask' ? draft.stroke : null;
    const { accent } = this.colors;
    const scene = { overlay, viewport, stage, coarse: this.isCoarse };
    const isTinted = drawn !== null || overlay.aiMask.length > 0;
    clear(context, this.overlayBox);
    this.overlayBox = isTinted ? null : overlayBox(scene);
    this.tint.paint(
      context,
      { strokes: overlay.aiMask, drawn },
      { viewport, stage, picture: state.document, color: accent },
    );
    paintOverlay(context, scene, this.colors);
  }

  /** Updates the canvases from the state of the editor. */
  private update(): void {
    const { editor, pixelRatio } = this.options;
    const { state } = editor;
    if (state.stage.width === 0 || state.stage.height === 0) return;
    const now = performance.now();
    const viewport = onWholePixels(state.viewport, pixelRatio);
    const before = this.shown;
    const moved = before !== null && !sameViewport(before.viewport, viewport);
    this.watch(state, moved, now);
    const isBusy = now < this.busyUntil;
    const subject = shownSubject(state);
    const place = { viewport, stage: state.stage, pixelRatio };
    const reach = steadyReach(subject.document);
    const view = this.pace.viewFor({
      wanted: (options) => viewOf(subject.document, subject.region, place, { ...options, reach }),
      last: this.view,
      isMoving: now < this.movingUntil,
      isDrafting: isBusy && state.draft !== null,
    });
    const old = this.plates;
    this.view = view;
    this.shown = { state, viewport, region: subject.region };
    this.plates = NO_PLATES;
    if (view !== null) {
      const next = isBusy || state.draft !== null ? null : state.selection;
      this.plates = this.compositor.paint(subject, view, next);
      this.pace.took(this.compositor.effort, performance.now() - now);
    }
    const isElsewhere = before === null || moved || !sameRect(before.region, subject.region);
    for (const layer of PLATES) {
      const isBare = layer !== 'below' && old[layer] === null && this.plates[layer] === null;
      if (!isBare && (isElsewhere || old[layer] !== this.plates[layer])) this.options.redraw(layer);
    }
    if (isElsewhere || overlayDiffers(before.state, state)) this.options.redraw('overlay');
    if (isBusy) this.awaitRest();
  }

  /** Records what has just changed: until it rests, the quality may be reduced. */
  private watch(state: EditorState, moved: boolean, now: number): void {
    const before = this.shown?.state;
    if (moved) this.movingUntil = now + REST_MS;
    if (moved || before?.selection !== state.selection || before.draft !== state.draft)
      this.busyUntil = now + REST_MS;
  }

  private awaitRest(): void {
    if (this.rest !== null) clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.rest = null;
      this.request();
    }, REST_MS + 1);
  }
}
