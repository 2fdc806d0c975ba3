import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link, type LinkProps as RouteProps } from 'react-router';

type RouterLinkProps = Pick<LinkProps, 'sx' | 'children' | 'variant'> & Pick<RouteProps, 'to' | 'state'>;

/** A link in running text to one of our screens. */
export const RouterLink = (props: RouterLinkProps) => <MuiLink component={Link} {...props} />;
