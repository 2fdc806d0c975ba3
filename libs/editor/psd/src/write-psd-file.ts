import {
  BLEND_MODES,
  maskFeather,
  treeOf,
  type EditorDocument,
  type FilterLayer,
  type Layer,
  type LayerNode,
  type TextLayer,
} from '@safelight/engine';
import {
  layerMask,
  paintDocument,
  paintedBox,
  paintNodes,
  wholeDocument,
  withOwnFilters,
  type PaintResources,
  type View,
} from '@safelight/paint';
import { writePsdUint8Array, type Layer as PsdLayer, type PixelData } from 'ag-psd';
import { paintedPixels, viewOf } from './painted-pixels.ts';
import './plain-pixels.ts';
import { locksOf } from './psd-lock.ts';
import { strokeEffectOf } from './psd-outline.ts';
import { textDataOf } from './text-data.ts';

/** A Photoshop file, with whole sentences about what in it is no longer editable. */
interface WrittenPsd {
  readonly bytes: Uint8Array;
  readonly notes: readonly string[];
}

interface Job {
  readonly document: EditorDocument;
  readonly resources: PaintResources;
  readonly notes: string[];
}

/** A layer without its opacity, blend mode and mask. */
const bare = (node: LayerNode): LayerNode => ({
  ...node,
  layer: { ...node.layer, visible: true, opacity: 1, blend: 'normal', mask: null },
});

const placed = (pixels: PixelData, { origin }: View) => ({
  left: origin.x,
  top: origin.y,
  right: origin.x + pixels.width,
  bottom: origin.y + pixels.height,
  imageData: pixels,
});

/** The mask of a layer as a picture without its feather and density, which the file has beside it. */
const maskOf = (layer: Layer, job: Job): Pick<PsdLayer, 'mask'> => {
  if (layer.mask === null) return {};
  const view = wholeDocument(job.document, 1);
  const plain = { ...layer.mask, enabled: true, feather: 0, density: 1 };
  const opacities = layerMask({ ...layer, mask: plain }, view, job.resources);
  const data = new Uint8ClampedArray(opacities.length * 4);
  for (const [pixel, opacity] of opacities.entries()) data.set([opacity, opacity, opacity, 255], pixel * 4);
  return {
    mask: {
      left: 0,
      top: 0,
      right: view.width,
      bottom: view.height,
      defaultColor: layer.mask.base === 'show' ? 255 : 0,
      disabled: !layer.mask.enabled,
      // Photoshop sets this flag for a mask that is not linked to its layer; the place of its pixels is the same.
      positionRelativeToLayer: !layer.mask.linked,
      userMaskFeather: maskFeather(layer),
      userMaskDensity: layer.mask.density,
      imageData: { data, width: view.width, height: view.height },
    },
  };
};

const common = (layer: Layer, job: Job): PsdLayer => ({
  name: layer.name,
  opacity: layer.opacity,
  hidden: !layer.visible,
  blendMode: BLEND_MODES[layer.blend].psd,
  ...locksOf(layer),
  ...maskOf(layer, job),
});

const isActive = (filter: FilterLayer): boolean =>
  filter.visible && filter.opacity > 0 && filter.filters.some(({ enabled }) => enabled);

const filterNode = (layer: FilterLayer): LayerNode => ({ layer, children: [] });

/** Why a text is only a picture in the file, as the end of a sentence; null when it is written as a text. */
const whyPicture = (layer: TextLayer): string | null => {
  if (layer.strokes.length > 0) return 'something was painted on it or erased';
  const hasOutline = layer.outline !== null && layer.outline.width > 0;
  return hasOutline && layer.mask !== null ? 'it has both an outline and a mask' : null;
};

/** What makes Photoshop, and this editor, draw a text again once it is edited. */
const editableText = (layer: TextLayer, { resources }: Job): Pick<PsdLayer, 'text' | 'effects'> => ({
  text: textDataOf(layer, resources.measure),
  effects: strokeEffectOf(layer),
});

