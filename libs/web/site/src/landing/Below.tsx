import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ClosingCall } from './ClosingCall.tsx';
import { Features } from './Features.tsx';
import { Showcase } from './Showcase.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Tools } from './Tools.tsx';

/** What is below the first screen of the landing page; loaded after it, and then found by the addresses of its parts. */
export const Below = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <Showcase />
      <Features />
      <Tools />
      <Testimonials />
      <ClosingCall />
    </>
  );
};
