import { FRAME_TEXTS } from '@safelight/rules';
import { endFirstPicture, ErrorState, PrimaryButton, usePageTitle } from '@safelight/web-ui';
import { Component, type ReactNode } from 'react';

/** The screen that is shown if a screen failed or its code could not be loaded. It offers to load the page again. */
const CrashScreen = () => {
  usePageTitle('Something went wrong');
  return (
    <ErrorState
      title={FRAME_TEXTS.internal}
      hint="Everything you saved is safe."
      action={<PrimaryButton onClick={() => window.location.reload()}>Load Again</PrimaryButton>}
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
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    endFirstPicture();
  }

  override componentDidUpdate(previous: ScreenBoundaryProps): void {
    if (this.state.broken && previous.screen !== this.props.screen) this.setState({ broken: false });
  }

  override render(): ReactNode {
    const { fallback = <CrashScreen />, children } = this.props;
    return this.state.broken ? fallback : children;
  }
}
