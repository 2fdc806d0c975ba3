import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, FolderOpen, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router';

interface ProjectMenuProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly anchor: HTMLElement;
  readonly onShare: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** The menu with the actions on one project, beside the Edit button of its card (spec: images §2). */
export const ProjectMenu = ({ project, anchor, onClose, ...acts }: ProjectMenuProps) => {
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Actions for ${project.name}` } }}
    >
      <MenuItem component={Link} to={`/projects/${project.id}`}>
        <FolderOpen size={16} aria-hidden /> View
      </MenuItem>
      <MenuItem onClick={then(acts.onShare)}>
        <Share2 size={16} aria-hidden /> Share
      </MenuItem>
      <MenuItem onClick={then(acts.onExport)}>
        <Download size={16} aria-hidden /> Export
      </MenuItem>
      <Divider />
      <MenuItem onClick={then(acts.onDelete)}>
        <Trash2 size={16} aria-hidden /> Delete
      </MenuItem>
    </Menu>
  );
};
