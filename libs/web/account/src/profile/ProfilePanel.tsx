import Typography from '@mui/material/Typography';
import type { ProfileQuery } from '@safelight/web-data';
import { Panel, PanelBody } from '@safelight/web-ui';
import { type ReactNode, useId } from 'react';

/** The user in the profile query; each panel reads its own fragment of it. */
export type ProfileUser = NonNullable<ProfileQuery['me']>;

/** A card of the profile page with its heading. */
export const ProfilePanel = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelBody>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {children}
      </PanelBody>
    </Panel>
  );
};
