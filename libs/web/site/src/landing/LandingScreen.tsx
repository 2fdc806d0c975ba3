import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { lazy, Suspense, useEffect } from 'react';
import { Demo } from './Demo.tsx';
import { GetStartedLink } from './GetStartedLink.tsx';
import { Section } from './Section.tsx';
import { useSignUpFirst } from './sign-up-first.ts';
import { loadCode, PrimaryButton } from '@safelight/web-ui';

/**
 * The buttons of the first screen. On phones they are always side by side: if their wrapping depended on the
 * font, the page would move when the font is loaded.
 */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { paddingInline: theme.spacing(1) },
  },
}));

const InText = styled(Link)({ color: 'inherit', textUnderlineOffset: '0.22em' });

const Hero = () => {
  const signUpFirst = useSignUpFirst();
  return (
    <Section sx={{ pt: { xs: 7, sm: 12 }, pb: { xs: 4, sm: 6 } }}>
      <Typography variant="h1" sx={{ maxWidth: '15ch' }}>
        Your images, in the right light.
      </Typography>
      <Typography sx={{ mt: 3, maxWidth: '52ch', fontSize: { sm: '1.25rem' }, color: 'text.secondary' }}>
        Host them <InText to="/#pricing">for free</InText>, share a link, and say in plain words what should
        change. Most edits come back in under 30 seconds, and the original is always one step away.
      </Typography>
      <Actions>
        <PrimaryButton component={Link} to={signUpFirst('/upload')} size="large">
          Upload an Image
        </PrimaryButton>
        <GetStartedLink />
      </Actions>
    </Section>
  );
};

const BelowTheFold = lazy(async () => ({
  default: (await loadCode(() => import('./BelowTheFold.tsx'))).BelowTheFold,
}));

const Lamp = styled('div')(({ theme }) => ({
  backgroundImage: `radial-gradient(70% 640px at 50% 0, ${theme.vars.palette.surface.glow}, transparent)`,
}));

/** Fills two windows, so that the footer stays below the fold until the content above it is loaded. */
const Waiting = styled('div')({ minHeight: '200vh' });

/** The screen at /. */
export const LandingScreen = () => {
  useEffect(() => {
    document.title = 'Safelight · Host, edit and compare images';
  }, []);
  return (
    <Lamp>
      <Hero />
      <Demo />
      <Suspense fallback={<Waiting />}>
        <BelowTheFold />
      </Suspense>
    </Lamp>
  );
};
