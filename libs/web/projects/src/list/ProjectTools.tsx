import { ListTools, ToolBar } from '@safelight/web-images';
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
    <ToolBar role="search">
      <SearchField label="Search projects" value={address.search} onValue={onSearch} />
      <ListTools
        sort={address.sort}
        sorts={SORTS}
        view={address.view}
        filters={countFilters(address.filter)}
        onChange={onChange}
        onFilter={onFilter}
        onSelect={onSelect}
      />
    </ToolBar>
  );
};
