import {
  FILTER_NAMES,
  FONT_SIZE,
  LIMITS,
  REDACT_BLOCK,
  SHAPE_STROKE_WIDTH,
  TEXT_OUTLINE,
} from '../defaults/constants.ts';
import type {
  FilterLayer,
  FilterSetting,
  LayerType,
  Layer,
  RedactLayer,
  ShapeLayer,
  TextLayer,
} from '../document/layer.ts';
import { lockedIds } from '../document/tree.ts';
import { NEW_LAYER } from '../document/document.ts';
import { clamp, rounded } from '../geometry/geometry.ts';
import { coordinateWithin } from '../geometry/transform.ts';
import { startOf } from '../characters/characters.ts';
import { type Action, mapLayers } from './action.ts';
import { addLayer, scaleLayers } from './layers.ts';

type OfType<T extends LayerType> = Extract<Layer, { readonly type: T }>;

/** Changes one unlocked layer of a type. */
const changeOne = <T extends LayerType>(
  name: Action['name'],
  { id, type }: { readonly id: string; readonly type: T },
  change: (layer: OfType<T>) => OfType<T>,
): Action => ({
  name,
  change: (document) =>
    lockedIds(document).has(id)
      ? document
      : mapLayers(document, (layer) =>
          // The compiler can't see that equal types mean the same member of the union.
          layer.id === id && layer.type === type ? change(layer as OfType<T>) : layer,
        ),
});

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  rounded(clamp(value, min, max), 2);

const length = (value: number): number => coordinateWithin(Math.max(0, value));

/** A line with a width within limits; the same object when its width is, so that others see that nothing changed. */
const lineWithin = <T extends { readonly width: number }>(
  line: T,
  range: Parameters<typeof within>[1],
): T => {
  const width = within(line.width, range);
  return width === line.width ? line : { ...line, width };
};

const textWithin = (layer: TextLayer): TextLayer => ({
  ...layer,
  content: startOf(layer.content, LIMITS.textLength),
  size: within(layer.size, FONT_SIZE),
  outline: layer.outline && lineWithin(layer.outline, TEXT_OUTLINE),
  width: layer.width === null ? null : Math.max(1, length(layer.width)),
});

/** The fields of a text layer that can be changed. */
export type TextFields = Partial<
  Pick<TextLayer, 'content' | 'font' | 'size' | 'weight' | 'italic' | 'align' | 'color' | 'outline' | 'width'>
>;

const TEXT_NAME_LENGTH = 30;

/** The name of a text layer that was not renamed: the start of its text. */
export const textName = (content: string): string =>
  startOf(content.trim().replace(/\s+/g, ' '), TEXT_NAME_LENGTH) || 'Text';

/**
 * Changes a text or its style; the size is limited to 8 to 72. The name of a layer follows its text until the
 * layer is renamed.
 */
export const changeText = (id: string, fields: TextFields): Action =>
  changeOne(fields.content === undefined ? 'text-style' : 'edit-text', { id, type: 'text' }, (layer) => {
    const changed = textWithin({ ...layer, ...fields });
    return layer.name === textName(layer.content) ? { ...changed, name: textName(changed.content) } : changed;
  });

/**
 * Sets the height of a text's font in pixels of the canvas. Beyond 8 to 72 pixels of the layer, the layer is scaled as
 * by its handles, except that the box in which lines wrap keeps its width.
 */
export const sizeText = ({ id, transform, width }: TextLayer, sizePx: number): Action => {
  const wanted = sizePx / Math.abs(transform.scaleY);
  const size = clamp(wanted, FONT_SIZE.min, FONT_SIZE.max);
  const factor = wanted / size;
  const text = changeText(id, { size, width: width === null ? null : width / factor });
  const scale = scaleLayers(new Set([id]), factor, transform);
  return { ...text, change: (document) => scale.change(text.change(document)) };
};

export type ShapeFields = Partial<Pick<ShapeLayer, 'fill' | 'stroke' | 'cornerRadius' | 'label'>>;

/** Changes the look of a shape; the width of its stroke is limited to 0 to 20. */
export const changeShape = (id: string, fields: ShapeFields): Action =>
  changeOne('shape-style', { id, type: 'shape' }, (layer) => {
    const { stroke, cornerRadius, label, ...rest } = { ...layer, ...fields };
    return {
      ...rest,
      stroke: lineWithin(stroke, SHAPE_STROKE_WIDTH),
      cornerRadius: length(cornerRadius),
      label: startOf(label, LIMITS.labelLength),
    };
  });

export const changeRedaction = (id: string, fields: Partial<Pick<RedactLayer, 'style' | 'block'>>): Action =>
  changeOne('redact-style', { id, type: 'redact' }, (layer) => {
    const { block, ...rest } = { ...layer, ...fields };
    return { ...rest, block: within(block, REDACT_BLOCK) };
  });

/** The name of a filter layer that was not renamed: those of its enabled filters. */
const filtersName = (filters: readonly FilterSetting[]): string => {
  const names = filters.filter(({ enabled }) => enabled).map(({ id }) => FILTER_NAMES[id]);
  return startOf(names.join(', '), LIMITS.nameLength) || 'Filters';
};

/** Adds a filter layer above a layer (null: above all). It affects everything below it, or only that layer. */
export const addFilters = (
  { id, filters, scope }: Pick<FilterLayer, 'id' | 'filters' | 'scope'>,
  above: string | null = null,
): Action => ({
  ...addLayer({ ...NEW_LAYER, type: 'filter', id, name: filtersName(filters), scope, filters }, above),
  name: 'filters',
});

/** Sets the filters of a filter layer and their scope. Its name follows them until the layer is renamed. */
export const changeFilters = (
  id: string,
  filters: readonly FilterSetting[],
  scope?: FilterLayer['scope'],
): Action =>
  changeOne('filters', { id, type: 'filter' }, (layer) => ({
    ...layer,
    filters,
    scope: scope ?? layer.scope,
    name: layer.name === filtersName(layer.filters) ? filtersName(filters) : layer.name,
  }));
