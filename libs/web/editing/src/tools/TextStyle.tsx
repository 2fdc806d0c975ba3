import {
  changeText,
  clamp,
  type EditorState,
  type FontName,
  FONT_SIZE,
  FONTS,
  layerById,
  LIMITS,
  sizeText,
  TEXT_OUTLINE,
  type TextFields,
  type ToolSettings,
} from '@safelight/engine';
import { Bold, Italic, TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react';
import { ColorField } from '../fields/ColorField.tsx';
import { IconChoice, IconTool } from '../fields/IconChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ButtonRow, FieldGrid } from '../fields/Section.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { pixelsOf } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { selectedLayerIn, useEditing, useEditor, useSelectedLayer } from '../session/editing-session.ts';
import { type Placement, usePixelUnit, useSettings } from './use-settings.ts';

type Style = ToolSettings['text'];

const ALIGNMENTS = [
  { value: 'left', label: 'Align text left', icon: TextAlignStart },
  { value: 'center', label: 'Center text', icon: TextAlignCenter },
  { value: 'right', label: 'Align text right', icon: TextAlignEnd },
] as const;

const FONT_OPTIONS = FONTS.map((font) => ({ value: font, label: font }));

interface StyleFieldsProps {
  readonly style: Style;
  readonly disabled: boolean;
  readonly placement: Placement;
  /** The number of pixels of the image for one pixel of the style. */
  readonly unit: number;
  readonly onPreview: (fields: Partial<Style>) => void;
  readonly onStyle: (fields: Partial<Style>) => void;
  /** The font sizes that can be typed, in pixels of the image. */
  readonly sizes: { readonly min: number; readonly max: number };
  readonly onSize: (sizePx: number) => void;
}

const OutlineFields = ({ style, disabled, unit, onStyle }: StyleFieldsProps) => {
  const { width, color } = style.outline ?? { width: TEXT_OUTLINE.default, color: '#ffffff' };
  return (
    <>
      <SliderField
        label="Outline"
        value={width}
        min={TEXT_OUTLINE.min}
        max={TEXT_OUTLINE.max}
        step={1}
        measure={pixelsOf(unit)}
        disabled={disabled}
        onValue={(next) => onStyle({ outline: next === 0 ? null : { color, width: next } })}
      />
      {style.outline === null ? null : (
        <ColorField
          label="Outline color"
          value={color}
          disabled={disabled}
          onValue={(next) => onStyle({ outline: { color: next, width } })}
        />
      )}
    </>
  );
};

const StyleFields = (props: StyleFieldsProps) => {
  const { style, disabled, placement, unit, sizes, onPreview, onStyle, onSize } = props;
  const font = (
    <SelectBox<FontName>
      label="Font"
      isLabelHidden={placement === 'bar'}
      value={style.font}
      options={FONT_OPTIONS}
      disabled={disabled}
      onValue={(value) => onStyle({ font: value })}
    />
  );
  const size = (
    <NumberField
      label="Size"
      digits={1}
      value={style.size * unit}
      whole={style.size * unit}
      {...sizes}
      unit="px"
      disabled={disabled}
      onValue={onSize}
    />
  );
  const color = (
    <ColorField
      label="Color"
      isCompact={placement === 'bar'}
      value={style.color}
      disabled={disabled}
      onPreview={(value) => onPreview({ color: value })}
      onValue={(value) => onStyle({ color: value })}
    />
  );
  const looks = (
    <ButtonRow>
      <IconTool
        label="Bold"
        icon={Bold}
        disabled={disabled}
        pressed={style.weight === 700}
        onPress={() => onStyle({ weight: style.weight === 700 ? 400 : 700 })}
      />
      <IconTool
        label="Italic"
        icon={Italic}
        disabled={disabled}
        pressed={style.italic}
        onPress={() => onStyle({ italic: !style.italic })}
      />
      <IconChoice
        label="Alignment"
        value={style.align}
        options={ALIGNMENTS}
        disabled={disabled}
        onValue={(align) => onStyle({ align })}
      />
    </ButtonRow>
  );
  if (placement === 'bar') {
    return (
      <>
        {font}
        {size}
        {color}
        {looks}
      </>
    );
  }
  return (
    <>
      {font}
      <FieldGrid>
        {size}
        {color}
      </FieldGrid>
      {looks}
      <OutlineFields {...props} />
    </>
  );
};

/** The font sizes of a text with words, in pixels of the image: as its handles, the field can scale the layer. */
const SCALED_SIZES = { min: 1, max: LIMITS.sidePx };

const hasWordsIn = (state: EditorState): boolean => {
  const layer = selectedLayerIn(state);
  return layer?.type === 'text' && layer.content.trim() !== '';
};

/**
 * The style of the selected text, or else of the next one. Changes of a selected text also apply to the next
 * one, except its outline, which the bar does not show.
 */
export const TextStyle = ({ placement }: { readonly placement: Placement }) => {
  const { editor } = useEditing();
  const layer = useSelectedLayer();
  const [settings, configure] = useSettings('text');
  const hasWords = useEditor(hasWordsIn);
  const text = layer?.type === 'text' ? layer : null;
  const unit = usePixelUnit(text);
  const nextUnit = usePixelUnit();
  // A text that is being typed for the first time is not in the document yet, so it uses the tool's settings.
  const isInDocument = (): boolean => text !== null && layerById(editor.state.document, text.id) !== null;
  const change = (fields: TextFields & Partial<Style>): void => {
    const isLasting = text !== null && isInDocument();
    const { outline: _outline, ...lasting } = fields;
    configure(isLasting ? lasting : fields);
    if (isLasting) editor.run(changeText(text.id, fields));
  };
  const resize = (sizePx: number): void => {
    const wanted = sizePx / nextUnit;
    const size = clamp(wanted, FONT_SIZE.min, FONT_SIZE.max);
    configure({ size });
    if (text === null) return;
    if (!isInDocument()) {
      if (size === wanted) return;
      // Only the layer of a text in the document can be scaled.
      editor.settle();
    }
    editor.run(sizeText(text, sizePx));
  };
  return (
    <StyleFields
      style={text ?? settings}
      disabled={text?.locked === true}
      placement={placement}
      unit={unit}
      sizes={
        text !== null && hasWords ? SCALED_SIZES : { min: FONT_SIZE.min * unit, max: FONT_SIZE.max * unit }
      }
      onPreview={(fields) => {
        if (text !== null && editor.state.draft?.kind !== 'text') editor.preview(changeText(text.id, fields));
      }}
      onStyle={change}
      onSize={resize}
    />
  );
};
