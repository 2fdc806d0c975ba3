import type { Client, Viewer } from '@safelight/domain';
import { createLoaders, type Loaders } from './loaders/loaders.ts';
import type { GraphqlUseCases } from './use-cases.ts';

/** The context that every resolver of one operation gets. */
export interface GraphqlContext {
  readonly useCases: GraphqlUseCases;
  readonly loaders: Loaders;
  /** The configured origin, for example `https://safelight.example`. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** The network address and browser of the client. */
  client(): Client;
  /**
   * The viewer, determined at first use, so that an expired token does not prevent signing in. Throws
   * UNAUTHENTICATED when the Authorization header is present but invalid.
   */
  viewer(): Promise<Viewer>;
}

interface ContextSource extends Pick<GraphqlContext, 'useCases' | 'publicUrl' | 'requestId' | 'client'> {
  /** Called at most once, when an operation first needs the viewer. */
  readonly findViewer: () => Promise<Viewer>;
}

export const createContext = ({ findViewer, ...rest }: ContextSource): GraphqlContext => {
  let found: Promise<Viewer> | null = null;
  const viewer = (): Promise<Viewer> => (found ??= findViewer());
  return { ...rest, viewer, loaders: createLoaders(rest.useCases, viewer) };
};
