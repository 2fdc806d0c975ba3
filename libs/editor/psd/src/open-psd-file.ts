import {
  BLEND_MODES,
  imageLayer,
  LIMITS,
  newDocument,
  startOf,
  withMaskAt,
  type BlendMode,
  type EditorDocument,
  type Layer,
  type PictureSource,
  type Size,
} from '@safelight/engine';
import { readPsd, type Layer as PsdLayer, type LayerTextData, type Psd } from 'ag-psd';
import { filtersOfAdjustment } from './adjustment-filters.ts';
import { OtherText } from './described-text.ts';
import { loadFontsOf, openText, type TextPainter } from './open-text.ts';
import { clippedTo, placedPixels, type PlacedPixels } from './pixels.ts';
import './plain-pixels.ts';
import { PsdError } from './psd-error.ts';
import { isLocked } from './psd-lock.ts';
import { outlineOfEffects } from './psd-outline.ts';
import { layerMaskOf, psdMaskOf } from './psd-masks.ts';
import { checkPsdHeader } from './psd-header.ts';

/** A Photoshop file as a document, with whole sentences about what was left out or looks different. */
export interface OpenedPsd {
  readonly document: EditorDocument;
  readonly notes: readonly string[];
  /** The merged picture that the file contains; null when it has none. */
  readonly composite: PlacedPixels | null;
}

/** Stores the pixels of a layer and returns their source. */
export type StorePicture = (pixels: PlacedPixels) => Promise<PictureSource>;

/** The memory limit for decoded pixels in bytes, because a hostile file may declare any number of layers. */
const MEMORY_LIMIT = 1024 * 1024 * 1024;

/** What opening a file needs from its environment. */
export interface PsdTools extends TextPainter {
  readonly store: StorePicture;
}

interface Job extends PsdTools {
  readonly canvas: Size;
  readonly notes: Set<string>;
  nextId: number;
}

const BLENDS = new Map(
  Object.entries(BLEND_MODES).map(([mode, { psd }]): [string, BlendMode] => [psd, mode as BlendMode]),
);

const nameOf = ({ name }: PsdLayer): string => startOf(name ?? '', LIMITS.nameLength) || 'Layer';

const blendOf = (layer: PsdLayer, job: Job): BlendMode => {
  const wanted = layer.blendMode ?? 'normal';
  if (wanted === 'pass through') return 'normal';
  const blend = BLENDS.get(wanted);
  if (blend !== undefined) return blend;
  job.notes.add(
    `The blend mode “${wanted}” of “${nameOf(layer)}” is not known here; the layer is laid over normally.`,
  );
  return 'normal';
};

const noteWhatIsLost = (layer: PsdLayer, job: Job): void => {
  const name = nameOf(layer);
  const { effects, placedLayer } = layer;
  const isEnabled = (effect: unknown): boolean =>
    Array.isArray(effect)
      ? effect.some(isEnabled)
      : typeof effect === 'object' && effect !== null && 'enabled' in effect && effect.enabled === true;
  if (effects !== undefined && effects.disabled !== true && Object.values(effects).some(isEnabled)) {
    job.notes.add(`The layer effects of “${name}” were left out.`);
  }
  if (placedLayer !== undefined) job.notes.add(`The smart object “${name}” is an image now.`);
};

const opacityOf = (layer: PsdLayer & { readonly fillOpacity?: number }): number =>
  (layer.opacity ?? 1) * (layer.fillOpacity ?? 1);

const commonOf = (layer: PsdLayer, job: Job, parentId: string | null) => {
  const id = `psd-${String(job.nextId)}`;
  job.nextId += 1;
  return {
    id,
    name: nameOf(layer),
    parentId,
    opacity: opacityOf(layer),
    visible: layer.hidden !== true,
    locked: isLocked(layer),
    blend: blendOf(layer, job),
  };
};

/** Where in the document the layers of a level go. */
interface Place {
  readonly job: Job;
  readonly parentId: string | null;
}

const isEmpty = (layer: PsdLayer): boolean =>
  layer.imageData === undefined || layer.imageData.width === 0 || layer.imageData.height === 0;

/** A layer of a document, and its pixels in the file. */
interface OpenedLayer {
  readonly layer: Layer;
  readonly pixels: readonly PlacedPixels[];
}

