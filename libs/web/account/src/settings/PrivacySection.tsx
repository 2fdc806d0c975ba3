import { useFragment } from '@apollo/client/react';
import { PrivacySection_UserFragmentDoc } from '@safelight/web-data';
import { Choice } from '@safelight/web-ui';
import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { SettingsSection, type SettingsUser } from './SettingsSection.tsx';
import { usePreferences } from './use-preferences.ts';

/** The default privacy of new pictures. With `AUTO` there is no personal default, and each screen uses its own. */
type DefaultPrivacy = 'AUTO' | 'PRIVATE' | 'PUBLIC';

const OPTIONS: readonly {
  readonly value: DefaultPrivacy;
  readonly label: string;
  readonly icon?: ReactNode;
}[] = [
  { value: 'AUTO', label: 'No Default' },
  { value: 'PRIVATE', label: 'Private', icon: <Lock size={14} aria-hidden /> },
  { value: 'PUBLIC', label: 'Public', icon: <Globe size={14} aria-hidden /> },
];

/** Chooses the default privacy of new pictures. */
export const PrivacySection = ({ user }: { readonly user: SettingsUser }) => {
  const save = usePreferences();
  const { data, complete } = useFragment({ fragment: PrivacySection_UserFragmentDoc, from: user });
  if (!complete) return null;
  return (
    <SettingsSection
      id="privacy"
      hint="Whether the images you upload here start out public or private. Without a default, the Upload page starts with public, and the upload dialog of the gallery with private. You can still choose for each image. Images uploaded through the API start out private unless the request says otherwise."
    >
      <Choice
        label="Default privacy"
        value={data.defaultPrivacy ?? 'AUTO'}
        options={OPTIONS}
        onValue={(value) => save({ defaultPrivacy: value === 'AUTO' ? null : value })}
      />
    </SettingsSection>
  );
};
