import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Field, FormDialog } from '@safelight/web-ui';
import type { ReactNode } from 'react';

interface FilterFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onApply: () => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The dialog that narrows a list; nothing changes until the person applies it (spec: images §2). */
export const FilterFrame = ({ title, children, onApply, onReset, onClose }: FilterFrameProps) => (
  <FormDialog
    title={title}
    maxWidth="sm"
    content={{ sx: { display: 'grid', gap: 3 } }}
    submitLabel="Apply Filters"
    firstAction={
      // Narrow, so that the three buttons fit into one line on a phone.
      <Button variant="text" sx={{ mr: 'auto', ml: -0.5, px: 0.5, minWidth: 44 }} onClick={onReset}>
        Reset
      </Button>
    }
    onSubmit={() => {
      onApply();
      onClose();
    }}
    onClose={onClose}
  >
    {children}
  </FormDialog>
);

interface DateRangeProps {
  readonly labels: readonly [from: string, to: string];
  /** The first and the last day as YYYY-MM-DD; empty for no limit. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (changed: { readonly from: string } | { readonly to: string }) => void;
}

/**
 * The fields for the first and the last day of a range. On a phone, where they do not fit side by side, they
 * are below each other.
 */
export const DateRange = ({ labels, from, to, onChange }: DateRangeProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
    <Field
      label={labels[0]}
      type="date"
      value={from}
      inputProps={to === '' ? {} : { max: to }}
      onValue={(value) => onChange({ from: value })}
    />
    <Field
      label={labels[1]}
      type="date"
      value={to}
      inputProps={from === '' ? {} : { min: from }}
      onValue={(value) => onChange({ to: value })}
    />
  </Box>
);
