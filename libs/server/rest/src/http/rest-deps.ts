import type { Archiver, ImageStore, UseCases } from '@safelight/application';
import type { Client } from '@safelight/domain';
import type { TransportLogger } from '@safelight/transport';
import type { Request } from 'express';
import type { ByteCache } from '../bytes/byte-sender.ts';

/** What the `/api` routes are made of. */
export interface RestDeps {
  readonly useCases: UseCases;
  /** The configured origin, whatever Host a request names: `https://safelight.example`. */
  readonly publicUrl: string;
  readonly logger: TransportLogger;
  /** Where a request comes from, behind the proxies we trust. */
  readonly clientOf: (req: Request) => Client;
  readonly bytes: ByteCache;
  readonly store: Pick<ImageStore, 'open'>;
  readonly archiver: Archiver;
}
