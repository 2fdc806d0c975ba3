import type { Size, Stroke, Viewport } from '@safelight/engine';
import { contextOf, paintStrokes, type Canvas2D, type PaintResources } from '@safelight/paint';

/** The opacity of the tint. */
const OPACITY = 0.5;

interface Kept {
  readonly strokes: readonly Stroke[];
  readonly viewport: Viewport;
  readonly stage: Size;
  readonly picture: Size;
  readonly color: string;
  readonly canvas: Canvas2D;
}

/** Where the tint is drawn: within the picture on a stage. */
type Place = Pick<Kept, 'viewport' | 'stage' | 'picture' | 'color'>;

/** Shows the painted area of the next AI edit as a tint. Finished strokes are painted only once for each view. */
export class MaskTint {
  private kept: Kept | null = null;

  private readonly resources: PaintResources;
  private readonly pixelRatio: number;

  constructor(resources: PaintResources, pixelRatio: number) {
    this.resources = resources;
    this.pixelRatio = pixelRatio;
  }

  /** Draws the strokes, including the current one. The context's coordinates are CSS pixels of the stage. */
  paint(
    context: CanvasRenderingContext2D,
    mask: { readonly strokes: readonly Stroke[]; readonly drawn: Stroke | null },
    place: Place,
  ): void {
    if (mask.strokes.length === 0 && mask.drawn === null) {
      this.release();
      return;
    }
    const base = this.keptFor(mask.strokes, place);
    const { drawn } = mask;
    if (drawn === null) {
      this.lay(context, base, place.stage);
      return;
    }
    const scratch = this.resources.createCanvas(base.width, base.height);
    contextOf(scratch).drawImage(base, 0, 0);
    this.strokes(scratch, [drawn], place);
    this.lay(context, scratch, place.stage);
    this.resources.releaseCanvas(scratch);
  }

  release(): void {
    if (this.kept !== null) this.resources.releaseCanvas(this.kept.canvas);
    this.kept = null;
  }

  private keptFor(strokes: readonly Stroke[], { viewport, stage, picture, color }: Place): Canvas2D {
    const { kept } = this;
    const fits =
      kept !== null &&
      kept.strokes === strokes &&
      kept.color === color &&
      kept.stage === stage &&
      kept.picture.width === picture.width &&
      kept.picture.height === picture.height &&
      kept.viewport.scale === viewport.scale &&
      kept.viewport.x === viewport.x &&
      kept.viewport.y === viewport.y;
    if (fits) return kept.canvas;
    this.release();
    const { pixelRatio } = this;
    const canvas = this.resources.createCanvas(stage.width * pixelRatio, stage.height * pixelRatio);
    this.strokes(canvas, strokes, { viewport, picture, color });
    this.kept = { strokes, viewport, stage, picture, color, canvas };
    return canvas;
  }

  private strokes(
    canvas: Canvas2D,
    strokes: readonly Stroke[],
    { viewport, picture, color }: Omit<Place, 'stage'>,
  ): void {
    const context = contextOf(canvas);
    const { pixelRatio } = this;
    const scale = viewport.scale * pixelRatio;
    context.save();
    context.setTransform(scale, 0, 0, scale, viewport.x * pixelRatio, viewport.y * pixelRatio);
    context.beginPath();
    context.rect(0, 0, picture.width, picture.height);
    context.clip();
    paintStrokes(
      context,
      strokes.map((stroke) => ({ ...stroke, color })),
    );
    context.restore();
  }

  private lay(context: CanvasRenderingContext2D, canvas: Canvas2D, { width, height }: Size): void {
    const [across, down] = [width * this.pixelRatio, height * this.pixelRatio];
    context.save();
    context.globalAlpha = OPACITY;
    // Only this part of the canvas, which may be larger than requested.
    context.drawImage(canvas, 0, 0, across, down, 0, 0, width, height);
    context.restore();
  }
}
