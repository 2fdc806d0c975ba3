import type { UseCases } from '@safelight/application';
import { DomainError, type ErrorDetails, type Viewer } from '@safelight/domain';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';

type Authenticator = Pick<UseCases, 'authenticate'>;

/** Found out once a request: each time counts against an API key's hour. */
const found = new WeakMap<IncomingMessage, Promise<Viewer>>();

/** Who the Authorization header of a request speaks for. */
export const viewerOf = ({ authenticate }: Authenticator, req: IncomingMessage): Promise<Viewer> => {
  const known = found.get(req);
  if (known !== undefined) return known;
  const viewer = authenticate(req.headers.authorization);
  found.set(req, viewer);
  return viewer;
};

const headersOf = (limit: unknown, remaining: unknown, resetSeconds: unknown) => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(resetSeconds),
});

/** Headers of a refusal for lack of allowance, from its particulars. */
export const exhaustedHeaders = ({
  limit,
  remaining,
  reset,
}: ErrorDetails): Readonly<Record<string, string>> =>
  limit === undefined || reset === undefined ? {} : headersOf(limit, remaining ?? 0, reset);

const API_KEY = /^api-key\s/i;

/**
 * Counts each request made with an API key, shows on its answer what is left of the key's hour (reset in Unix
 * seconds), and refuses it with RATE_LIMITED when nothing is. A key that is not good is refused by the fields
 * that ask for a viewer.
 */
export const identifyApiKey =
  ({ useCases }: { readonly useCases: Authenticator }): RequestHandler =>
  async (req, res, next) => {
    if (API_KEY.test(req.headers.authorization ?? '')) {
      try {
        const viewer = await viewerOf(useCases, req);
        if (viewer.kind === 'api-key') {
          const { limit, remaining, resetAt } = viewer.allowance;
          res.set(headersOf(limit, remaining, Math.ceil(resetAt.getTime() / 1_000)));
        }
      } catch (error) {
        if (error instanceof DomainError && error.code === 'RATE_LIMITED') throw error;
      }
    }
    next();
  };
