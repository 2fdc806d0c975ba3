import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ImageTagsDocument } from '@safelight/web-data';
import { SUGGESTED_TAGS, TagChips } from '@safelight/web-images';
import { Choice, Field } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';
import { type GalleryFilter, IMAGE_TYPES, kilobytes, NO_FILTER, SIZE_KB } from './gallery-address.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  // Two date fields with their buttons do not fit side by side on a phone.
  [theme.breakpoints.down('sm')]: { '&.dates': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

/** How many of the person's own tags are offered, the most used first. */
const OWN_TAGS = 20;

/** The filter while the form is edited: sizes stay text until they are applied. */
const draftOf = (filter: GalleryFilter) => ({
  ...filter,
  minKb: filter.minKb === SIZE_KB.min ? '' : String(filter.minKb),
  maxKb: filter.maxKb === SIZE_KB.max ? '' : String(filter.maxKb),
});

interface FilterDialogProps {
  readonly filter: GalleryFilter;
  readonly onApply: (filter: GalleryFilter) => void;
  readonly onClose: () => void;
}

/** The dialog that narrows the library; nothing changes until the person applies it (spec: images §2). */
export const FilterDialog = ({ filter, onApply, onClose }: FilterDialogProps) => {
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(filter));
  const { data } = useQuery(ImageTagsDocument, { fetchPolicy: 'cache-and-network' });
  const own = (data?.imageTags ?? []).slice(0, OWN_TAGS).map(({ tag }) => tag);
  const tags = [...new Set([...SUGGESTED_TAGS, ...own, ...draft.tags])];
  const change = (changed: Partial<typeof draft>): void => {
    setDraft((previous) => ({ ...previous, ...changed }));
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply({
      ...draft,
      minKb: kilobytes(draft.minKb, SIZE_KB.min),
      maxKb: kilobytes(draft.maxKb, SIZE_KB.max),
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Filter Images</DialogTitle>
      <DialogContent>
        <Box component="form" id={`${id}-form`} onSubmit={apply} sx={{ display: 'grid', gap: 3 }}>
          <Pair className="dates">
            <Field
              label="From"
              type="date"
              value={draft.from}
              inputProps={draft.to === '' ? {} : { max: draft.to }}
              onValue={(from) => {
                change({ from });
              }}
            />
            <Field
              label="To"
              type="date"
              value={draft.to}
              inputProps={draft.from === '' ? {} : { min: draft.from }}
              onValue={(to) => {
                change({ to });
              }}
            />
          </Pair>
          <TagChips
            label="Tags"
            tags={tags}
            chosen={draft.tags}
            onChosen={(chosen) => {
              change({ tags: chosen });
            }}
          />
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
              Image type
            </Typography>
            <Choice
              label="Image type"
              value={draft.type}
              options={IMAGE_TYPES}
              onValue={(type) => {
                change({ type });
              }}
            />
          </Box>
          <Pair>
            <Field
              label="Min size (KB)"
              value={draft.minKb}
              placeholder={String(SIZE_KB.min)}
              inputProps={{ inputMode: 'numeric' }}
              onValue={(minKb) => {
                change({ minKb });
              }}
            />
            <Field
              label="Max size (KB)"
              value={draft.maxKb}
              placeholder={String(SIZE_KB.max)}
              inputProps={{ inputMode: 'numeric' }}
              onValue={(maxKb) => {
                change({ maxKb });
              }}
            />
          </Pair>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          sx={{ mr: 'auto' }}
          onClick={() => {
            setDraft(draftOf(NO_FILTER));
          }}
        >
          Reset
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={`${id}-form`} variant="contained" color="primary">
          Apply Filters
        </Button>
      </DialogActions>
    </Dialog>
  );
};
