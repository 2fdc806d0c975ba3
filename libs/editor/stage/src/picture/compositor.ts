import {
  redactionsOf,
  sceneNodes,
  type Color,
  type EditorDocument,
  type Layer,
  type Rect,
  type RedactLayer,
} from '@safelight/engine';
import {
  paintMaskAlone,
  paintNodes,
  paintRedactions,
  setDocumentCoordinates,
  setSurfaceCoordinates,
  type PaintResources,
  type Surface,
  type View,
} from '@safelight/paint';
import { type Cut, cutFor } from './cut.ts';
import { areaOfUnits, dirtyArea, hasFilter, isWithin } from './dirty.ts';
import { KeptContent } from './kept-content.ts';
import { type Plate, PlateCanvas, sameView, wholeView } from './plate.ts';
import { commonStart, readsBelow, sameUnits, unitsOf, windowOf, type Unit } from './units.ts';

/** A document to paint. */
export interface Subject {
  /** The document as shown, including the current stroke. */
  readonly document: EditorDocument;
  /** The part of the document that is canvas: painting is clipped to it. */
  readonly region: Rect;
  /** The layer that a stroke is being painted on. */
  readonly drawnOn: string | null;
  /** The layer whose mask is shown alone instead of the document; null for the document. */
  readonly masked: Layer | null;
}

/** Plates to draw over each other; null ones are empty. */
export interface Plates {
  readonly below: Plate | null;
  readonly active: Plate | null;
  readonly above: Plate | null;
}

/** The part of the plates that had to be painted. */
export type Effort = 'nothing' | 'active' | 'all';

const NO_UNITS: readonly Unit[] = [];

export const sameRect = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** When any of this changes, everything is painted again. */
interface Ground {
  readonly view: View;
  readonly region: Rect;
  readonly background: Color | null;
}

/** The input from which the active plate was painted. */
interface ActiveKey {
  readonly units: readonly Unit[];
  /**
   * The content below and above that the active plate includes; null when it is drawn over the plate below.
   */
  readonly over: {
    readonly below: Plate | null;
    readonly flat: Plate | null;
    readonly reading: readonly Unit[];
    readonly redactions: readonly RedactLayer[];
  } | null;
}

const sameKey = (a: ActiveKey | null, b: ActiveKey): boolean => {
  if (a === null || !sameUnits(a.units, b.units)) return false;
  if (a.over === null || b.over === null) return a.over === b.over;
  return (
    a.over.below === b.over.below &&
    a.over.flat === b.over.flat &&
    sameUnits(a.over.reading, b.over.reading) &&
    sameItems(a.over.redactions, b.over.redactions)
  );
};

/**
 * Caches a document as painted plates and repaints only what changed: the layers below and above it have
 * their own plates. If a layer above depends on what is below it (blend modes, filters, redactions), the
 * active plate includes everything.
 */
export class Compositor {
  effort: Effort = 'nothing';
  private readonly resources: PaintResources;
  private readonly kept: KeptContent;
  private readonly below: PlateCanvas;
  private readonly active: PlateCanvas;
  private readonly above: PlateCanvas;
  private readonly mask: PlateCanvas;
  private ground: Ground | null = null;
  private before: { readonly units: readonly Unit[]; readonly cut: Cut } | null = null;
  private belowUnits = NO_UNITS;
  private aboveUnits = NO_UNITS;
  private activeKey: ActiveKey | null = null;
  private masked: Layer | null = null;

  constructor(resources: PaintResources) {
    this.kept = new KeptContent(resources);
    this.resources = { ...resources, paintKept: (surface, layer) => this.kept.paint(surface, layer) };
    this.below = new PlateCanvas(resources);
    this.active = new PlateCanvas(resources);
    this.above = new PlateCanvas(resources);
    this.mask = new PlateCanvas(resources);
  }

  /**
   * Paints the plates of a subject; `selected` are the layers that will probably change next, used when
   * nothing changes now.
   */
  paint(subject: Subject, view: View, selected: ReadonlySet<string> | null = null): Plates {
    const { document, region, masked } = subject;
    this.effort = 'nothing';
    this.kept.layerId = subject.drawnOn;
    this.standOn({ view, region, background: document.background });
    this.paintMask(masked);
    if (masked !== null) return { below: this.mask.plate, active: null, above: null };
    const units = unitsOf(sceneNodes(document));
    const cut = cutFor(this.before, units, selected && windowOf(units, selected));
    this.before = { units, cut };
    const [under, middle, over] = [
      units.slice(0, cut.start),
      units.slice(cut.start, cut.end),
      units.slice(cut.end),
    ];
    const firstReader = over.findIndex(readsBelow);
    const flat = firstReader === -1 ? over : over.slice(0, firstReader);
    const reading = firstReader === -1 ? NO_UNITS : over.slice(firstReader);
    this.paintBelow(under);
    this.paintAbove(flat);
    const redactions = redactionsOf(document);
    const isWhole = reading.length > 0 || redactions.length > 0;
    if (!isWhole && !middle.some(readsBelow)) {
      this.paintActive({ units: middle, over: null }, subject);
      return { below: this.below.plate, active: this.active.plate, above: this.above.plate };
    }
    const joined = { below: this.below.plate, flat: isWhole ? this.above.plate : null, reading, redactions };
    this.paintActive({ units: middle, over: joined }, subject);
    return { below: null, active: this.active.plate, above: isWhole ? null : this.above.plate };
  }

  /** Repaints everything the next time, for example after a picture or font was loaded. */
  invalidate(): void {
    this.ground = null;
    this.kept.release();
  }

