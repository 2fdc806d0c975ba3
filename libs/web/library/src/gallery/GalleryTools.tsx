import Box from '@mui/material/Box';
import { ListTools, ToolBar } from '@safelight/web-images';
import { Choice, SearchField } from '@safelight/web-ui';
import { useCallback } from 'react';
import { type GalleryAddress, SORTS } from './filter/gallery-address.ts';

const SHELVES = [
  { value: 'all', label: 'All' },
  { value: 'favorites', label: 'Favorites' },
  { value: 'trash', label: 'Trash' },
] as const;

interface GalleryToolsProps {
  readonly address: GalleryAddress;
  readonly filters: number;
  /** Whether the part of the library that is shown has no pictures. Search, order and filters are then hidden. */
  readonly isEmpty: boolean;
  readonly onChange: (changed: Partial<GalleryAddress>) => void;
  readonly onFilter: () => void;
  readonly onSelect: () => void;
}

/** The parts of the library, and the search field, order, view and filters of the one that is shown. */
export const GalleryTools = ({
  address,
  filters,
  isEmpty,
  onChange,
  onFilter,
  onSelect,
}: GalleryToolsProps) => {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <ToolBar {...(isEmpty ? {} : { role: 'search' })}>
      {/* On phones and tablets the parts of the library have a line of their own, beside which nothing fits. */}
      <Box sx={{ width: { xs: '100%', md: 'auto' } }}>
        <Choice
          label="Show"
          value={address.shelf}
          options={SHELVES}
          onValue={(shelf) => onChange({ shelf })}
        />
      </Box>
      {isEmpty ? null : (
        <>
          <SearchField label="Search images" value={address.search} onValue={onSearch} />
          <ListTools
            sort={address.sort}
            sorts={SORTS}
            view={address.view}
            filters={filters}
            onChange={onChange}
            onFilter={onFilter}
            onSelect={onSelect}
          />
        </>
      )}
    </ToolBar>
  );
};
