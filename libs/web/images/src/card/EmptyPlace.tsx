import { styled } from '@mui/material/styles';
import { type Box, placedAt } from './placed-at.ts';

const Place = styled('li')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Where a picture will be once it is loaded. One element, as fast scrolling moves many at each frame. */
export const EmptyPlace = (box: Box) => <Place aria-hidden style={placedAt(box)} />;
