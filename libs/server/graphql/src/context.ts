import type { Client, Viewer } from '@safelight/domain';
import { createLoaders, type Loaders } from './loaders/loaders.ts';
import type { GraphqlUseCases } from './use-cases.ts';

/** The context that every resolver of one operation gets. */
export interface GraphqlContext {
  readonly useCases: GraphqlUseCases;
  readonly loaders: Loaders;
  /** The configured origin: `https://safelight.example`. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** Where the request comes from. */
  client(): Client;
  /**
   * The viewer, determined at first use, so that an expired header does not keep anyone from signing in.
   * UNAUTHENTICATED for a header that is present but invalid.
   */
  viewer(): Promise<Viewer>;
}

interface ContextSource extends Pick<GraphqlContext, 'useCases' | 'publicUrl' | 'requestId' | 'client'> {
  /** Called once, when an operation first needs the viewer. */
  readonly findViewer: () => Promise<Viewer>;
}

export const createContext = ({ findViewer, ...rest }: ContextSource): GraphqlContext => {
  let found: Promise<Viewer> | null = null;
  const viewer = (): Promise<Viewer> => (found ??= findViewer());
  return { ...rest, viewer, loaders: createLoaders(rest.useCases, viewer) };
};
