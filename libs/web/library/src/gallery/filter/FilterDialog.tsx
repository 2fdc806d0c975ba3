import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ImageTagsDocument } from '@safelight/web-data';
import { DateRange, FilterFrame, SUGGESTED_TAGS, TagChips } from '@safelight/web-images';
import { Choice, Field } from '@safelight/web-ui';
import { useState } from 'react';
import { type GalleryFilter, IMAGE_TYPES, kilobytes, NO_FILTER, SIZE_KB } from './gallery-address.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
}));

/** The maximum number of the person's own tags that are offered, the most used first. */
const OWN_TAGS = 20;

/** Returns the filter as the form edits it: sizes are text until they are applied. */
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

/** Filters the library by day, tags, type and size (spec: images §2). */
export const FilterDialog = ({ filter, onApply, onClose }: FilterDialogProps) => {
  const [draft, setDraft] = useState(() => draftOf(filter));
  const { data } = useQuery(ImageTagsDocument, { fetchPolicy: 'cache-and-network' });
  const own = (data?.imageTags ?? []).slice(0, OWN_TAGS).map(({ tag }) => tag);
  const tags = [...new Set([...SUGGESTED_TAGS, ...own, ...draft.tags])];
  const change = (changed: Partial<typeof draft>): void => {
    setDraft((previous) => ({ ...previous, ...changed }));
  };
  const apply = (): void => {
    onApply({
      ...draft,
      minKb: kilobytes(draft.minKb, SIZE_KB.min),
      maxKb: kilobytes(draft.maxKb, SIZE_KB.max),
    });
  };
  return (
    <FilterFrame
      title="Filter Images"
      onApply={apply}
      onReset={() => setDraft(draftOf(NO_FILTER))}
      onClose={onClose}
    >
      <DateRange labels={['From', 'To']} from={draft.from} to={draft.to} onChange={change} />
      <TagChips
        label="Tags"
        tags={tags}
        chosen={draft.tags}
        onChosen={(chosen) => change({ tags: chosen })}
      />
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
          Image type
        </Typography>
        <Choice
          label="Image type"
          value={draft.type}
          options={IMAGE_TYPES}
          onValue={(type) => change({ type })}
        />
      </Box>
      <Pair>
        <Field
          label="Min size (KB)"
          value={draft.minKb}
          placeholder={String(SIZE_KB.min)}
          inputProps={{ inputMode: 'numeric' }}
          onValue={(minKb) => change({ minKb })}
        />
        <Field
          label="Max size (KB)"
          value={draft.maxKb}
          placeholder={String(SIZE_KB.max)}
          inputProps={{ inputMode: 'numeric' }}
          onValue={(maxKb) => change({ maxKb })}
        />
      </Pair>
    </FilterFrame>
  );
};
