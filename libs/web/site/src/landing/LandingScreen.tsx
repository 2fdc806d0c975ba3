import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ClosingCall } from './ClosingCall.tsx';
import { Demo } from './Demo.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Tools } from './Tools.tsx';

const Lamp = styled('div')(({ theme }) => ({
  backgroundImage: `radial-gradient(70% 640px at 50% 0, ${theme.vars.palette.surface.glow}, transparent)`,
}));

/** / */
export const LandingScreen = () => {
  const { hash } = useLocation();
  useEffect(() => {
    document.title = 'Safelight · Host, edit and compare pictures';
  }, []);
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'smooth' });
  }, [hash]);
  return (
    <Lamp>
      <Hero />
      <Demo />
      <Features />
      <Tools />
      <Testimonials />
      <ClosingCall />
    </Lamp>
  );
};
