import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Spinner } from './Spinner.tsx';

/** A spinner that fills its container, with a text such as "Loading images...". */
export const LoadingState = ({
  text,
  minHeight = 320,
}: {
  readonly text: string;
  /** The minimum height in CSS pixels, or as a CSS length. */
  readonly minHeight?: number | string;
}) => (
  <Box
    role="status"
    sx={{ minHeight, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
  >
    <Spinner size={28} />
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  </Box>
);