/** A text as a text layer, or null after a note when it can only be shown as a picture. */
const textLayer = async (
  layer: PsdLayer,
  base: readonly PlacedPixels[],
  { job, parentId }: Place,
): Promise<OpenedLayer | null> => {
  if (layer.text === undefined || layer.text.text.trim() === '') return null;
  try {
    if (layer.clipping === true && base.length > 0)
      throw new OtherText('it is clipped to the layer below it');
    const pixels =
      isEmpty(layer) || layer.imageData === undefined ? null : placedPixels(layer.imageData, layer);
    const { layer: text, differs } = openText(layer.text, pixels, job.resources);
    const outline = outlineOfEffects(layer.effects ?? {}, text);
    // Photoshop outlines what the mask leaves of the text, and the editor masks the outline too.
    if (outline !== null && layer.mask !== undefined)
      throw new OtherText('it has both an outline and a mask');
    if (differs) job.notes.add('The editor draws texts with its own fonts, so they look a little different.');
    noteWhatIsLost(outline === null ? layer : { ...layer, effects: { ...layer.effects, stroke: [] } }, job);
    const opened = { ...text, outline, ...commonOf(layer, job, parentId) };
    const mask = await layerMaskOf(psdMaskOf(layer), { ...job, layer: null });
    return {
      layer: mask === null ? opened : withMaskAt(opened, mask, mask.place),
      pixels: pixels === null ? [] : [pixels],
    };
  } catch (error) {
    if (!(error instanceof OtherText)) throw error;
    const what = isEmpty(layer) ? 'has no pixels in the file and was left out' : 'is an image now';
    job.notes.add(`The text “${nameOf(layer)}” ${what}, because ${error.message}.`);
    return null;
  }
};

const pictureLayer = async (
  layer: PsdLayer,
  base: readonly PlacedPixels[],
  { job, parentId }: Place,
): Promise<OpenedLayer | null> => {
  if (layer.imageData === undefined || isEmpty(layer)) return null;
  noteWhatIsLost(layer, job);
  const own = placedPixels(layer.imageData, layer);
  const pixels = layer.clipping === true && base.length > 0 ? clippedTo(own, base) : own;
  const { id, name, ...common } = commonOf(layer, job, parentId);
  const { x, y, width, height } = pixels;
  const picture = imageLayer({
    id,
    name,
    source: await job.store(pixels),
    width,
    height,
    transform: { x, y, scaleX: 1, scaleY: 1, rotation: 0 },
  });
  const mask = await layerMaskOf(psdMaskOf(layer), { ...job, layer: { x, y, width, height } });
  return { layer: { ...picture, ...common, mask }, pixels: [pixels] };
};

/**
 * An adjustment layer as a filter layer; null when no filter does the same. One that is clipped to the layer below it
 * changes only that layer.
 */
const filterLayer = async (
  layer: PsdLayer,
  below: Layer | undefined,
  { job, parentId }: Place,
): Promise<OpenedLayer | null> => {
  if (layer.adjustment === undefined) return null;
  const found = filtersOfAdjustment(layer.adjustment);
  if (found === null) return null;
  if (found.differs) {
    job.notes.add(
      `The adjustment layer “${nameOf(layer)}” is a layer of filters now, which looks a little different.`,
    );
  }
  const common = commonOf(layer, job, parentId);
  const mask = await layerMaskOf(psdMaskOf(layer), { ...job, layer: null });
  const scope = layer.clipping === true && below !== undefined ? 'layer' : 'below';
  return { layer: { ...common, type: 'filter', scope, filters: found.filters, mask }, pixels: [] };
};

const noteAbsence = (layer: PsdLayer, job: Job): void => {
  const name = nameOf(layer);
  if (layer.adjustment !== undefined) {
    job.notes.add(`The adjustment layer “${name}” was left out.`);
  } else if (layer.vectorFill !== undefined) {
    job.notes.add(`The shape or fill “${name}” has no pixels in the file and was left out.`);
  }
};

/** True when the layers of a “pass through” group look the same in an isolated group. */
const isSelfContained = (layers: readonly PsdLayer[]): boolean =>
  layers.every(
    (layer) =>
      layer.adjustment === undefined &&
      ['normal', 'pass through', undefined].includes(layer.blendMode) &&
      isSelfContained(layer.children ?? []),
  );

/** The layers made from one level of a file, and their pixels, for layers clipped to them. */
interface Level {
  readonly layers: readonly Layer[];
  readonly shown: readonly PlacedPixels[];
}

