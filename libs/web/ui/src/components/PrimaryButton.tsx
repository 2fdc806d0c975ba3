import Button, { type ButtonProps } from '@mui/material/Button';

/** The button for the main action of a screen, dialog or form. It takes the same properties as `Button`. */
// The cast keeps `component`, which a component of our own cannot pass on with types.
export const PrimaryButton = ((props: ButtonProps) => (
  <Button variant="contained" color="primary" {...props} />
)) as typeof Button;
