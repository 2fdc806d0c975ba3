import { useEffect } from 'react';
import { siteFact } from './site-facts.ts';

/** True when the browser asks not to be tracked, in the old or the new way. */
const asksForQuiet = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Path segments that identify people's content or contain secret tokens. */
const NAMED = /^\/(image|comparison|editor|projects|p)\/(?!upload$)[^/]+/;

/** The kind of a page without its id: `/image/:id` for `/image/8s2…`. */
export const kindOfPage = (pathname: string): string => pathname.replace(NAMED, '/$1/:id');

/** Reports the kind of each opened page to the address that the server names, if any. */
export const usePageViews = (pathname: string): void => {
  useEffect(() => {
    const url = siteFact('analytics');
    if (url === null || asksForQuiet()) return;
    navigator.sendBeacon(url, JSON.stringify({ page: kindOfPage(pathname) }));
  }, [pathname]);
};
