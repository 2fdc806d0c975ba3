import { styled } from '@mui/material/styles';
import { initialsOf } from '../initials.ts';

const Face = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: 999,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
}));

interface AvatarProps {
  /** The display name of the person. */
  readonly name: string;
  /** The diameter of the circle in pixels. */
  readonly size?: number;
}

/**
 * Shows a person's initials in a circle. They are hidden from screen readers, because the name is shown next to
 * them.
 */
export const Avatar = ({ name, size = 72 }: AvatarProps) => (
  <Face aria-hidden style={{ width: size, height: size, fontSize: size * 0.36 }}>
    {initialsOf(name)}
  </Face>
);
