import { useFragment } from '@apollo/client/react';
import { NotificationsSection_UserFragmentDoc } from '@safelight/web-data';
import type { SettingsUser } from './settings-user.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { usePreferences } from './use-preferences.ts';

/** Chooses which events are reported by mail. */
export const NotificationsSection = ({ user }: { readonly user: SettingsUser }) => {
  const { save } = usePreferences();
  const { data, complete } = useFragment({ fragment: NotificationsSection_UserFragmentDoc, from: user });
  if (!complete) return null;
  return (
    <SettingsSection id="notifications" hint="What we tell you by email. Security notices are always sent.">
      <SwitchRow
        label="New sign-in"
        hint="When somebody signs in from a device we have not seen before."
        checked={data.mailOnNewSignIn}
        onChecked={(mailOnNewSignIn) => {
          save({ mailOnNewSignIn });
        }}
      />
      <SwitchRow
        label="Finished AI edit"
        hint="When an edit you asked for is ready, or has failed."
        checked={data.mailOnAiEdit}
        onChecked={(mailOnAiEdit) => {
          save({ mailOnAiEdit });
        }}
      />
    </SettingsSection>
  );
};
