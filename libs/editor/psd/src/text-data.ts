import { textLayout, toCanvas, type MeasureText, type TextLayer } from '@safelight/engine';
import type { LayerTextData } from 'ag-psd';
import { placedPoint } from './placed-text.ts';
import { psdColorOf } from './psd-colors.ts';
import { psdFontOf } from './psd-fonts.ts';

/** What a Photoshop file says of a text beside its pixels, from which Photoshop draws it again once it is edited. */
export const textDataOf = (layer: TextLayer, measure: MeasureText): LayerTextData => {
  const { transform, color, content, size, width, align } = layer;
  const { scaleX, scaleY, rotation } = transform;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = toCanvas(transform, placedPoint(layer, measure));
  const { height } = textLayout(layer, measure);
  return {
    text: content,
    transform: [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, place.x, place.y],
    antiAlias: 'smooth',
    ...(width === null ? {} : { shapeType: 'box', boxBounds: [0, 0, width, height] }),
    style: {
      font: { name: psdFontOf(layer) },
      fontSize: size,
      fillColor: psdColorOf(color),
    },
    paragraphStyle: { justification: align },
  };
};
