import type { UseCases } from '@safelight/application';
import { requireUser, type Viewer } from '@safelight/domain';
import type { IncomingMessage } from 'node:http';

type Authenticator = Pick<UseCases, 'authenticate'>;

/** Who the Authorization header speaks for; credentials anywhere else in a request mean nothing. */
export const viewerOf = ({ authenticate }: Authenticator, req: IncomingMessage): Promise<Viewer> =>
  authenticate(req.headers.authorization);

/** The same, refusing anonymous viewers before their input is looked at. */
export const signedInViewerOf = async (useCases: Authenticator, req: IncomingMessage): Promise<Viewer> => {
  const viewer = await viewerOf(useCases, req);
  requireUser(viewer);
  return viewer;
};
