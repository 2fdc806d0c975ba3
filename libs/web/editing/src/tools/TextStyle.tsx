import {
  changeText,
  type FontName,
  FONT_SIZE,
  FONTS,
  layerById,
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
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing, useSelectedLayer } from '../session/editing-session.ts';
import { pixelsOf, type Placement, usePixelUnit, useSettings } from './use-settings.ts';

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
        text={pixelsOf(unit)}
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
  const { style, disabled, placement, unit, onPreview, onStyle } = props;
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
      min={FONT_SIZE.min * unit}
      max={FONT_SIZE.max * unit}
      unit="px"
      disabled={disabled}
      onValue={(value) => onStyle({ size: value / unit })}
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

/**
 * The style of the selected text, or else of the next one. Changes of a selected text also apply to the next
 * one, except its outline, which the bar does not show.
 */
export const TextStyle = ({ placement }: { readonly placement: Placement }) => {
  const { editor } = useEditing();
  const layer = useSelectedLayer();
  const [settings, configure] = useSettings('text');
  const text = layer?.type === 'text' ? layer : null;
  const change = (fields: TextFields & Partial<Style>): void => {
    // A text that is being typed for the first time is not in the document yet, so it uses the tool's
    // settings.
    const isInDocument = text !== null && layerById(editor.state.document, text.id) !== null;
    const { outline: _outline, ...lasting } = fields;
    configure(isInDocument ? lasting : fields);
    if (isInDocument) editor.run(changeText(text.id, fields));
  };
  return (
    <StyleFields
      style={text ?? settings}
      disabled={text?.locked === true}
      placement={placement}
      unit={usePixelUnit(text)}
      onPreview={(fields) => {
        if (text !== null && editor.state.draft?.kind !== 'text') editor.preview(changeText(text.id, fields));
      }}
      onStyle={change}
    />
  );
};
