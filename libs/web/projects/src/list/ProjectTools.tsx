import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Choice, SearchField, Select } from '@safelight/web-ui';
import { LayoutGrid, List, SlidersHorizontal, SquareCheck } from 'lucide-react';
import { useCallback } from 'react';
import { countFilters, type ProjectsAddress, SORTS } from './projects-address.ts';

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
  const filters = countFilters(address.filter);
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <SearchField label="Search projects" value={address.search} onValue={onSearch} />
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
