import { contextOf, type PaintResources, type Surface, type View } from '@safelight/paint';
import type { Rect } from '@safelight/engine';

/** A painted part of a view. It is replaced by a new object whenever something is painted on it. */
export interface Plate {
  /** Changes whenever something is painted. */
  readonly version: number;
  readonly canvas: Surface['canvas'];
  /** The area of the plate in pixels of the view's target; the canvas may be larger. */
  readonly area: Rect;
  readonly view: View;
  /**
   * Set when only a part was repainted: the previous version, and that part in pixels of the view's target.
   */
  readonly since: { readonly version: number; readonly dirty: Rect } | null;
}

export const sameView = (a: View, b: View): boolean =>
  a.scale === b.scale &&
  a.origin.x === b.origin.x &&
  a.origin.y === b.origin.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.documentSide === b.documentSide;

/** The area of a whole view. */
export const wholeView = ({ width, height }: View): Rect => ({ x: 0, y: 0, width, height });

/** The sides of canvases are rounded up to a multiple of this, so that a slightly larger area needs no new canvas. */
const STEP = 64;

const roundedUp = (side: number): number => Math.ceil(side / STEP) * STEP;

/** A canvas that is painted on repeatedly, and its current plate. */
export class PlateCanvas {
  plate: Plate | null = null;
  private canvas: Surface['canvas'] | null = null;
  private versions = 0;

  private readonly resources: PaintResources;

  constructor(resources: PaintResources) {
    this.resources = resources;
  }

  /** Paints an area of a view: over the existing content with `keep`, otherwise on a cleared canvas. */
  paint(view: View, area: Rect, paint: (surface: Surface) => void, keep = false): void {
    const canvas = this.canvasFor(area);
    const context = contextOf(canvas);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (!keep) context.clearRect(0, 0, area.width, area.height);
    paint({ canvas, context, area, view });
    context.restore();
    this.plate = { canvas, area, view, version: this.nextVersion(), since: null };
  }

  /** Repaints a part of the plate: first on a scratch canvas, because painting may read the existing content. */
  patch(dirty: Rect, paint: (surface: Surface) => void): void {
    const { plate } = this;
    if (plate === null) return;
    const { canvas, area, view } = plate;
    const scratch = this.resources.createCanvas(dirty.width, dirty.height);
    paint({ canvas: scratch, context: contextOf(scratch), area: dirty, view });
    const context = contextOf(canvas);
    const { width, height } = dirty;
    const [x, y] = [dirty.x - area.x, dirty.y - area.y];
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(x, y, width, height);
    context.drawImage(scratch, 0, 0, width, height, x, y, width, height);
    context.restore();
    this.resources.releaseCanvas(scratch);
    this.plate = {
      canvas,
      area,
      view,
      version: this.nextVersion(),
      since: { version: plate.version, dirty },
    };
  }

  /** Drops the plate and frees its memory. */
  release(): void {
    this.plate = null;
    if (this.canvas !== null) this.resources.releaseCanvas(this.canvas);
    this.canvas = null;
  }

  private nextVersion(): number {
    this.versions += 1;
    return this.versions;
  }

  private canvasFor({ width, height }: Rect): Surface['canvas'] {
    if (this.canvas !== null && this.canvas.width >= width && this.canvas.height >= height)
      return this.canvas;
    if (this.canvas !== null) this.resources.releaseCanvas(this.canvas);
    this.canvas = this.resources.createCanvas(roundedUp(width), roundedUp(height));
    return this.canvas;
  }
}
