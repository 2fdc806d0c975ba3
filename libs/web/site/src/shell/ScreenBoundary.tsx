import { FRAME_TEXTS } from '@safelight/rules';
import {
  endFirstPicture,
  ErrorState,
  isNotLoaded,
  PrimaryButton,
  usePageTitle,
  useWindowEvent,
} from '@safelight/web-ui';
import { Component, type ReactNode } from 'react';

/** Why the content is not there: it failed, or the server could not be reached for its code. */
type Cause = 'failed' | 'unreachable';

const causeOf = (error: unknown): Cause =>
  !navigator.onLine || isNotLoaded(error) ? 'unreachable' : 'failed';

/**
 * The screen that is shown if a screen failed or its code could not be loaded. It offers to load the page again.
 * Without a connection that would leave the site, so the page waits for the connection and then loads itself.
 */
const CrashScreen = ({ cause }: { readonly cause: Cause }) => {
  usePageTitle('Something went wrong');
  const reload = (): void => window.location.reload();
  useWindowEvent('online', () => {
    if (cause === 'unreachable') reload();
  });
  const isOffline = !navigator.onLine;
  return (
    <ErrorState
      title={FRAME_TEXTS[cause === 'failed' ? 'internal' : 'network']}
      hint={`Everything you saved is safe.${isOffline ? ' This page opens when you are online again.' : ''}`}
      action={isOffline ? undefined : <PrimaryButton onClick={reload}>Load Again</PrimaryButton>}
    />
  );
};

interface ScreenBoundaryProps {
  /** Identifies the content. When it changes, rendering is tried again. */
  readonly screen: string;
  /** Shown if the content fails. By default it is a page that offers to load again. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Catches errors of its content, including code that could not be loaded, so that everything around it stays
 * visible.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly cause: Cause | null }> {
  override readonly state: { readonly cause: Cause | null } = { cause: null };

  static getDerivedStateFromError(error: unknown): { readonly cause: Cause } {
    return { cause: causeOf(error) };
  }

  override componentDidCatch(): void {
    endFirstPicture();
  }

  override componentDidUpdate(previous: ScreenBoundaryProps): void {
    if (this.state.cause !== null && previous.screen !== this.props.screen) this.setState({ cause: null });
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { cause } = this.state;
    if (cause === null) return children;
    return fallback === undefined ? <CrashScreen cause={cause} /> : fallback;
  }
}
