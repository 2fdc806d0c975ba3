import { type To, useLocation } from 'react-router';

interface SignInLink {
  readonly to: To;
  readonly state?: unknown;
}

/** The screens that know the page to open after the sign-in. */
const REMEMBER: readonly string[] = ['/login', '/signup'];
/** The screens to which nobody returns after the sign-in. */
const LEFT_BEHIND =
  /^\/(?:$|(?:forgot-password|reset-password|verify-email|confirm-email|undo-email|auth)(?:\/|$))/;

/** Returns the props of a link to sign in, after which the person returns to the current page. */
export const useSignInLink = (): SignInLink => {
  const location = useLocation();
  const { pathname, search, hash } = location;
  if (REMEMBER.includes(pathname)) {
    return { to: { pathname: '/login', search }, state: location.state as unknown };
  }
  if (LEFT_BEHIND.test(pathname)) return { to: '/login' };
  return { to: '/login', state: { from: { pathname, search, hash } } };
};