const groupLevel = async (group: PsdLayer, place: Place): Promise<Level> => {
  const { job, parentId } = place;
  const children = group.children ?? [];
  const isDissolved =
    group.blendMode === 'pass through' &&
    group.mask === undefined &&
    opacityOf(group) === 1 &&
    group.hidden !== true &&
    !isSelfContained(children);
  if (isDissolved) {
    job.notes.add(`The group “${nameOf(group)}” was dissolved: its layers blend with what is below it.`);
    return levelOf(children, place);
  }
  noteWhatIsLost(group, job);
  const common = commonOf(group, job, parentId);
  const mask = await layerMaskOf(psdMaskOf(group), { ...job, layer: null });
  const { layers, shown } = await levelOf(children, { job, parentId: common.id });
  return { layers: [{ ...common, type: 'group', mask }, ...layers], shown };
};

const levelOf = async (psdLayers: readonly PsdLayer[], place: Place): Promise<Level> => {
  const { job } = place;
  const layers: Layer[] = [];
  const shown: PlacedPixels[] = [];
  let base: readonly PlacedPixels[] = [];
  const add = (level: Level, psdLayer: PsdLayer): void => {
    layers.push(...level.layers);
    if (psdLayer.clipping !== true) base = level.shown;
    if (psdLayer.hidden !== true) shown.push(...level.shown);
    if (layers.length > LIMITS.layers) {
      throw new PsdError('This file has more than 500 layers, which is as many as a document can hold.');
    }
  };
  for (const psdLayer of psdLayers) {
    if (psdLayer.children !== undefined) {
      add(await groupLevel(psdLayer, place), psdLayer);
      continue;
    }
    const opened =
      (await textLayer(psdLayer, base, place)) ??
      (await pictureLayer(psdLayer, base, place)) ??
      (await filterLayer(psdLayer, layers.at(-1), place));
    if (opened === null) noteAbsence(psdLayer, job);
    add(
      opened === null ? { layers: [], shown: [] } : { layers: [opened.layer], shown: opened.pixels },
      psdLayer,
    );
  }
  return { layers, shown };
};

const textsIn = (layers: readonly PsdLayer[]): readonly LayerTextData[] =>
  layers.flatMap(({ text, children = [] }) => [...(text === undefined ? [] : [text]), ...textsIn(children)]);

/** A fourth channel that is completely empty is not transparency: somebody saved an extra channel. */
const seen = (pixels: PlacedPixels): PlacedPixels => {
  const { data } = pixels;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return pixels;
  return { ...pixels, data: data.map((value, at) => (at % 4 === 3 ? 255 : value)) };
};

const decoded = (bytes: Uint8Array): Psd => {
  try {
    return readPsd(bytes, { useImageData: true, skipThumbnail: true, totalMemoryLimit: MEMORY_LIMIT });
  } catch (error) {
    throw new PsdError('This Photoshop file is damaged and cannot be opened.', { cause: error });
  }
};

/**
 * Opens a Photoshop file as a document. Throws PsdError, whose message gives the reason, for a file that is
 * damaged, too large, or of an unsupported color mode or depth; and the errors of its tools.
 */
export const openPsdFile = async (bytes: Uint8Array, tools: PsdTools): Promise<OpenedPsd> => {
  checkPsdHeader(bytes);
  const psd = decoded(bytes);
  const { width, height } = psd;
  const job: Job = { ...tools, canvas: { width, height }, notes: new Set(), nextId: 1 };
  const composite = psd.imageData === undefined ? null : seen(placedPixels(psd.imageData, {}));
  await loadFontsOf(textsIn(psd.children ?? []), tools);
  const { layers } = await levelOf(psd.children ?? [], { job, parentId: null });
  const flat = async (): Promise<readonly Layer[]> =>
    composite === null
      ? []
      : [imageLayer({ id: 'psd-0', name: 'Image', source: await tools.store(composite), width, height })];
  const hasLayers = (psd.children ?? []).length > 0;
  if (layers.length > 0 && layers.every(({ type }) => type === 'filter'))
    job.notes.add('No layer of this file has any pixels, so there is nothing to see.');
  const document = { ...newDocument({ width, height }), layers: hasLayers ? layers : await flat() };
  return { document, notes: [...job.notes], composite };
};
