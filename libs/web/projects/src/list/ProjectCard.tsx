import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ProjectFacts_ProjectFragment } from '@safelight/web-data';
import { SelectBox, selectStyle } from '@safelight/web-images';
import { formatCountOf, formatDate } from '@safelight/web-ui';
import { EllipsisVertical, Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { FirstTags } from '../FirstTags.tsx';
import { Mosaic } from '../Mosaic.tsx';

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-selected="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  '& > .main': {
    display: 'block',
    height: '100%',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 12,
  },
  '& .facts': { display: 'grid', gap: 4, padding: theme.spacing(1.5, 6, 1.75, 2) },
  '& .name': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 4, minHeight: 24, marginTop: 2 },
  '& > .menu': { position: 'absolute', right: 4, bottom: 8 },
  '&[data-tags="true"] > .menu': { bottom: 38 },
  ...selectStyle(theme),
  '& > .choose': { position: 'absolute', top: 4, left: 4 },
  '& > .edit': {
    position: 'absolute',
    top: 4,
    right: 4,
    color: '#fff',
    backgroundColor: 'rgb(16 12 11 / 0.64)',
    '&:hover': { backgroundColor: 'rgb(16 12 11 / 0.88)' },
  },
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within, [data-selecting="true"]) > .choose': { opacity: 0 },
    '&:not(:hover, :focus-within) > .edit': { opacity: 0 },
  },
  '&[data-view="list"] > .main': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
  },
  '&[data-view="list"] > .menu': { bottom: 'auto', top: '50%', transform: 'translateY(-50%)' },
  '&[data-view="list"] .facts': { paddingRight: theme.spacing(12) },
  '&[data-view="list"] > .edit': {
    top: '50%',
    right: 48,
    transform: 'translateY(-50%)',
    color: 'inherit',
    backgroundColor: 'transparent',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  '&[data-view="list"] > .choose': { left: 28, top: '50%', transform: 'translateY(-50%)' },
}));

interface ProjectCardProps {
  readonly project: ProjectFacts_ProjectFragment;
  readonly view: 'grid' | 'list';
  readonly selected: boolean;
  readonly selecting: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onMenu: (anchor: HTMLElement) => void;
}

/** The card of one project: its first pictures, its name, and at most three tags. */
export const ProjectCard = ({
  project,
  view,
  selected,
  selecting,
  onToggle,
  onEdit,
  onMenu,
}: ProjectCardProps) => {
  const { id, name, tags, imageCount, createdAt, previewImages } = project;
  return (
    <Root
      data-selected={selected}
      data-selecting={selecting}
      data-view={view}
      data-tags={view === 'grid' && tags.length > 0}
    >
      <Link
        className="main ring-around"
        to={`/projects/${id}`}
        onClick={(event: MouseEvent) => {
          if (!selecting) return;
          event.preventDefault();
          onToggle();
        }}
      >
        <Mosaic images={previewImages} />
        <span className="facts">
          <span className="name">{name}</span>
          <span className="quiet">
            {formatCountOf(imageCount, 'image')} · {formatDate(createdAt)}
          </span>
          {tags.length === 0 ? null : (
            <span className="tags">
              <FirstTags tags={tags} />
            </span>
          )}
        </span>
      </Link>
      <SelectBox title={name} checked={selected} onToggle={onToggle} />
      <IconButton className="edit" aria-label={`Edit ${name}`} aria-haspopup="dialog" onClick={onEdit}>
        <Pencil size={16} aria-hidden />
      </IconButton>
      <IconButton
        className="menu"
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
    </Root>
  );
};
