import Box from '@mui/material/Box';
import { ListTools, ToolLine } from '@safelight/web-images';
import { SearchField } from '@safelight/web-ui';
import { useCallback } from 'react';
import { countFilters, type ProjectsAddress, SORTS } from './projects-address.ts';

interface ProjectToolsProps {
  readonly address: ProjectsAddress;
  readonly onChange: (changed: Partial<ProjectsAddress>) => void;
  readonly onFilter: () => void;
  readonly onSelect: () => void;
}

/** The search field, order, view and filters of the projects. */
export const ProjectTools = ({ address, onChange, onFilter, onSelect }: ProjectToolsProps) => {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <SearchField label="Search projects" value={address.search} onValue={onSearch} />
      <ToolLine>
        <ListTools
          sort={address.sort}
          sorts={SORTS}
          view={address.view}
          filters={countFilters(address.filter)}
          onChange={onChange}
          onFilter={onFilter}
          onSelect={onSelect}
        />
      </ToolLine>
    </Box>
  );
};
