import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFragment } from '@apollo/client/react';
import { NotificationsSection_UserFragmentDoc } from '@safelight/web-data';
import { SettingsSection, type SettingsUser } from './SettingsSection.tsx';
import { usePreferences } from './use-preferences.ts';

interface SwitchRowProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** A switch with an explanation. */
const SwitchRow = ({ label, hint, checked, onChecked }: SwitchRowProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" id={`${id}-hint`}>
          {hint}
        </Typography>
      </Box>
      <Switch
        checked={checked}
        onChange={(_, value) => onChecked(value)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
};

/** The section that chooses which events are reported by email. */
export const NotificationsSection = ({ user }: { readonly user: SettingsUser }) => {
  const save = usePreferences();
  const { data, complete } = useFragment({ fragment: NotificationsSection_UserFragmentDoc, from: user });
  if (!complete) return null;
  return (
    <SettingsSection id="notifications" hint="What we tell you by email. Security notices are always sent.">
      <SwitchRow
        label="New sign-in"
        hint="When somebody signs in from a device we have not seen before."
        checked={data.mailOnNewSignIn}
        onChecked={(mailOnNewSignIn) => save({ mailOnNewSignIn })}
      />
      <SwitchRow
        label="Finished AI edit"
        hint="When an edit you asked for is ready, or has failed."
        checked={data.mailOnAiEdit}
        onChecked={(mailOnAiEdit) => save({ mailOnAiEdit })}
      />
    </SettingsSection>
  );
};
