import Skeleton from '@mui/material/Skeleton';
import { type Box, placedAt } from './placed-at.ts';

/** Where a picture will be once it is loaded. */
export const EmptyPlace = (box: Box) => (
  <li aria-hidden style={placedAt(box)}>
    <Skeleton variant="rounded" width={box.width} height={box.height} animation={false} />
  </li>
);
