import Button, { type ButtonProps } from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';

/** The button above a heading that leads back, at the left edge of the page. It takes the same properties as `Button`. */
// The cast keeps `component`, which a component of our own cannot pass on with types.
export const BackButton = ((props: ButtonProps) => (
  <Button
    variant="text"
    size="small"
    startIcon={<ArrowLeft size={16} />}
    // As far to the left as the padding is wide, so that the arrow is above the first letter of the heading.
    sx={{ ml: -1.5, mb: 1 }}
    {...props}
  />
)) as typeof Button;
