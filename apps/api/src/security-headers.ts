import helmet from 'helmet';
import type { RequestHandler } from 'express';

interface Surroundings {
  readonly isHttps: boolean;
  /** Where pages report page views. */
  readonly analyticsUrl: string | null;
}

/**
 * Headers for pages and APIs: no inline script, no framing, nothing from other origins except those named
 * here.
 */
export const securityHeaders = ({ isHttps, analyticsUrl }: Surroundings): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          'ws:',
          'wss:',
          ...(analyticsUrl === null ? [] : [new URL(analyticsUrl).origin]),
        ],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
