import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LIMITS, resizeImage, type Size } from '@safelight/engine';
import { formatDimensions } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { NumberField } from '../fields/NumberField.tsx';
import { PresetButtons } from '../fields/PresetButtons.tsx';
import { FieldGrid } from '../fields/Section.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { documentIn } from '../session/selections.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

const SHARES = { '25%': 0.25, '50%': 0.5, '75%': 0.75, '200%': 2 } as const;
type Share = keyof typeof SHARES;
const SHARE_LABELS = Object.keys(SHARES) as readonly Share[];

const side = (length: number): number => Math.min(LIMITS.sidePx, Math.max(1, Math.round(length)));

const times = ({ width, height }: Size, factor: number): Size => ({
  width: side(width * factor),
  height: side(height * factor),
});

const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** Resizes the whole image by numbers. One undo reverts it. */
export const ResizeImageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const { editor } = useEditing();
  const { width, height } = useEditor(documentIn);
  const now: Size = { width, height };
  const [size, setSize] = useState(now);
  const [isKept, setKept] = useState(true);
  // With fixed proportions, neither side may make the other exceed the largest canvas.
  const largest = isKept ? LIMITS.sidePx / Math.max(width, height) : Infinity;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.cancel();
          if (editor.run(resizeImage(size))) editor.fit();
          onClose();
        }}
      >
        <DialogTitle id={id}>Resize image</DialogTitle>
        <DialogContent>
          <Fields>
            <Typography variant="body2" color="textSecondary">
              {formatDimensions(width, height)} pixels now. Every layer becomes larger or smaller with the
              image.
            </Typography>
            <FieldGrid>
              <NumberField
                label="Width"
                value={size.width}
                digits={0}
                min={1}
                max={Math.min(LIMITS.sidePx, Math.floor(width * largest))}
                unit="px"
                onValue={(next) => {
                  setSize(
                    isKept
                      ? { ...times(now, next / width), width: side(next) }
                      : { ...size, width: side(next) },
                  );
                }}
              />
              <NumberField
                label="Height"
                value={size.height}
                digits={0}
                min={1}
                max={Math.min(LIMITS.sidePx, Math.floor(height * largest))}
                unit="px"
                onValue={(next) => {
                  setSize(
                    isKept
                      ? { ...times(now, next / height), height: side(next) }
                      : { ...size, height: side(next) },
                  );
                }}
              />
            </FieldGrid>
            <PresetButtons
              label="Share of the size now"
              presets={SHARE_LABELS}
              value={SHARE_LABELS.find((label) => isSame(size, times(now, SHARES[label]))) ?? null}
              onChoose={(label) => {
                setSize(times(now, Math.min(SHARES[label], LIMITS.sidePx / Math.max(width, height))));
              }}
            />
            <FormControlLabel
              label="Keep proportions"
              slotProps={{ typography: { variant: 'body2' } }}
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
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary">
            Resize
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
