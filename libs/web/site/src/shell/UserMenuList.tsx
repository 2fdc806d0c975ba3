import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { type SessionUser, useSession } from '@safelight/web-session';
import { formatCountOf, useToasts } from '@safelight/web-ui';
import {
  Columns2,
  FolderOpen,
  GalleryHorizontalEnd,
  KeyRound,
  LogOut,
  Settings,
  Tag,
  UserRound,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';

/**
 * The links of the menu, in the order of the specification (accounts §2 "Header and footer"), and the lists of a
 * person. Projects are here because the header has no room for their link on a phone.
 */
const LINKS = [
  { to: '/profile', label: 'Profile', Icon: UserRound },
  { to: '/pricing', label: 'Pricing', Icon: Tag },
  { to: '/api-keys', label: 'API Keys', Icon: KeyRound },
  { to: '/projects', label: 'Projects', Icon: FolderOpen },
  { to: '/comparisons', label: 'Comparisons', Icon: GalleryHorizontalEnd },
  { to: '/comparison/upload', label: 'Upload Comparison', Icon: Columns2 },
  { to: '/settings', label: 'Settings', Icon: Settings },
] as const;

interface UserMenuListProps {
  readonly user: SessionUser;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The user menu; closes on a click outside or Escape. */
export const UserMenuList = ({ user, anchor, onClose }: UserMenuListProps) => {
  const { signOut } = useSession();
  const { key } = useLocation();
  const toasts = useToasts();
  const leave = async (): Promise<void> => {
    onClose();
    try {
      await signOut(key);
      toasts.success(TEXTS.signOut.success);
    } catch {
      toasts.error(TEXTS.signOut.failure);
    }
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        root: { role: 'navigation', 'aria-label': 'Account' },
        list: { 'aria-label': 'User menu' },
      }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, py: 1.25, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {user.fullName || user.username}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {user.email}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {formatCountOf(user.credits, 'credit')}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" sx={{ my: 0.75 }} />
      {LINKS.map(({ to, label, Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <Icon size={16} aria-hidden /> {label}
        </MenuItem>
      ))}
      <Divider component="li" role="presentation" sx={{ my: 0.75 }} />
      <MenuItem onClick={() => void leave()}>
        <LogOut size={16} aria-hidden /> Sign out
      </MenuItem>
    </Menu>
  );
};
