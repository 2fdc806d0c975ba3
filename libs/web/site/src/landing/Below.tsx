import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ClosingCall } from './ClosingCall.tsx';
import { Features } from './Features.tsx';
import { Showcase } from './Showcase.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Tools } from './Tools.tsx';

/**
 * The landing page below the first screen. It is loaded afterwards; addresses with the anchors of its parts
 * then scroll to them.
 */
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
