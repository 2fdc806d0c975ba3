import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { clamp, isSameSize, LIMITS, resizeImage, type Size } from '@safelight/engine';
import { FormDialog, formatDimensions } from '@safelight/web-ui';
import { useState } from 'react';
import { NumberField } from '../fields/NumberField.tsx';
import { PresetButtons } from '../fields/PresetButtons.tsx';
import { FieldGrid } from '../fields/Section.tsx';
import { documentIn, useEditing, useEditor } from '../session/editing-session.ts';

const SHARES = { '25%': 0.25, '50%': 0.5, '75%': 0.75, '200%': 2 } as const;
type Share = keyof typeof SHARES;
const SHARE_LABELS = Object.keys(SHARES) as readonly Share[];

const SIDES = [
  ['Width', 'width'],
  ['Height', 'height'],
] as const;

const side = (length: number): number => clamp(Math.round(length), 1, LIMITS.sidePx);

const times = ({ width, height }: Size, factor: number): Size => ({
  width: side(width * factor),
  height: side(height * factor),
});

/** Resizes the whole image to a typed width and height. One undo reverts it. */
export const ResizeImageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { editor } = useEditing();
  const { width, height } = useEditor(documentIn);
  const now: Size = { width, height };
  const [size, setSize] = useState(now);
  const [isKept, setKept] = useState(true);
  // With fixed proportions, neither side may make the other exceed the largest canvas.
  const largest = isKept ? LIMITS.sidePx / Math.max(width, height) : Infinity;
  return (
    <FormDialog
      title="Resize Image"
      content={{ sx: { display: 'grid', gap: 1.5 } }}
      submitLabel="Resize"
      onSubmit={() => {
        editor.cancel();
        if (editor.run(resizeImage(size))) editor.fit();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {formatDimensions(width, height)} pixels now. Every layer becomes larger or smaller with the image.
      </Typography>
      <FieldGrid>
        {SIDES.map(([label, name]) => (
          <NumberField
            key={name}
            label={label}
            value={size[name]}
            whole={now[name]}
            digits={0}
            min={1}
            max={Math.min(LIMITS.sidePx, Math.floor(now[name] * largest))}
            unit="px"
            onValue={(next) => {
              const kept = isKept ? times(now, next / now[name]) : size;
              setSize({ ...kept, [name]: side(next) });
            }}
          />
        ))}
      </FieldGrid>
      <PresetButtons
        label="Share of the size now"
        presets={SHARE_LABELS}
        value={SHARE_LABELS.find((label) => isSameSize(size, times(now, SHARES[label]))) ?? null}
        onChoose={(label) =>
          setSize(times(now, Math.min(SHARES[label], LIMITS.sidePx / Math.max(width, height))))
        }
      />
      <FormControlLabel
        label="Keep proportions"
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
        control={
          <Checkbox
            checked={isKept}
            onChange={(_, kept) => {
              setKept(kept);
              if (kept) setSize({ ...times(now, size.width / width), width: size.width });
            }}
          />
        }
      />
      {isKept ? null : (
        <Typography variant="caption" color="textSecondary">
          Layers that stand at an angle keep their own proportions.
        </Typography>
      )}
    </FormDialog>
  );
};
