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
import { styled } from '@mui/material/styles';
import { paintedBox, paintLayers, type PaintResources, surfaceOf } from '@safelight/paint';
import type { PictureStore } from '@safelight/render';
import { memo, useEffect, useRef, useState } from 'react';
import { useEditing } from '../session/editing-session.ts';
import { Squares } from '../tools/tool-icons.ts';

/** The icons of layers without pixels of their own, also shown until pixels are loaded. */
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

/** The side of a thumbnail on screen and of its bitmap, in pixels. */
const SIDE_PX = 36;
const BITMAP_PX = 72;

const Frame = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: SIDE_PX,
  height: SIDE_PX,
  overflow: 'hidden',
  borderRadius: 6,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  // Black and white are both visible on a middle gray; texts and lines often have one of these colors.
  backgroundColor: theme.vars.palette.surface.control,
  backgroundImage: `repeating-conic-gradient(color-mix(in srgb, ${theme.vars.palette.surface.control} 82%, ${theme.vars.palette.background.paper}) 0 25%, transparent 0 50%)`,
  backgroundSize: '8px 8px',
  // An icon is shown on the panel's own background.
  '&[data-painted="false"]': { backgroundColor: 'transparent', backgroundImage: 'none' },
  '& canvas': { width: SIDE_PX, height: SIDE_PX, display: 'block' },
}));

const PAINTED: ReadonlySet<Layer['type']> = new Set(['image', 'text', 'shape', 'stroke']);

/** Paints the content of a layer, without its opacity and blend mode, as large as it fits. */
const paintThumbnail = (canvas: HTMLCanvasElement, layer: Layer, resources: PaintResources): boolean => {
  const box = paintedBox(layer, resources.measure);
  if (box === null || box.width === 0 || box.height === 0) return false;
  const scale = Math.min(BITMAP_PX / box.width, BITMAP_PX / box.height);
  const origin = {
    x: box.x - (BITMAP_PX / scale - box.width) / 2,
    y: box.y - (BITMAP_PX / scale - box.height) / 2,
  };
  const documentSide = Math.max(box.width, box.height);
  const surface = surfaceOf(canvas, { origin, scale, documentSide, width: BITMAP_PX, height: BITMAP_PX });
  surface.context.setTransform(1, 0, 0, 1, 0, 0);
  surface.context.clearRect(0, 0, BITMAP_PX, BITMAP_PX);
  const alone: Layer = { ...layer, parentId: null, visible: true, opacity: 1, blend: 'normal' };
  paintLayers(surface, [alone], resources);
  return true;
};

const hasCome = (layer: Layer, pictures: PictureStore): boolean =>
  layer.type !== 'image' || pictures.get(layer.source) !== null;

/** True once the element has come into view. */
const useInSight = () => {
  const frame = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = frame.current;
    if (seen || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [frame, seen] as const;
};

/** A thumbnail of a layer, or an icon for a layer without pixels of its own. */
export const LayerThumbnail = memo(({ layer }: { readonly layer: Layer }) => {
  const { pictures, resources } = useEditing();
  const [frame, seen] = useInSight();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPainted = PAINTED.has(layer.type);
  useEffect(() => {
    const target = canvas.current;
    if (!seen || target === null) return;
    paintThumbnail(target, layer, resources);
    if (hasCome(layer, pictures)) return;
    const stop = pictures.subscribe(() => {
      if (!hasCome(layer, pictures)) return;
      stop();
      paintThumbnail(target, layer, resources);
    });
    return stop;
  }, [layer, pictures, resources, seen]);
  const Icon = LAYER_ICONS[layer.type];
  return (
    <Frame ref={frame} aria-hidden data-painted={isPainted}>
      {isPainted ? <canvas ref={canvas} width={BITMAP_PX} height={BITMAP_PX} /> : <Icon size={16} />}
    </Frame>
  );
});
LayerThumbnail.displayName = 'LayerThumbnail';
