import { styled } from '@mui/material/styles';
import { type Box, placedAt } from './placed-at.ts';

const Place = styled('li')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

/**
 * The place of a picture that is not loaded yet. A single element, because fast scrolling moves many in every
 * frame.
 */
export const EmptyPlace = (box: Box) => <Place aria-hidden style={placedAt(box)} />;
