import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SettingsQuery, SuspendedQuery } from '@safelight/web-data';
import { Panel, PanelBody } from '@safelight/web-ui';
import type { ReactNode } from 'react';
import { type SectionId, SECTIONS } from './sections.ts';

/** The user in the settings query; each section reads its own fragment of it. */
export type SettingsUser = NonNullable<SettingsQuery['me']>;

/** The user in the query of a suspended person, with the fields that exporting and deleting an account need. */
export type LeavingUser = NonNullable<SuspendedQuery['me']>;

/**
 * A section gets the focus when the address names it. It shows no focus ring, because it is not a control.
 */
const Anchor = styled(Panel)({ '&:focus': { outline: 'none' } });

interface SettingsSectionProps {
  readonly id: SectionId;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A section of /settings with its heading. */
export const SettingsSection = ({ id, hint, children }: SettingsSectionProps) => (
  <Anchor id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <PanelBody>
      <div>
        <Typography variant="h3" component="h2" id={`${id}-title`}>
          {SECTIONS.find((section) => section.id === id)?.title}
        </Typography>
        {hint === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </PanelBody>
  </Anchor>
);
