import Typography from '@mui/material/Typography';
import { Panel, PanelBody } from '@safelight/web-ui';
import { type ReactNode, useId } from 'react';

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
