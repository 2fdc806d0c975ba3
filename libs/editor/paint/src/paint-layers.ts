import {
  BLEND_MODES,
  hasStrokes,
  hasTransform,
  isOwnFilter,
  treeOf,
  type FilterLayer,
  type Layer,
  type LayerNode,
} from '@safelight/engine';
import { applyFilterLayer } from './apply-filter-layer.ts';
import { reachOf } from './filter-reach.ts';
import {
  layOver,
  onScratch,
  type PaintResources,
  setLayerCoordinates,
  type Surface,
  touchedArea,
} from './surface.ts';
import { paintContent } from './paint-content.ts';
import { applyMask } from './paint-mask.ts';
import { paintedBox } from './painted-box.ts';

/** A layer with the filter layers directly above it that affect only this layer. */
interface Painted {
  readonly node: LayerNode;
  readonly filters: readonly FilterLayer[];
}

const isShown = ({ visible, opacity }: Layer): boolean => visible && opacity > 0;

/**
 * Sibling layers from bottom to top, each with the filters that are clipped to it. A clipped filter without a layer
 * below it is left out.
 */
export const withOwnFilters = (nodes: readonly LayerNode[]): readonly Painted[] => {
  const painted: { node: LayerNode; filters: FilterLayer[] }[] = [];
  for (const node of nodes) {
    if (isOwnFilter(node.layer)) painted.at(-1)?.filters.push(node.layer);
    else painted.push({ node, filters: [] });
  }
  return painted;
};

/** True when a layer can be painted directly over what is below it. */
const isDirect = (layer: Layer, filters: readonly FilterLayer[]): boolean => {
  if (layer.type === 'group' || layer.mask?.enabled === true || filters.some(isShown)) return false;
  const erases = hasStrokes(layer) && layer.strokes.some(({ erasing }) => erasing);
  return !erases && layer.opacity === 1 && layer.blend === 'normal';
};

const paintOwn = (surface: Surface, { layer, children }: LayerNode, resources: PaintResources): void => {
  if (layer.type === 'group') {
    paintNodes(surface, children, resources);
    return;
  }
  if (!hasTransform(layer) || resources.paintKept?.(surface, layer) === true) return;
  const { context } = surface;
  context.save();
  setLayerCoordinates(surface, layer.transform);
  paintContent(context, layer, resources);
  context.restore();
};

/** The part of a surface that a layer with its filters may affect; null when it is out of view. */
const areaOf = (surface: Surface, { node, filters }: Painted, resources: PaintResources) => {
  if (node.layer.type === 'group') return surface.area;
  const box = paintedBox(node.layer, resources.measure);
  if (box === null) return null;
  const reach = reachOf({ layers: filters }, surface.view.documentSide);
  return touchedArea(
    { x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach },
    surface,
  );
};

const paintOne = (surface: Surface, painted: Painted, resources: PaintResources): void => {
  const { node, filters } = painted;
  const { layer } = node;
  if (!isShown(layer)) return;
  if (layer.type === 'filter') {
    applyFilterLayer(surface, layer, resources);
    return;
  }
  if (layer.type === 'placeholder' || layer.type === 'redact') return;
  if (isDirect(layer, filters)) {
    paintOwn(surface, node, resources);
    return;
  }
  const area = areaOf(surface, painted, resources);
  if (area === null) return;
  onScratch({ view: surface.view, area }, resources, (scratch) => {
    paintOwn(scratch, node, resources);
    for (const filter of filters.filter(isShown)) applyFilterLayer(scratch, filter, resources);
    applyMask(scratch, layer, resources);
    layOver(surface, scratch, {
      opacity: layer.opacity,
      composite: BLEND_MODES[layer.blend].composite,
    });
  });
};

/** Paints siblings of a document's tree from bottom to top, without redactions. */
export function paintNodes(surface: Surface, nodes: readonly LayerNode[], resources: PaintResources): void {
  for (const painted of withOwnFilters(nodes)) paintOne(surface, painted, resources);
}

/** Paints a list of layers like `paintNodes`. */
export const paintLayers = (surface: Surface, layers: readonly Layer[], resources: PaintResources): void =>
  paintNodes(surface, treeOf(layers), resources);
