import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Logo, WIDTHS } from '@safelight/web-ui';
import { Link } from 'react-router';
import { siteFact, siteFacts } from './site-facts.ts';

/** The names of well-known sites; any other link is named after its host. */
const NAMES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

const placeName = (link: string): string => {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return NAMES[host] ?? host;
};

const Root = styled('footer')(({ theme }) => ({
  '@media print': { display: 'none' },
  flex: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(4, 8),
    maxWidth: WIDTHS.page,
    marginInline: 'auto',
    padding: theme.spacing(5, 3),
    [theme.breakpoints.down('sm')]: { padding: theme.spacing(4, 2) },
  },
}));

/** The size of the footer's links on touch screens. */
const TOUCH_LINK = {
  '@media (pointer: coarse)': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingBlock: 0,
  },
} as const;

/** Two columns on a phone, otherwise four in one row, below the logo if there is no room beside it. */
const Columns = styled('div')(({ theme }) => ({
  flex: '0 1 auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: theme.spacing(4, 8),
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Column = styled('nav')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  fontSize: '0.875rem',
  '& h2': { margin: 0, fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& a': {
    paddingBlock: 4,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    ...TOUCH_LINK,
  },
  '@media (pointer: coarse)': { gap: 0 },
}));

/** The footer's links by column. */
const COLUMNS = [
  {
    title: 'Product',
    links: [
      { to: '/#features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/upload', label: 'Upload' },
      { to: '/gallery', label: 'Gallery' },
      { to: '/projects', label: 'Projects' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/blog', label: 'Blog' },
      { to: '/careers', label: 'Careers' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/help', label: 'Help Center' },
      { to: '/api-docs', label: 'API Documentation' },
      { to: '/api-keys', label: 'API Keys' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
      { to: '/gdpr', label: 'GDPR' },
    ],
  },
] as const;

/** The layout of the links to social media and of the support address, which the server names in the page's head. */
const Elsewhere = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  marginTop: theme.spacing(2),
  fontSize: '0.875rem',
  '& a': {
    paddingBlock: 4,
    color: theme.vars.palette.text.primary,
    textUnderlineOffset: '0.22em',
    overflowWrap: 'anywhere',
    ...TOUCH_LINK,
  },
}));

const Contacts = () => {
  const support = siteFact('support');
  const social = siteFacts('social');
  if (support === null && social.length === 0) return null;
  return (
    <Elsewhere>
      {support === null ? null : <a href={`mailto:${support}`}>{support}</a>}
      {social.map((link) => (
        <a key={link} href={link} target="_blank" rel="me noreferrer">
          {placeName(link)}
        </a>
      ))}
    </Elsewhere>
  );
};

export const Footer = () => (
  <Root>
    <div>
      <div style={{ flex: '1 1 280px' }}>
        <Logo />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '36ch' }}>
          A quiet place for images, and a careful hand to edit them.
        </Typography>
        <Contacts />
      </div>
      <Columns>
        {COLUMNS.map(({ title, links }) => (
          <Column key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Column>
        ))}
      </Columns>
    </div>
  </Root>
);
