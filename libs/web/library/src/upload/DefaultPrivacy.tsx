import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Privacy } from '@safelight/web-data';
import { PrivacyToggle } from '@safelight/web-images';
import type { ReactNode } from 'react';

interface DefaultPrivacyProps {
  /** Null until it is known. */
  readonly value: Privacy | null;
  readonly onValue: (privacy: Privacy) => void;
  /** Renders the ways to add pictures, once the default privacy is known. */
  readonly children: (privacy: Privacy) => ReactNode;
}

/** Chooses the privacy that newly added pictures start with. */
export const DefaultPrivacy = ({ value, onValue, children }: DefaultPrivacyProps) =>
  value === null ? (
    <Skeleton height={296} role="status" aria-label="Loading your defaults" />
  ) : (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          New pictures are
        </Typography>
        <PrivacyToggle label="Default privacy" value={value} onValue={onValue} />
      </Box>
      {children(value)}
    </>
  );