  /** Frees all memory. */
  release(): void {
    this.invalidate();
    for (const each of [this.below, this.active, this.above, this.mask]) each.release();
  }

  private standOn(ground: Ground): void {
    const { ground: now } = this;
    const stays =
      now !== null &&
      sameView(now.view, ground.view) &&
      sameRect(now.region, ground.region) &&
      now.background === ground.background;
    if (stays) return;
    this.ground = ground;
    this.below.plate = null;
    this.above.plate = null;
    this.active.plate = null;
    this.mask.plate = null;
    this.activeKey = null;
  }

  /** Paints clipped to the region of the document that is canvas. */
  private inRegion(surface: Surface, region: Rect, paint: () => void): void {
    const { context } = surface;
    context.save();
    setDocumentCoordinates(surface);
    context.beginPath();
    context.rect(region.x, region.y, region.width, region.height);
    context.clip();
    paint();
    context.restore();
  }

  private paintUnits(surface: Surface, units: readonly Unit[]): void {
    paintNodes(surface, units.flat(), this.resources);
  }

  private paintBelow(units: readonly Unit[]): void {
    const { ground, below } = this;
    if (ground === null) return;
    const { view, region, background } = ground;
    const same = below.plate === null ? 0 : commonStart(this.belowUnits, units);
    const keep = below.plate !== null && same === this.belowUnits.length;
    if (keep && same === units.length) return;
    this.effort = 'all';
    this.belowUnits = units;
    const paint = (surface: Surface): void =>
      this.inRegion(surface, region, () => {
        if (!keep && background !== null) {
          surface.context.fillStyle = background;
          surface.context.fillRect(region.x, region.y, region.width, region.height);
        }
        this.paintUnits(surface, keep ? units.slice(same) : units);
      });
    below.paint(view, wholeView(view), paint, keep);
  }

  private paintAbove(units: readonly Unit[]): void {
    const { ground, above } = this;
    if (ground === null) return;
    if (units.length === 0) {
      above.release();
      this.aboveUnits = NO_UNITS;
      return;
    }
    if (above.plate !== null && sameUnits(this.aboveUnits, units)) return;
    this.effort = 'all';
    this.aboveUnits = units;
    above.paint(ground.view, wholeView(ground.view), (surface) =>
      this.inRegion(surface, ground.region, () => this.paintUnits(surface, units)),
    );
  }

  /** Paints the mask that is shown alone, or frees the memory of the last one. */
  private paintMask(masked: Layer | null): void {
    const { ground, mask } = this;
    if (ground === null) return;
    if (masked === null) {
      mask.release();
      return;
    }
    if (mask.plate !== null && this.masked === masked) return;
    this.effort = 'all';
    this.masked = masked;
    mask.paint(ground.view, wholeView(ground.view), (surface) =>
      this.inRegion(surface, ground.region, () => paintMaskAlone(surface, masked, this.resources)),
    );
  }

  private paintActive(key: ActiveKey, { document, drawnOn }: Subject): void {
    const { ground, active, activeKey } = this;
    if (ground === null || sameKey(activeKey, key)) return;
    const { view } = ground;
    if (this.effort === 'nothing') this.effort = 'active';
    const own = areaOfUnits(key.units, view, this.resources.measure);
    const dirty = activeKey === null ? null : this.dirtyPart(activeKey, key, own);
    this.activeKey = key;
    const paint = (surface: Surface): void => this.paintOver(surface, key, document);
    if (dirty !== null) {
      active.patch(dirty, paint);
      return;
    }
    // For a growing stroke the plate covers the whole view, so that it need not be resized with every move.
    const area = key.over !== null || drawnOn !== null ? wholeView(view) : own;
    if (area === null) active.plate = null;
    else active.paint(view, area, paint);
  }

  /** Paints the active units; with `over` also what is below and above them. */
  private paintOver(surface: Surface, { units, over }: ActiveKey, document: EditorDocument): void {
    const { ground } = this;
    if (ground === null) return;
    const { width, height } = surface.area;
    const lay = (plate: Plate | null): void => {
      if (plate === null) return;
      setSurfaceCoordinates(surface);
      const [x, y] = [surface.area.x - plate.area.x, surface.area.y - plate.area.y];
      surface.context.drawImage(plate.canvas, x, y, width, height, 0, 0, width, height);
    };
    lay(over?.below ?? null);
    this.inRegion(surface, ground.region, () => {
      this.paintUnits(surface, units);
      lay(over?.flat ?? null);
      this.paintUnits(surface, over?.reading ?? NO_UNITS);
      if (over !== null) paintRedactions(surface, document, this.resources);
    });
  }

  /**
   * The part of the active plate to repaint; null for all of it. Filters and redactions affect more than the
   * changed area.
   */
  private dirtyPart(before: ActiveKey, after: ActiveKey, own: Rect | null): Rect | null {
    const { plate } = this.active;
    const sameOver = sameKey({ ...before, units: NO_UNITS }, { ...after, units: NO_UNITS });
    if (plate === null || !sameOver) return null;
    const { over } = after;
    const nodes = [before.units, after.units, over?.reading ?? NO_UNITS].flat(2);
    if (nodes.some(hasFilter) || (over !== null && over.redactions.length > 0)) return null;
    if (over === null && own !== null && !isWithin(own, plate.area)) return null;
    const dirty = dirtyArea(before.units, after.units, plate.view, this.resources.measure);
    const isWorthIt =
      dirty !== null &&
      isWithin(dirty, plate.area) &&
      dirty.width * dirty.height < (plate.area.width * plate.area.height) / 2;
    return isWorthIt ? dirty : null;
  }
}
