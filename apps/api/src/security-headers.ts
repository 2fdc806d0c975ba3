import helmet from 'helmet';
import type { RequestHandler } from 'express';

interface Surroundings {
  readonly isHttps: boolean;
  /** Where pages may tell that they were opened. */
  readonly analyticsUrl: string | null;
  /** The scripts within pages, as sources of a policy: their hashes. */
  readonly inlineScripts: readonly string[];
}

/** The policy of answers to programs, which show nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For answers of APIs: a browser that is made to show one loads nothing by it. */
export const nothingIsLoaded: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', NOTHING);
  next();
};

/** Headers for pages and APIs: no script but our own, no framing, nothing from other origins but what is named. */
export const securityHeaders = ({ isHttps, analyticsUrl, inlineScripts }: Surroundings): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(analyticsUrl === null ? [] : [new URL(analyticsUrl).origin])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // For browsers that know no frame-ancestors; it says the same.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
