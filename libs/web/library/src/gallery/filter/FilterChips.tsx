import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { X } from 'lucide-react';
import { activeFilters } from './active-filters.ts';
import { type GalleryFilter, NO_FILTER } from './gallery-address.ts';

interface FilterChipsProps {
  readonly filter: GalleryFilter;
  readonly onFilter: (filter: GalleryFilter) => void;
}

/** The conditions that narrow the list, as chips; pressing a chip removes its condition. */
export const FilterChips = ({ filter, onFilter }: FilterChipsProps) => {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <Box role="group" aria-label="Active filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {active.map(({ label, without }) => (
        <Chip
          key={label}
          label={label}
          variant="outlined"
          aria-label={`Remove filter ${label}`}
          deleteIcon={<X size={14} aria-hidden />}
          onDelete={() => onFilter(without)}
          onClick={() => onFilter(without)}
        />
      ))}
      <Button size="small" variant="text" onClick={() => onFilter(NO_FILTER)}>
        Clear All
      </Button>
    </Box>
  );
};
