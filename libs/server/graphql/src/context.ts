import type { Client, Viewer } from '@safelight/domain';
import { createLoaders, type Loaders } from './loading/loaders.ts';
import type { GraphqlUseCases } from './use-cases.ts';

/** What every resolver of one operation gets. */
export interface GraphqlContext {
  readonly useCases: GraphqlUseCases;
  readonly loaders: Loaders;
  /** The configured origin: `https://safelight.example`. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** Where the request comes from. */
  client(): Client;
  /**
   * Who asks, found out at first use, so that a stale header does not keep anyone from signing in.
   * UNAUTHENTICATED for a header that is there but not valid.
   */
  viewer(): Promise<Viewer>;
}

interface ContextSource extends Pick<GraphqlContext, 'useCases' | 'publicUrl' | 'requestId' | 'client'> {
  /** Called once, when an operation first needs to know. */
  readonly findViewer: () => Promise<Viewer>;
}

export const createContext = ({ findViewer, ...rest }: ContextSource): GraphqlContext => {
  let found: Promise<Viewer> | null = null;
  const viewer = (): Promise<Viewer> => (found ??= findViewer());
  return { ...rest, viewer, loaders: createLoaders(rest.useCases, viewer) };
};
