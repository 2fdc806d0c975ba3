import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { SECTIONS } from './sections.ts';

const Nav = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 88,
  display: 'grid',
  gap: theme.spacing(0.25),
  marginInlineStart: theme.spacing(-1.5),
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    paddingInline: theme.spacing(1.5),
    borderRadius: 8,
    fontSize: '0.875rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.action.selected,
    },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  [theme.breakpoints.down('md')]: { position: 'static', display: 'flex', flexWrap: 'wrap' },
}));

/** Links to the sections: at their side, or above them on phones. */
export const SettingsNav = () => {
  const { hash } = useLocation();
  return (
    <Nav aria-label="Settings">
      {SECTIONS.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          replace
          {...(hash === `#${id}` ? { 'aria-current': 'location' as const } : {})}
        >
          {title}
        </Link>
      ))}
    </Nav>
  );
};
