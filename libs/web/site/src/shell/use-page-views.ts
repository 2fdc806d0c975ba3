import { useEffect } from 'react';
import { siteFact } from './site-facts.ts';

/** Whether the browser asks not to be tracked, in the old way or the new. */
const asksForQuiet = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Parts of addresses that name what people made, or open something for whoever has them. */
const NAMED = /^\/(image|comparison|editor|projects|p)\/(?!upload$)[^/]+/;

/** `/image/:id` for `/image/8s2…`: which kind of page it is, and no more. */
export const kindOfPage = (pathname: string): string => pathname.replace(NAMED, '/$1/:id');

/** Tells the address that the server names, if it names one, which kind of page was opened. */
export const usePageViews = (pathname: string): void => {
  useEffect(() => {
    const url = siteFact('analytics');
    if (url === null || asksForQuiet()) return;
    navigator.sendBeacon(url, JSON.stringify({ page: kindOfPage(pathname) }));
  }, [pathname]);
};
