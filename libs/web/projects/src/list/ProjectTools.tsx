import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Choice, Select } from '@safelight/web-ui';
import { LayoutGrid, List, Search, SlidersHorizontal, SquareCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { countFilters, type ProjectsAddress, SORTS } from './projects-address.ts';

/** How long typing must pause before a search is sent. */
const SEARCH_DELAY_MS = 250;

const VIEWS = [
  { value: 'grid', label: '', icon: <LayoutGrid size={16} role="img" aria-label="Grid view" /> },
  { value: 'list', label: '', icon: <List size={16} role="img" aria-label="List view" /> },
] as const;

interface ProjectToolsProps {
  readonly address: ProjectsAddress;
  readonly onChange: (changed: Partial<ProjectsAddress>) => void;
  readonly onFilter: () => void;
  readonly onSelect: () => void;
}

/** The search field, order, view and filters of the projects. */
export const ProjectTools = ({ address, onChange, onFilter, onSelect }: ProjectToolsProps) => {
  const { search } = address;
  const [text, setText] = useState(search);
  const filters = countFilters(address.filter);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => {
      onChange({ search: text.trim() });
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [onChange, search, text]);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <OutlinedInput
        type="search"
        placeholder="Search projects"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        inputProps={{ 'aria-label': 'Search projects' }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
      />
      <Select
        label="Sort"
        value={address.sort}
        options={SORTS}
        onValue={(sort) => {
          onChange({ sort });
        }}
      />
      <Choice
        label="View"
        value={address.view}
        options={VIEWS}
        onValue={(view) => {
          onChange({ view });
        }}
      />
      <Button startIcon={<SlidersHorizontal size={16} />} aria-haspopup="dialog" onClick={onFilter}>
        {filters === 0 ? 'Filters' : `Filters (${filters})`}
      </Button>
      <Button startIcon={<SquareCheck size={16} />} onClick={onSelect}>
        Select
      </Button>
    </Box>
  );
};
