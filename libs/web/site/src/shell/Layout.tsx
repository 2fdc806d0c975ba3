import { styled } from '@mui/material/styles';
import { endFirstPicture, loadCode, LoadingState } from '@safelight/web-ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { Header } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { siteFact } from './site-facts.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** True if the browser sends Do Not Track or Global Privacy Control (`doNotTrack`, `globalPrivacyControl`). */
const asksForQuiet = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Matches path segments that identify people's content or contain secret tokens. */
const NAMED = /^\/(image|comparison|editor|projects|p)\/(?!upload$)[^/]+/;

/** Returns the kind of a page without its id: `/image/:id` for `/image/8s2…`. */
export const kindOfPage = (pathname: string): string => pathname.replace(NAMED, '/$1/:id');

/** Reports the kind of each opened page to the address that the server names, if any. */
export const usePageViews = (pathname: string): void => {
  useEffect(() => {
    const url = siteFact('analytics');
    if (url === null || asksForQuiet()) return;
    navigator.sendBeacon(url, JSON.stringify({ page: kindOfPage(pathname) }));
  }, [pathname]);
};

/** The footer is below the fold, so its code is loaded after that of the screen. */
const Footer = lazy(async () => ({ default: (await loadCode(() => import('./Footer.tsx'))).Footer }));

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  // Above the page by its own height, which grows with the text size, and a pixel more: a height that is not a whole
  // number of pixels would leave a line at the top of the page.
  top: 0,
  transform: 'translateY(calc(-100% - 1px))',
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: 12, transform: 'none' },
}));

/** The height of the header in CSS pixels. */
const HEADER_PX = 64;

/**
 * The content of the page. It is at least as tall as the window, so that the footer stays below the fold until
 * the screen is loaded, and causes no layout shift.
 */
const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: `calc(100dvh - ${HEADER_PX}px)`,
  '&[data-bare="true"]': { minHeight: '100dvh' },
});

/**
 * A line under the header while the next screen is loading, shown only after a noticeable delay. It is always
 * rendered, because adding its first styles would make the browser restyle the whole page when somebody clicks
 * a link.
 */
const Pending = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 2,
  zIndex: theme.zIndex.tooltip,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  animation: 'pending 4s ease-out 300ms both',
  '@keyframes pending': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
  '&[hidden]': { display: 'none' },
}));

/** Matches the paths of screens that fill the window and have no footer. */
const FULL_SCREEN =
  /^\/(?:editor|login|signup|forgot-password|reset-password|verify-email|confirm-email|undo-email|auth)(?:\/|$)/;

/** Matches the path of the editor, which has its own bars and needs the whole window. */
const WITHOUT_HEADER = /^\/editor\/./;

/**
 * Moves the focus to the new screen after a navigation, so that screen readers start there. Does nothing on the
 * first page of a visit.
 */
const useFocusOnNavigation = (pathname: string) => {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    endFirstPicture();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};

interface LayoutProps {
  /** The location of the screen that is shown. */
  readonly shown: Location;
  /** Whether the next screen is loading. */
  readonly pending: boolean;
  readonly children: ReactNode;
}

const Frame = ({ shown, pending, children }: LayoutProps) => {
  const { pathname } = shown;
  const main = useFocusOnNavigation(pathname);
  useScrollMemory(shown);
  usePageViews(pathname);
  const isBare = WITHOUT_HEADER.test(pathname);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Pending aria-hidden hidden={!pending} />
      {isBare ? null : <Header />}
      <Main id="main" ref={main} tabIndex={-1} data-bare={isBare}>
        <ScreenBoundary screen={pathname}>
          <Suspense fallback={<LoadingState text="Loading..." minHeight="100vh" />}>{children}</Suspense>
        </ScreenBoundary>
      </Main>
      {FULL_SCREEN.test(pathname) ? null : (
        <ScreenBoundary screen={pathname} fallback={null}>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
};

/**
 * The frame of every screen: header, the screen, footer. An error in the frame itself shows an error page
 * rather than an empty one.
 */
export const Layout = (props: LayoutProps) => (
  <ScreenBoundary screen={props.shown.pathname}>
    <Frame {...props} />
  </ScreenBoundary>
);
