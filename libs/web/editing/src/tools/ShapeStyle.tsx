import {
  type Action,
  changeShape,
  type Color,
  SHAPE_STROKE_WIDTH,
  type ShapeFields,
  type ShapeKind,
  type ShapeLayer,
  type ToolSettings,
} from '@safelight/engine';
import { ColorField } from '../fields/ColorField.tsx';
import { FieldGrid } from '../fields/Section.tsx';
import { pixelsOf } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing, useSelectedLayer } from '../session/editing-session.ts';
import { type Placement, usePixelUnit, useSettings } from './use-settings.ts';

type Style = ToolSettings['shape'];

/** The largest corner radius of the slider, in pixels. */
const RADIUS_MAX = 200;

interface StyleFieldsProps {
  readonly style: Style;
  readonly hasFill: boolean;
  readonly hasCorners: boolean;
  readonly disabled: boolean;
  readonly placement: Placement;
  /** The number of pixels of the image for one pixel of the style. */
  readonly unit: number;
  readonly onPreview: (fields: Partial<Style>) => void;
  readonly onStyle: (fields: Partial<Style>) => void;
}

const StyleFields = ({
  style,
  hasFill,
  hasCorners,
  disabled,
  placement,
  unit,
  onPreview,
  onStyle,
}: StyleFieldsProps) => {
  const inline = placement === 'bar';
  /** The handlers of a field whose value is a part of the style. */
  const setting = <V,>(partOf: (value: V) => Partial<Style>) => ({
    onPreview: (value: V) => onPreview(partOf(value)),
    onValue: (value: V) => onStyle(partOf(value)),
  });
  const colors = (
    <>
      {hasFill ? (
        <ColorField
          label="Fill"
          isCompact={inline}
          canBeNone
          value={style.fill}
          disabled={disabled}
          {...setting((fill: Color | null) => ({ fill }))}
        />
      ) : null}
      <ColorField
        label="Stroke"
        isCompact={inline}
        value={style.stroke.color}
        disabled={disabled}
        {...setting((color: Color) => ({ stroke: { ...style.stroke, color } }))}
      />
    </>
  );
  return (
    <>
      {inline ? colors : <FieldGrid>{colors}</FieldGrid>}
      <SliderField
        label="Stroke width"
        inline={inline}
        value={style.stroke.width}
        min={SHAPE_STROKE_WIDTH.min}
        max={SHAPE_STROKE_WIDTH.max}
        step={1}
        measure={pixelsOf(unit)}
        disabled={disabled}
        {...setting((width: number) => ({ stroke: { ...style.stroke, width } }))}
      />
      {hasCorners ? (
        <SliderField
          label="Corner radius"
          inline={inline}
          value={Math.min(RADIUS_MAX, style.cornerRadius)}
          min={0}
          max={RADIUS_MAX}
          step={1}
          measure={pixelsOf(unit)}
          disabled={disabled}
          {...setting((cornerRadius: number) => ({ cornerRadius }))}
        />
      ) : null}
    </>
  );
};

/** Arrows and lines have no fill, and have their own settings. */
const isLine = (kind: ShapeKind): boolean => kind === 'line' || kind === 'arrow';

/** The settings of the next shape of a kind, and a function that changes them. */
const useStyle = (kind: ShapeKind): readonly [Style, (fields: Partial<Style>) => void] => {
  const [shape, changeShapes] = useSettings('shape');
  const [line, changeLines] = useSettings('line');
  if (!isLine(kind)) return [shape, changeShapes];
  return [
    { ...line, fill: null, cornerRadius: 0 },
    ({ stroke }) => {
      if (stroke !== undefined) changeLines({ stroke });
    },
  ];
};

/** The style of a selected shape; changes also apply to the next shape. */
export const ShapeLayerStyle = ({ layer }: { readonly layer: ShapeLayer }) => {
  const { editor } = useEditing();
  const { id, kind } = layer;
  const [, configure] = useStyle(kind);
  const changing = (fields: ShapeFields): Action => changeShape(id, fields);
  return (
    <StyleFields
      style={layer}
      hasFill={!isLine(kind)}
      hasCorners={kind === 'rectangle'}
      disabled={layer.locked}
      placement="panel"
      unit={usePixelUnit(layer)}
      onPreview={(fields) => editor.preview(changing(fields))}
      onStyle={(fields) => {
        // A callout has its own colors, so other shapes do not adopt them.
        if (kind !== 'callout') configure(fields);
        editor.run(changing(fields));
      }}
    />
  );
};

/**
 * The style of the next shape of a kind. A selected shape of that kind, such as the last one drawn, changes
 * too.
 */
export const ShapeToolStyle = ({
  kind,
  placement,
}: {
  readonly kind: ShapeKind;
  readonly placement: Placement;
}) => {
  const { editor } = useEditing();
  const [settings, configure] = useStyle(kind);
  const layer = useSelectedLayer();
  const shape = layer?.type === 'shape' && layer.kind === kind && !layer.locked ? layer : null;
  return (
    <StyleFields
      style={shape ?? settings}
      hasFill={!isLine(kind)}
      hasCorners={kind === 'rectangle'}
      disabled={false}
      placement={placement}
      unit={usePixelUnit(shape)}
      onPreview={(fields) => {
        if (shape !== null) editor.preview(changeShape(shape.id, fields));
      }}
      onStyle={(fields) => {
        configure(fields);
        if (shape !== null) editor.run(changeShape(shape.id, fields));
      }}
    />
  );
};
