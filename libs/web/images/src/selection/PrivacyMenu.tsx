import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Privacy } from '@safelight/web-data';
import { Globe, Lock } from 'lucide-react';

interface PrivacyMenuProps {
  readonly anchor: HTMLElement;
  readonly onPrivacy: (privacy: Privacy) => void;
  readonly onClose: () => void;
}

/** Chooses the privacy of all selected images. */
export const PrivacyMenu = ({ anchor, onPrivacy, onClose }: PrivacyMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Who can see them' } }}>
    <MenuItem
      onClick={() => {
        onPrivacy('PUBLIC');
      }}
    >
      <Globe size={16} aria-hidden /> Make public
    </MenuItem>
    <MenuItem
      onClick={() => {
        onPrivacy('PRIVATE');
      }}
    >
      <Lock size={16} aria-hidden /> Make private
    </MenuItem>
  </Menu>
);
