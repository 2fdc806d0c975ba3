import type { Layer } from '@safelight/engine';
import {
  Folder,
  Image,
  type LucideIcon,
  Paintbrush,
  Shapes,
  ShieldQuestionMark,
  SlidersHorizontal,
  Type,
} from 'lucide-react';
import { paintedBox, paintLayers, type PaintResources, surfaceOf } from '@safelight/paint';
import { memo, useCallback } from 'react';
import { useEditing } from '../session/editing-session.ts';
import { Squares } from '../tools/tool-icons.ts';
import { BITMAP_PX, ThumbnailFrame, useThumbnail, viewOf } from './thumbnail.ts';

/** The icons of layers without pixels of their own, and of texts, which are too small to read in a thumbnail. */
const LAYER_ICONS: Readonly<Record<Layer['type'], LucideIcon>> = {
  image: Image,
  text: Type,
  shape: Shapes,
  stroke: Paintbrush,
  filter: SlidersHorizontal,
  group: Folder,
  redact: Squares,
  placeholder: ShieldQuestionMark,
};

const PAINTED: ReadonlySet<Layer['type']> = new Set(['image', 'shape', 'stroke']);

/** Paints the content of a layer, without its opacity and blend mode, as large as it fits. */
const paintThumbnail = (canvas: HTMLCanvasElement, layer: Layer, resources: PaintResources): void => {
  const box = paintedBox(layer, resources.measure);
  if (box === null || box.width === 0 || box.height === 0) return;
  const surface = surfaceOf(canvas, viewOf(box));
  surface.context.setTransform(1, 0, 0, 1, 0, 0);
  surface.context.clearRect(0, 0, BITMAP_PX, BITMAP_PX);
  const alone: Layer = { ...layer, parentId: null, visible: true, opacity: 1, blend: 'normal' };
  paintLayers(surface, [alone], resources);
};

/** A thumbnail of a layer, or an icon for a text and a layer without pixels of its own. */
export const LayerThumbnail = memo(({ layer }: { readonly layer: Layer }) => {
  const { resources } = useEditing();
  const paint = useCallback(
    (canvas: HTMLCanvasElement) => paintThumbnail(canvas, layer, resources),
    [layer, resources],
  );
  const { frame, canvas } = useThumbnail(paint, layer.type === 'image' ? layer.source : null);
  const isPainted = PAINTED.has(layer.type);
  const Icon = LAYER_ICONS[layer.type];
  return (
    <ThumbnailFrame ref={frame} aria-hidden data-painted={isPainted}>
      {isPainted ? <canvas ref={canvas} width={BITMAP_PX} height={BITMAP_PX} /> : <Icon size={16} />}
    </ThumbnailFrame>
  );
});
LayerThumbnail.displayName = 'LayerThumbnail';
