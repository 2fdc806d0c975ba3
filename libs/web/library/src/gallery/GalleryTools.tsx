import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ImageSort } from '@safelight/web-data';
import { Select } from '@safelight/web-ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Milliseconds of silence before a search is sent. */
const SEARCH_DELAY_MS = 250;

/** Sorts by what the address calls them. */
export const SORTS = [
  { value: 'newest', label: 'Newest First', sort: 'NEWEST' },
  { value: 'oldest', label: 'Oldest First', sort: 'OLDEST' },
  { value: 'name', label: 'Name A-Z', sort: 'NAME' },
] as const satisfies readonly { readonly value: string; readonly label: string; readonly sort: ImageSort }[];

export type SortName = (typeof SORTS)[number]['value'];

interface GalleryToolsProps {
  readonly search: string;
  readonly sort: SortName;
  readonly onSearch: (search: string) => void;
  readonly onSort: (sort: SortName) => void;
}

/** Search and order of the gallery. */
export const GalleryTools = ({ search, sort, onSearch, onSort }: GalleryToolsProps) => {
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => {
      onSearch(text.trim());
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [onSearch, search, text]);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
      <OutlinedInput
        type="search"
        placeholder="Search images"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        inputProps={{ 'aria-label': 'Search images' }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
      />
      <Select label="Sort" value={sort} options={SORTS} onValue={onSort} />
    </Box>
  );
};
