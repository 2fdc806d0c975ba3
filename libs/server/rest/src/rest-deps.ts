import type { Archiver, ImageStore, UseCases } from '@safelight/application';
import type { Client } from '@safelight/domain';
import type { TransportLogger } from '@safelight/transport';
import type { Request } from 'express';
import type { ByteCache } from './bytes/byte-sender.ts';

/** The dependencies of the `/api` routes. */
export interface RestDeps {
  readonly useCases: UseCases;
  /** The configured origin, for example `https://safelight.example`; never the Host header of a request. */
  readonly publicUrl: string;
  readonly logger: TransportLogger;
  /** Identifies the client of a request behind the trusted proxies. */
  readonly clientOf: (req: Request) => Client;
  readonly bytes: ByteCache;
  readonly store: Pick<ImageStore, 'open'>;
  readonly archiver: Archiver;
}
