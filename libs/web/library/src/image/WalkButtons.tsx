import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Walk } from './use-walk.ts';

const Side = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  '&.previous': { left: 12 },
  '&.next': { right: 12 },
  // Touch screens use swipes instead.
  '@media (pointer: coarse)': { display: 'none' },
})) as typeof IconButton;

/** Links to the previous and next picture, where they exist. */
export const WalkButtons = ({ walk: { previous, next } }: { readonly walk: Walk }) => (
  <>
    {previous === null ? null : (
      <Side
        component={Link}
        className="previous"
        to={`/image/${previous}`}
        replace
        aria-label="Previous picture"
      >
        <ChevronLeft size={20} aria-hidden />
      </Side>
    )}
    {next === null ? null : (
      <Side component={Link} className="next" to={`/image/${next}`} replace aria-label="Next picture">
        <ChevronRight size={20} aria-hidden />
      </Side>
    )}
  </>
);
