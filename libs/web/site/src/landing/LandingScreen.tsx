import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import { Demo } from './Demo.tsx';
import { Hero } from './Hero.tsx';

const Below = lazy(async () => ({ default: (await import('./Below.tsx')).Below }));

const Lamp = styled('div')(({ theme }) => ({
  backgroundImage: `radial-gradient(70% 640px at 50% 0, ${theme.vars.palette.surface.glow}, transparent)`,
}));

/** Keeps the footer below the fold until the content above it is loaded. */
const Waiting = styled('div')({ minHeight: '200vh' });

/** The screen at /. */
export const LandingScreen = () => {
  useEffect(() => {
    document.title = 'Safelight · Host, edit and compare pictures';
  }, []);
  return (
    <Lamp>
      <Hero />
      <Demo />
      <Suspense fallback={<Waiting />}>
        <Below />
      </Suspense>
    </Lamp>
  );
};
