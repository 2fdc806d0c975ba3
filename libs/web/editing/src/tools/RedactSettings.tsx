import { changeRedaction, REDACT_BLOCK, type RedactLayer, type ToolSettings } from '@safelight/engine';
import { SelectBox } from '../fields/SelectBox.tsx';
import { pixelsOf } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing } from '../session/editing-session.ts';
import { type Placement, usePixelUnit, useSettings } from './use-settings.ts';

type Redaction = ToolSettings['redact'];

const STYLES = [
  { value: 'pixelate', label: 'Pixelate' },
  { value: 'black', label: 'Black' },
] as const;

interface RedactFieldsProps {
  readonly value: Redaction;
  readonly disabled?: boolean;
  readonly placement: Placement;
  /** The number of pixels of the image for one pixel of the value. */
  readonly unit?: number;
  readonly onPreview?: (fields: Partial<Redaction>) => void;
  readonly onValue: (fields: Partial<Redaction>) => void;
}

const RedactFields = ({
  value,
  disabled = false,
  placement,
  unit = 1,
  onPreview,
  onValue,
}: RedactFieldsProps) => {
  const largest = REDACT_BLOCK.max / unit;
  return (
    <>
      <SelectBox
        label="Style"
        isLabelHidden={placement === 'bar'}
        value={value.style}
        options={STYLES}
        disabled={disabled}
        onValue={(style) => onValue({ style })}
      />
      {value.style === 'black' ? null : (
        <SliderField
          label="Squares"
          inline={placement === 'bar'}
          value={Math.min(largest, value.block)}
          min={REDACT_BLOCK.min}
          max={largest}
          step={4}
          measure={pixelsOf(unit)}
          disabled={disabled}
          onPreview={(block) => onPreview?.({ block })}
          onValue={(block) => onValue({ block })}
        />
      )}
    </>
  );
};

/** The field for the style of the next redaction. */
export const RedactSettings = ({ placement }: { readonly placement: Placement }) => {
  const [settings, change] = useSettings('redact');
  return <RedactFields value={settings} placement={placement} unit={usePixelUnit()} onValue={change} />;
};

/** The field for the style of an existing redaction. */
export const RedactLayerStyle = ({ layer }: { readonly layer: RedactLayer }) => {
  const { editor } = useEditing();
  const [, configure] = useSettings('redact');
  const { id, locked } = layer;
  return (
    <RedactFields
      value={layer}
      disabled={locked}
      placement="panel"
      onPreview={(fields) => editor.preview(changeRedaction(id, fields))}
      onValue={(fields) => {
        // The next redaction gets the same style.
        if (fields.style !== undefined) configure({ style: fields.style });
        editor.run(changeRedaction(id, fields));
      }}
    />
  );
};
