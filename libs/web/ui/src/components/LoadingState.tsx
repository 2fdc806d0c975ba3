import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Spinner } from './Spinner.tsx';

/** A wait that fills its place and says what for: "Loading images...". */
export const LoadingState = ({
  text,
  minHeight = 320,
}: {
  readonly text: string;
  /** CSS pixels, or a length of CSS. */
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
