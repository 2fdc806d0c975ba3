import helmet from 'helmet';
import type { RequestHandler } from 'express';

interface Surroundings {
  readonly isHttps: boolean;
  /** The URL to which pages may report that they were opened. */
  readonly analyticsUrl: string | null;
  /** Hashes of the inline scripts of pages, as sources of the policy. */
  readonly inlineScripts: readonly string[];
}

/** The Content-Security-Policy of answers to programs, which forbids everything. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets a policy under which a browser that displays an answer of an API loads nothing. */
export const nothingIsLoaded: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', NOTHING);
  next();
};

/**
 * Sets headers for pages and APIs: only our own scripts, no framing, and nothing from other origins except
 * those named.
 */
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
    // The same as frame-ancestors, for browsers that do not support it.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
