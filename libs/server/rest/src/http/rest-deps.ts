import type { Archiver, ImageStore, UseCases } from '@safelight/application';
import type { Client } from '@safelight/domain';
import type { Request } from 'express';
import type { ByteCache } from '../bytes/byte-sender.ts';

/** What this facade logs with; a pino logger is one. */
export interface RestLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the `/api` routes are made of. */
export interface RestDeps {
  readonly useCases: UseCases;
  /** The configured origin, whatever Host a request names: `https://safelight.example`. */
  readonly publicUrl: string;
  readonly logger: RestLogger;
  /** Where a request comes from, behind the proxies we trust. */
  readonly clientOf: (req: Request) => Client;
  readonly bytes: ByteCache;
  readonly store: Pick<ImageStore, 'open'>;
  readonly archiver: Archiver;
}
