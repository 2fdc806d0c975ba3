import type { UseCases } from '@safelight/application';
import { DomainError, requireAnySession, requireSession, requireUser, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { showAllowance } from './request-allowance.ts';

type Authenticator = Pick<UseCases, 'authenticate'>;

/**
 * The viewers of requests. Each is determined only once, because each time counts towards an API key's hourly
 * limit.
 */
const found = new WeakMap<IncomingMessage, Promise<Viewer>>();

/** The viewer identified by the Authorization header; credentials anywhere else in a request are ignored. */
export const viewerOf = ({ authenticate }: Authenticator, req: IncomingMessage): Promise<Viewer> => {
  const known = found.get(req);
  if (known !== undefined) return known;
  const viewer = authenticate(req.headers.authorization);
  found.set(req, viewer);
  return viewer;
};

/** Refuses anonymous viewers with UNAUTHENTICATED, and says how a program sends what is missing. */
const refuseVisitors = (viewer: Viewer, howToSend: string): void => {
  if (viewer.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', howToSend);
};

/** Like `viewerOf`, but refuses anonymous viewers before their input is read. */
export const signedInViewerOf = async (useCases: Authenticator, req: IncomingMessage): Promise<Viewer> => {
  const viewer = await viewerOf(useCases, req);
  refuseVisitors(viewer, TEXTS.generic.sendCredentials);
  requireUser(viewer);
  return viewer;
};

/** Like `signedInViewerOf`, but also refuses API keys with FORBIDDEN. */
export const sessionViewerOf = async (useCases: Authenticator, req: IncomingMessage): Promise<Viewer> => {
  const viewer = await viewerOf(useCases, req);
  refuseVisitors(viewer, TEXTS.generic.sendAccessToken);
  requireSession(viewer);
  return viewer;
};

/**
 * Like `sessionViewerOf`, but also admits a suspended account: for reading the account, its export and its
 * deletion.
 */
export const anySessionViewerOf = async (useCases: Authenticator, req: IncomingMessage): Promise<Viewer> => {
  const viewer = await viewerOf(useCases, req);
  refuseVisitors(viewer, TEXTS.generic.sendAccessToken);
  requireAnySession(viewer);
  return viewer;
};

/**
 * An Authorization header that may contain an API key. With the scheme Bearer it is a key if it has no dot: access
 * tokens are JWTs, which have two.
 */
const API_KEY = /^(?:api-key\s|bearer\s+[^\s.]+$)/i;

/**
 * Counts each request made with an API key, adds the remaining requests to the headers of its answer, and
 * refuses it with RATE_LIMITED when none are left. An invalid key is refused later, where a viewer is
 * required. OPTIONS is not counted, because it asks only which methods there are.
 */
export const identifyApiKey =
  (useCases: Authenticator): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== 'OPTIONS' && API_KEY.test(req.headers.authorization ?? '')) {
      try {
        showAllowance(res, await viewerOf(useCases, req));
      } catch (error) {
        if (error instanceof DomainError && error.code === 'RATE_LIMITED') throw error;
      }
    }
    next();
  };
