import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

/** Floats over its surroundings, because fields are in bars and panels that scroll and have no space below. */
const Floating = styled(Popper)(({ theme }) => ({
  // Above the dialog with the field, and below a dialog that is opened later.
  zIndex: theme.zIndex.modal,
  pointerEvents: 'none',
  maxWidth: 280,
  marginTop: 6,
  padding: theme.spacing(0.75, 1.25),
  borderRadius: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.error.main}`,
}));

interface FieldProblemProps {
  /** The id of the message, for the `aria-describedby` of the field. */
  readonly id: string;
  /** The field below which the message floats. */
  readonly field: HTMLElement | null;
  readonly isShown: boolean;
  readonly problem: string;
}

/** Says what is wrong with the text of a field. */
export const FieldProblem = ({ id, field, isShown, problem }: FieldProblemProps) => (
  <Floating open={isShown} anchorEl={field} placement="bottom-start">
    <span id={id} role="alert">
      {problem}
    </span>
  </Floating>
);
