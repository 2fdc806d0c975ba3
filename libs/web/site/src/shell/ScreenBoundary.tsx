import { Component, type ReactNode } from 'react';
import { CrashScreen } from '../not-found/CrashScreen.tsx';

interface ScreenBoundaryProps {
  /** Which screen is inside; another one is tried anew. */
  readonly screen: string;
  readonly children: ReactNode;
}

/** Keeps the frame standing when a screen breaks, or when its code does not arrive. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(previous: ScreenBoundaryProps): void {
    if (this.state.broken && previous.screen !== this.props.screen) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <CrashScreen /> : this.props.children;
  }
}
