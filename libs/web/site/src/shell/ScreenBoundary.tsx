import { endFirstPicture } from '@safelight/web-ui';
import { Component, type ReactNode } from 'react';
import { CrashScreen } from '../not-found/CrashScreen.tsx';

interface ScreenBoundaryProps {
  /** Which screen is inside; another one is tried anew. */
  readonly screen: string;
  /** What stands in its place when it breaks; without one, a page that offers to load it again. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what is around it standing when what is inside breaks, or when its code does not arrive. */
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
