import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Bell, Lock, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { ProfilePanel } from './ProfilePanel.tsx';

const ACTIONS = [
  { to: '/settings', label: 'Settings', Icon: Settings },
  { to: '/settings#notifications', label: 'Notifications', Icon: Bell },
  { to: '/settings#privacy', label: 'Privacy', Icon: Lock },
] as const;

/** Links to the sections of /settings. */
export const QuickActions = () => (
  <ProfilePanel title="Quick Actions">
    <Box sx={{ display: 'grid', gap: 1 }}>
      {ACTIONS.map(({ to, label, Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          startIcon={<Icon size={16} aria-hidden />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  </ProfilePanel>
);
