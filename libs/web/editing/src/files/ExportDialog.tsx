import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Size } from '@safelight/engine';
import { formatDimensions, Notice, SelectField, TitledDialog } from '@safelight/web-ui';
import { useState } from 'react';
import { PERCENT } from '../fields/measure.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { FieldGrid } from '../fields/Section.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import type { OpenSession } from '../saving/open-session.ts';
import { psdLosses } from './psd-losses.ts';
import {
  type ExportChoice,
  type ExportFormat,
  FIRST_CHOICE,
  pixelRatioOf,
  useFileWriter,
} from './use-file-writer.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const FORMATS: readonly { readonly value: ExportFormat; readonly label: string }[] = [
  { value: 'png', label: 'PNG: lossless, transparency too' },
  { value: 'jpeg', label: 'JPEG: small, no transparency' },
  { value: 'webp', label: 'WebP: small, transparency too' },
  { value: 'psd', label: 'PSD: layers, for Photoshop' },
];
const LARGEST_RATIO = 3;

/** The look of the main button: Export, and Close once the file is written. */
const MAIN = { variant: 'contained', color: 'primary' } as const;

const RATIOS = [
  { ratio: 0.5, words: 'Half' },
  { ratio: 1, words: 'As it is' },
  { ratio: 2, words: 'Double' },
  { ratio: LARGEST_RATIO, words: 'Triple' },
];

const SIDES = [
  ['Width', 'width'],
  ['Height', 'height'],
] as const;

/** The entry of the list for a width and a height that are typed. */
const OWN_SIZE = 'own';

const hasQuality = (format: ExportFormat): boolean => format === 'jpeg' || format === 'webp';

const times = ({ width, height }: Size, ratio: number): Size => ({
  width: Math.max(1, Math.round(width * ratio)),
  height: Math.max(1, Math.round(height * ratio)),
});

interface SizeFieldsProps {
  /** The size of the document. */
  readonly size: Size;
  readonly ratio: number;
  readonly onRatio: (ratio: number) => void;
}

/** The size of the file in pixels, of which each side determines the other. */
const SizeFields = ({ size, ratio, onRatio }: SizeFieldsProps) => (
  <FieldGrid>
    {SIDES.map(([label, side]) => (
      <NumberField
        key={side}
        label={label}
        value={times(size, ratio)[side]}
        whole={size[side]}
        digits={0}
        min={1}
        max={size[side] * LARGEST_RATIO}
        unit="px"
        onValue={(next) => onRatio(Math.max(1, Math.round(next)) / size[side])}
      />
    ))}
  </FieldGrid>
);

interface ExportDialogProps {
  readonly session: Pick<OpenSession, 'editor' | 'pictures'>;
  readonly onClose: () => void;
}

/** Exports the document as a file in a format of the person's choice. */
export const ExportDialog = ({ session, onClose }: ExportDialogProps) => {
  const [choice, setChoice] = useState<ExportChoice>(FIRST_CHOICE);
  const { writing, write, stop, forget } = useFileWriter(session);
  const { document } = session.editor.state;
  const [isOwnSize, setOwnSize] = useState(false);
  const { format, quality } = choice;
  const ratio = pixelRatioOf(choice);
  const isWriting = writing.state === 'writing';
  const isWritten = writing.state === 'written';
  const losses = format === 'psd' && !isWritten ? psdLosses(document) : [];
  const sizes = RATIOS.map(({ ratio: each, words }) => {
    const { width, height } = times(document, each);
    return { value: String(each), label: `${words}: ${formatDimensions(width, height)} pixels` };
  });
  const change = (changed: Partial<ExportChoice>): void => {
    setChoice({ ...choice, ...changed });
    forget();
  };
  return (
    <TitledDialog
      title="Export"
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          void write(choice);
        },
      }}
      onClose={() => {
        stop();
        onClose();
      }}
      actions={
        <>
          <Button
            {...(isWritten ? MAIN : {})}
            onClick={() => {
              if (isWriting) stop();
              else onClose();
            }}
          >
            {isWriting ? 'Cancel' : 'Close'}
          </Button>
          <Button type="submit" disabled={isWriting} {...(isWritten ? {} : MAIN)}>
            {isWriting ? 'Writing…' : 'Export'}
          </Button>
        </>
      }
    >
      <Fields>
        <SelectField
          label="Format"
          value={format}
          options={FORMATS}
          onValue={(value) => change({ format: value })}
        />
        {format === 'psd' ? null : (
          <SelectField
            label="Size"
            value={isOwnSize ? OWN_SIZE : String(ratio)}
            options={[...sizes, { value: OWN_SIZE, label: 'Custom size' }]}
            onValue={(value) => {
              setOwnSize(value === OWN_SIZE);
              change({ pixelRatio: value === OWN_SIZE ? ratio : Number(value) });
            }}
          />
        )}
        {isOwnSize && format !== 'psd' ? (
          <SizeFields size={document} ratio={ratio} onRatio={(next) => change({ pixelRatio: next })} />
        ) : null}
        {hasQuality(format) ? (
          <SliderField
            label="Quality"
            value={quality}
            min={0.1}
            max={1}
            step={0.01}
            measure={PERCENT}
            onPreview={(next) => change({ quality: next })}
            onValue={(next) => change({ quality: next })}
          />
        ) : null}
        {losses.length === 0 ? null : (
          <Typography component="div" variant="body2" color="textSecondary">
            {losses.map((loss) => (
              <div key={loss}>{loss}</div>
            ))}
          </Typography>
        )}
        {writing.state === 'failed' ? <Notice tone="danger">{writing.message}</Notice> : null}
        {writing.state === 'written' ? (
          <Notice tone="success">
            The file is in your downloads.
            {writing.notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
          </Notice>
        ) : null}
      </Fields>
    </TitledDialog>
  );
};
