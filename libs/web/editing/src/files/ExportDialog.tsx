import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatDimensions, Notice, PrimaryButton, SelectField, TitledDialog } from '@safelight/web-ui';
import { useId, useState } from 'react';
import type { OpenSession } from '../saving/use-open-document.ts';
import { psdLosses } from './psd-losses.ts';
import { type ExportChoice, type ExportFormat, FIRST_CHOICE, useFileWriter } from './use-file-writer.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const FORMATS: readonly { readonly value: ExportFormat; readonly label: string }[] = [
  { value: 'png', label: 'PNG: lossless, transparency too' },
  { value: 'jpeg', label: 'JPEG: small, no transparency' },
  { value: 'webp', label: 'WebP: small, transparency too' },
  { value: 'psd', label: 'PSD: layers, for Photoshop' },
];
const RATIOS = [
  { ratio: 1, words: 'As it is' },
  { ratio: 2, words: 'Double' },
  { ratio: 3, words: 'Triple' },
];

const hasQuality = (format: ExportFormat): boolean => format === 'jpeg' || format === 'webp';

interface ExportDialogProps {
  readonly session: Pick<OpenSession, 'editor' | 'pictures'>;
  readonly onClose: () => void;
}

/** Exports the document as a file in a format of the person's choice. */
export const ExportDialog = ({ session, onClose }: ExportDialogProps) => {
  const id = useId();
  const [choice, setChoice] = useState<ExportChoice>(FIRST_CHOICE);
  const { writing, write, stop, forget } = useFileWriter(session);
  const { document } = session.editor.state;
  const { width, height } = document;
  const { format, quality, pixelRatio } = choice;
  const losses = format === 'psd' && writing.state !== 'written' ? psdLosses(document) : [];
  const isWriting = writing.state === 'writing';
  const sizes = RATIOS.map(({ ratio, words }) => ({
    value: String(ratio),
    label: `${words}: ${formatDimensions(width * ratio, height * ratio)} pixels`,
  }));
  const change = (changed: Partial<ExportChoice>): void => {
    setChoice({ ...choice, ...changed });
    forget();
  };
  return (
    <TitledDialog
      title="Export"
      onClose={() => {
        stop();
        onClose();
      }}
      actions={
        <>
          <Button
            onClick={() => {
              if (isWriting) stop();
              else onClose();
            }}
          >
            {isWriting ? 'Cancel' : 'Close'}
          </Button>
          <PrimaryButton disabled={isWriting} onClick={() => void write(choice)}>
            {isWriting ? 'Writing…' : 'Export'}
          </PrimaryButton>
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
            value={String(pixelRatio)}
            options={sizes}
            onValue={(value) => change({ pixelRatio: Number(value) })}
          />
        )}
        {hasQuality(format) ? (
          <div>
            <Typography id={`${id}-quality`} variant="body2" sx={{ fontWeight: 600 }}>
              Quality: {Math.round(quality * 100)}%
            </Typography>
            <Slider
              aria-labelledby={`${id}-quality`}
              min={10}
              max={100}
              value={Math.round(quality * 100)}
              onChange={(_, value) => change({ quality: value / 100 })}
            />
          </div>
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
