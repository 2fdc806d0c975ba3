import Box from '@mui/material/Box';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Logo, Panel, WIDTHS } from '@safelight/web-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps as RouteProps } from 'react-router';

type RouterLinkProps = Pick<LinkProps, 'sx' | 'children' | 'variant'> & Pick<RouteProps, 'to' | 'state'>;

/** A link in running text to one of our screens. */
export const RouterLink = (props: RouterLinkProps) => <MuiLink component={Link} {...props} />;

const Room = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(5, 2, 8),
  backgroundImage: `radial-gradient(60% 420px at 50% 0, ${theme.vars.palette.surface.glow}, transparent)`,
}));

interface AuthCardProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  /** Links to other screens, shown below the card. */
  readonly footer?: ReactNode;
  /** Whether the card replaces one that had the focus. Its title then takes the focus and is announced. */
  readonly announced?: boolean;
}

/** The card below the logo on every screen for signing in, signing up and passwords. */
export const AuthCard = ({ title, hint, children, footer, announced = false }: AuthCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced, title]);
  return (
    <Room>
      <Box sx={{ width: '100%', maxWidth: WIDTHS.form }}>
        <Panel sx={{ p: { xs: 3, sm: 4 } }}>
          {/* The drawing is 3 px inside its box; this aligns the lamp with the text. */}
          <Box sx={{ ml: '-3px' }}>
            <Logo size={32} bare />
          </Box>
          <Typography
            ref={heading}
            variant="h2"
            component="h1"
            tabIndex={-1}
            sx={{ mt: 2, '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          {hint === undefined ? null : (
            <Typography color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty', overflowWrap: 'anywhere' }}>
              {hint}
            </Typography>
          )}
          <Box sx={{ mt: 3 }}>{children}</Box>
        </Panel>
        {footer === undefined ? null : (
          <Box sx={{ mt: 2.5, textAlign: 'center', fontSize: '0.875rem', color: 'text.secondary' }}>
            {footer}
          </Box>
        )}
      </Box>
    </Room>
  );
};
