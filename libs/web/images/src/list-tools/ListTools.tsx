import Button from '@mui/material/Button';
import { Choice, Select } from '@safelight/web-ui';
import { CircleCheck, LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import type { GridView } from '../grid-view.ts';

const VIEWS = [
  { value: 'grid', label: '', icon: <LayoutGrid size={16} role="img" aria-label="Grid view" /> },
  { value: 'list', label: '', icon: <List size={16} role="img" aria-label="List view" /> },
] as const;

interface ListToolsProps<S extends string> {
  readonly sort: S;
  readonly sorts: readonly { readonly value: S; readonly label: string }[];
  readonly view: GridView;
  /** The number of conditions that narrow the list. */
  readonly filters: number;
  readonly onChange: (changed: { readonly sort: S } | { readonly view: GridView }) => void;
  readonly onFilter: () => void;
  readonly onSelect: () => void;
}

/** The button that opens the filters of a list, its order and view, and the button that begins a selection. */
export const ListTools = <S extends string>({
  sort,
  sorts,
  view,
  filters,
  onChange,
  onFilter,
  onSelect,
}: ListToolsProps<S>) => (
  <>
    <Button startIcon={<SlidersHorizontal size={16} />} aria-haspopup="dialog" onClick={onFilter}>
      {filters === 0 ? 'Filters' : `Filters (${String(filters)})`}
    </Button>
    <Select label="Sort" value={sort} options={sorts} onValue={(value) => onChange({ sort: value })} />
    <Choice label="View" value={view} options={VIEWS} onValue={(value) => onChange({ view: value })} />
    <Button startIcon={<CircleCheck size={16} />} onClick={onSelect}>
      Select
    </Button>
  </>
);
