import { styled } from '@mui/material/styles';
import type { EditorState, Layer, LayerMask, Rect } from '@safelight/engine';
import { layerMask, paintedBox, type PaintResources } from '@safelight/paint';
import { useSetAtom } from 'jotai';
import { type MouseEvent, useCallback } from 'react';
import { changeChromeAtom } from '../chrome/chrome.atoms.ts';
import { Hint, SmallButton } from '../fields/IconChoice.tsx';
import { shownMaskIn, useEditing, useEditor } from '../session/editing-session.ts';
import { isPaintingMask, switchMask, switchShownMask, takeMaskBrush } from './layer-mask.ts';
import { BITMAP_PX, ThumbnailFrame, useThumbnail, viewOf } from './thumbnail.ts';

const Frame = styled(ThumbnailFrame)(({ theme }) => ({
  position: 'relative',
  '[aria-pressed="true"] > &': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  // A line from corner to corner strikes out a mask that is disabled.
  '&[data-enabled="false"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top right, transparent calc(50% - 1.5px), ${theme.vars.palette.error.main} 0 calc(50% + 1.5px), transparent 0)`,
  },
}));

/** Paints the mask of a layer, white where the layer shows; outside of the box the thumbnail is transparent. */
const paintMask = (canvas: HTMLCanvasElement, layer: Layer, box: Rect, resources: PaintResources): void => {
  const context = canvas.getContext('2d');
  if (context === null || layer.mask === null) return;
  const view = viewOf(box);
  const values = layerMask({ ...layer, mask: { ...layer.mask, enabled: true } }, view, resources);
  const pixels = context.createImageData(BITMAP_PX, BITMAP_PX);
  values.forEach((value, at) => pixels.data.set([value, value, value, 255], 4 * at));
  const [width, height] = [box.width * view.scale, box.height * view.scale];
  const [x, y] = [(BITMAP_PX - width) / 2, (BITMAP_PX - height) / 2];
  context.clearRect(0, 0, BITMAP_PX, BITMAP_PX);
  context.putImageData(pixels, 0, 0, Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
};

const widthIn = ({ document }: EditorState): number => document.width;
const heightIn = ({ document }: EditorState): number => document.height;

interface MaskThumbnailProps {
  readonly layer: Layer;
  readonly mask: LayerMask;
}

/**
 * A thumbnail of a layer's mask. A click selects the layer and the brush that paints the mask, another click puts the
 * brush away. A click with Shift disables or enables the mask, and one with Alt shows it alone or the image again.
 */
export const MaskThumbnail = ({ layer, mask }: MaskThumbnailProps) => {
  const { editor, resources } = useEditing();
  const { id, name } = layer;
  const [width, height] = [useEditor(widthIn), useEditor(heightIn)];
  const isPainting = useEditor(isPaintingMask(id));
  const isAlone = useEditor(shownMaskIn) === id;
  const change = useSetAtom(changeChromeAtom);
  const paint = useCallback(
    (canvas: HTMLCanvasElement) => {
      // The masks of groups and filters are in pixels of the document.
      const own = paintedBox(layer, resources.measure);
      const box = own === null || own.width === 0 || own.height === 0 ? { x: 0, y: 0, width, height } : own;
      paintMask(canvas, layer, box, resources);
    },
    [height, layer, resources, width],
  );
  const { frame, canvas } = useThumbnail(paint, mask.picture);
  const press = ({ shiftKey, altKey }: MouseEvent): void => {
    if (shiftKey) switchMask(editor, id);
    else if (altKey) switchShownMask(editor, id);
    else if (isPainting) {
      editor.take('select');
      // Otherwise the panel of that tool would take the place of the layers.
      change({ tab: { panel: 'layers', tool: 'select' } });
    } else {
      editor.select([id]);
      takeMaskBrush(editor);
    }
  };
  return (
    <Hint
      text={`Paint mask; with Shift ${mask.enabled ? 'disable' : 'enable'} it, with Alt ${isAlone ? 'show the image' : 'show it alone'}`}
      side="left"
    >
      <SmallButton
        type="button"
        sx={{ width: 40, height: 40, '@media (pointer: coarse)': { width: 44, height: 44 } }}
        aria-label={`Paint ${mask.enabled ? 'mask' : 'disabled mask'} of ${name}`}
        aria-pressed={isPainting}
        onClick={press}
      >
        <Frame ref={frame} data-painted data-enabled={mask.enabled}>
          <canvas ref={canvas} width={BITMAP_PX} height={BITMAP_PX} />
        </Frame>
      </SmallButton>
    </Hint>
  );
};