const pixelLayer = (node: LayerNode, filters: readonly FilterLayer[], job: Job): PsdLayer => {
  const { layer } = node;
  const active = filters.filter(isActive);
  if (active.length > 0) job.notes.push(`The filters of “${layer.name}” are part of its pixels.`);
  // Filters spread pixels beyond their layer, so such a layer is painted on the whole canvas.
  const box = active.length > 0 ? null : paintedBox(layer, job.resources.measure);
  const view = viewOf(job.document, box);
  const reason = layer.type === 'text' ? whyPicture(layer) : null;
  if (reason !== null) job.notes.push(`The text “${layer.name}” is an image in the file, because ${reason}.`);
  const text = layer.type === 'text' && active.length === 0 && reason === null ? layer : null;
  const painted = text === null ? node : { ...node, layer: { ...text, outline: null } };
  const pixels = paintedPixels(view, job.resources, (surface) =>
    paintNodes(surface, [bare(painted), ...active.map(filterNode)], job.resources),
  );
  return {
    ...common(layer, job),
    ...placed(pixels, view),
    ...(text === null ? {} : editableText(text, job)),
  };
};

/** The name of the lowest layer of a level, with that of the filter which became part of its pixels. */
const filteredName = ([lowest]: readonly LayerNode[], { name }: FilterLayer): string =>
  lowest === undefined ? name : `${lowest.layer.name} with ${name}`;

/** Everything painted at one level so far, with a filter applied, as a single layer. */
const filtered = (below: readonly LayerNode[], filter: FilterLayer, job: Job): PsdLayer => {
  job.notes.push(`“${filter.name}” changes the layers below it, which are one layer in the file.`);
  const view = wholeDocument(job.document, 1);
  const pixels = paintedPixels(view, job.resources, (surface) =>
    paintNodes(surface, [...below, filterNode(filter)], job.resources),
  );
  return { name: filteredName(below, filter), opacity: 1, blendMode: 'normal', ...placed(pixels, view) };
};

const layersOf = (nodes: readonly LayerNode[], job: Job): PsdLayer[] => {
  let layers: PsdLayer[] = [];
  const below: LayerNode[] = [];
  for (const { node, filters } of withOwnFilters(nodes)) {
    const { layer, children } = node;
    if (layer.type === 'filter') {
      if (isActive(layer)) layers = [filtered(below, layer, job)];
    } else if (layer.type === 'group' && filters.every((filter) => !isActive(filter))) {
      layers.push({ ...common(layer, job), opened: true, children: layersOf(children, job) });
    } else if (layer.type === 'placeholder') {
      job.notes.push(`“${layer.name}” is of a kind that this program does not know, and is not in the file.`);
    } else if (layer.type !== 'redact') {
      layers.push(pixelLayer(node, filters, job));
    }
    below.push(node, ...filters.map(filterNode));
  }
  return layers;
};

const backgroundOf = ({ background }: EditorDocument, job: Job): PsdLayer[] => {
  if (background === null) return [];
  const view = wholeDocument(job.document, 1);
  const pixels = paintedPixels(view, job.resources, ({ context }) => {
    context.fillStyle = background;
    context.fillRect(0, 0, view.width, view.height);
  });
  return [{ name: 'Background', opacity: 1, blendMode: 'normal', ...placed(pixels, view) }];
};

const isRedacted = ({ layers }: EditorDocument): boolean =>
  layers.some((layer) => layer.type === 'redact' && layer.visible);

/**
 * Writes a document as a Photoshop file with 8 bits per channel in its own size, including the merged
 * picture. The document's pictures and fonts must be loaded.
 */
export const writePsdFile = (document: EditorDocument, resources: PaintResources): WrittenPsd => {
  const job: Job = { document, resources, notes: [] };
  const view = wholeDocument(document, 1);
  const composite = paintedPixels(view, job.resources, ({ canvas }) =>
    paintDocument(canvas, document, view, resources),
  );
  const redacted = isRedacted(document);
  if (redacted) job.notes.push('The image is one layer, so that nothing that was redacted is in the file.');
  const children = redacted
    ? [{ name: 'Flattened', opacity: 1, blendMode: 'normal' as const, ...placed(composite, view) }]
    : [...backgroundOf(document, job), ...layersOf(treeOf(document.layers), job)];
  const psd = { width: view.width, height: view.height, imageData: composite, children };
  return { bytes: writePsdUint8Array(psd, { noBackground: true, trimImageData: false }), notes: job.notes };
};
