import IconButton from '@mui/material/IconButton';
import { formatCountOf, initialsOf, Logo, useThemeToggle, useToasts } from '@safelight/web-ui';
import { Moon, Sun, Upload } from 'lucide-react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type SessionUser, useSession, useSignInLink } from '@safelight/web-session';
import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { Link, NavLink, useLocation } from 'react-router';

/** Switches between the dark and the light theme. */
const ThemeToggle = () => {
  const { scheme, toggle } = useThemeToggle();
  return (
    <IconButton
      aria-label={scheme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
    >
      {scheme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
    </IconButton>
  );
};

const load = () => import('./UserMenuList.tsx');
const UserMenuList = lazy(async () => ({ default: (await load()).UserMenuList }));

const Face = styled(ButtonBase)(({ theme }) => ({
  // With a larger text size the circle and the initials grow as far as the bar has room for them.
  flex: 'none',
  width: 'clamp(40px, 2.5rem, 48px)',
  aspectRatio: '1',
  borderRadius: 999,
  fontSize: 'min(0.875rem, 18px)',
  fontWeight: 650,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { width: 'clamp(44px, 2.75rem, 48px)' },
}));

/** Starts loading the code of the menu. An error is shown when the menu is opened. */
const preload = (): void => {
  load().catch(() => undefined);
};

/**
 * A button with the person's initials that opens their menu. The code of the menu is loaded when the pointer or
 * the focus reaches the button. If a new release has replaced it, the person decides when to load the page again,
 * because the page may hold what they typed.
 */
const UserMenu = ({ user }: { readonly user: SessionUser }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [needed, setNeeded] = useState(false);
  const toasts = useToasts();
  const open = async (button: HTMLElement): Promise<void> => {
    try {
      await load();
      setAnchor(button);
      setNeeded(true);
    } catch {
      toasts.error('The menu could not be loaded. Load the page again to open it.', {
        label: 'Load Again',
        onAct: () => window.location.reload(),
      });
    }
  };
  const initials = initialsOf(user.fullName.trim() || user.username);
  return (
    <>
      <Face
        aria-label={`${initials}, User menu`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => void open(event.currentTarget)}
      >
        {initials}
      </Face>
      {needed ? (
        <Suspense fallback={null}>
          <UserMenuList user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
};

const Bar = styled('header')(({ theme }) => ({
  '@media print': { display: 'none' },
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: 64,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(3),
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2), gap: theme.spacing(0.5) },
  // The bar is always in sight. Without this, a focus on one of its controls would scroll the page, because the
  // document's scroll padding counts the bar as covered.
  '& a, & button': { scrollMarginTop: -80 },
  // If the links of a signed-in person do not fit, the name next to the logo is hidden. The width is measured in
  // sizes of the text, which people can enlarge.
  containerType: 'inline-size',
  '@container (max-width: 26.8rem)': { '&:has(nav) .word': { display: 'none' } },
}));

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  marginRight: 'auto',
  '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
});

const Links = styled('nav')({ display: 'flex' });

const Tab = styled(NavLink)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover, &.active': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(0.75) },
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  // Hides this link where it does not fit: on the narrowest phones, and on wider ones with a larger text size.
  // The user menu has it too.
  '@container (max-width: 23.4rem)': { '&.wide': { display: 'none' } },
}));

const Credits = styled(Link)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const UploadButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { minWidth: 44, paddingInline: 0, '& .label': { display: 'none' } },
})) as typeof Button;

const SignedOut = () => (
  <>
    <Button component={Link} {...useSignInLink()} variant="text">
      Sign in
    </Button>
    <Button component={Link} to="/signup">
      Get Started
    </Button>
  </>
);

/**
 * The credits and, except on its own page, the upload; for a suspended person, who can use neither, a link to the reason
 * in their place.
 */
const OwnLinks = ({ credits, suspension }: SessionUser) => {
  const { pathname } = useLocation();
  if (suspension) {
    return (
      <Button component={Link} to="/profile" color="error">
        Suspended
      </Button>
    );
  }
  return (
    <>
      <Credits to="/profile">{formatCountOf(credits, 'credit')}</Credits>
      {pathname === '/upload' ? null : (
        <UploadButton component={Link} to="/upload" aria-label="Upload">
          <Upload size={18} aria-hidden />
          <span className="label" style={{ marginLeft: 8 }}>
            Upload
          </span>
        </UploadButton>
      )}
    </>
  );
};

/**
 * The header: links to home, the switch of the theme, and for signed-in people the upload and user menu, for
 * visitors the links to sign in and sign up (spec: accounts §2).
 */
export const Header = () => {
  const { status, user } = useSession();
  return (
    <Bar>
      <Home to="/" aria-label="Safelight home">
        <Logo />
      </Home>
      {user === null ? null : (
        <Links aria-label="Main">
          <Tab to="/gallery">Gallery</Tab>
          <Tab to="/projects" className="wide">
            Projects
          </Tab>
        </Links>
      )}
      <ThemeToggle />
      {status === 'signed-out' ? <SignedOut /> : null}
      {user === null ? null : (
        <>
          <OwnLinks {...user} />
          <UserMenu user={user} />
        </>
      )}
    </Bar>
  );
};
