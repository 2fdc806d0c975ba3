import { extensionOf } from '@safelight/rules';
import {
  type ImageStore,
  isForOwner,
  readTransform,
  type SignedFor,
  TRANSFORM_PARAMETERS,
  type TransformRequest,
  type UseCases,
} from '@safelight/application';
import {
  ANONYMOUS,
  type Client,
  type DerivativeFormat,
  DomainError,
  invalidField,
  notFound,
  type TransformSpec,
} from '@safelight/domain';
import type { Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { methodNotAllowed, requestIdOf, showAllowance, type TransportLogger } from '@safelight/transport';
import { errorAnswerer } from '../http/error-handler.ts';
import { sendNoContent } from '../http/answer.ts';
import { crossOrigin, READABLE_HEADERS } from '../http/cross-origin.ts';
import { opensPage } from '../http/opens-page.ts';
import { PARAMETERS } from './appended-parameters.ts';
import { byteAddressOf, type ByteAddress } from './byte-address.ts';
import type { Caching } from './byte-headers.ts';
import { type ByteCache, createByteSender, type Parcel } from './byte-sender.ts';
import { attachment, versionFilename } from './content-disposition.ts';
import { createForwardedFiles, REPORT_PATH, type FrontProxy } from './forwarded-files.ts';
import { createKnownAnswers, type KeptBytes } from './known-answers.ts';

interface Deps {
  readonly useCases: Pick<
    UseCases,
    | 'authenticate'
    | 'countDelivery'
    | 'deliverImage'
    | 'deliveryReceipts'
    | 'imageAddresses'
    | 'mayRepeatDelivery'
  >;
  readonly bytes: ByteCache & KeptBytes;
  readonly store: Pick<ImageStore, 'open'>;
  /** Identifies the client of a request behind the trusted proxies. */
  readonly clientOf: (req: Request) => Client;
  readonly logger: TransportLogger;
  /** The proxy that sends large files; null when the server sends all files itself. */
  readonly frontProxy: FrontProxy | null;
}

/** The error for `?version=` on an address that already identifies its version. */
const NO_VERSION =
  'This address shows one version. Read the addresses of others from /api/images/{uid}/versions/.';

const FULL_PARAMETERS: readonly string[] = [...PARAMETERS, ...TRANSFORM_PARAMETERS];
/** The methods of every address. */
const ALLOW = 'GET, HEAD, OPTIONS';

const refuseUnknown = ({ rendition, query }: ByteAddress): void => {
  const known = rendition === 'full' ? FULL_PARAMETERS : PARAMETERS;
  const unknown = [...(query?.keys() ?? [])].find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const problem = `This address takes ${known.join(', ')}.`;
  throw invalidField(unknown, unknown === 'version' ? NO_VERSION : problem);
};

const WEBP: readonly DerivativeFormat[] = ['webp'];
const AVIF_OR_WEBP: readonly DerivativeFormat[] = ['avif', 'webp'];
const AVIF_REFUSED = /image\/avif\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/;

/** The formats for a client: AVIF only if it accepts AVIF explicitly, as browsers do; otherwise WebP. */
const formatsFor = (accept: string | undefined): readonly DerivativeFormat[] =>
  accept?.includes('image/avif') === true && !AVIF_REFUSED.test(accept) ? AVIF_OR_WEBP : WEBP;

/**
 * True when an address only shows or downloads a file. Answers to other queries are not cached, because they
 * must be decided again each time and a file could have any number of such addresses.
 */
const isPlain = (query: URLSearchParams | null, signedFor: SignedFor | null): boolean => {
  if (query === null) return true;
  const { download, signature, expires, ...others } = Object.fromEntries(query);
  const isSigned = signature !== undefined || expires !== undefined;
  const isKnown = (download ?? '1') === '1' && isSigned === (signedFor !== null);
  return isKnown && Object.keys(others).length === 0 && query.size <= 3;
};

/** The cache key of an answer to anonymous clients: the address, and whether the client accepts AVIF. */
const knownBy = (url: string, { headers }: IncomingMessage): string =>
  formatsFor(headers.accept) === WEBP ? url : `${url} avif`;

/**
 * Answers GET and HEAD of `/i/{uid}/{digest}/{name}`: content-addressed files and, with a query on `full`,
 * transforms of a public picture. `/i/{uid}/{name}` is the direct link, which shows the current version; its
 * extension is ignored. This is a handler of plain node:http requests that reads only `req.url` and answers
 * its own errors, so that it can run before Express: call it before the app. Requests for any other address
 * go to `next`, and so do those of a person who opens the address of a missing image as a page, which only the
 * app has.
 */
export const createBytesRouter = ({ useCases, bytes, store, clientOf, logger, frontProxy }: Deps) => {
  const answerJson = errorAnswerer(logger);
  /** Pages of other origins, which may show the files, can read why they do not get one. */
  const answerError = (error: unknown, req: IncomingMessage, res: ServerResponse): void => {
    const headers = { ...READABLE_HEADERS, 'X-Request-Id': requestIdOf(req) };
    if (!res.headersSent) res.setHeaders(new Map(Object.entries(headers)));
    answerJson(error, req, res);
  };
  const preflight = crossOrigin();
  const { forward, takeReport } = createForwardedFiles({ frontProxy, useCases });
  const send = createByteSender({ bytes, store, countDelivery: useCases.countDelivery, forward });
  const known = createKnownAnswers({ bytes, useCases });

  const signedFor = ({ path, query }: ByteAddress): SignedFor | null =>
    query && useCases.imageAddresses.signedFor(path, query.get('expires'), query.get('signature'));

  const transformOf = (
    req: IncomingMessage,
    { path, query }: ByteAddress,
    transform: TransformSpec,
  ): TransformRequest => ({
    transform,
    isSigned: useCases.imageAddresses.isSignedTransform(path, transform, query?.get('signature') ?? null),
    // The request already has the prototype of Express's requests, although it has not reached Express
    // (docs/adr/0005).
    client: () => clientOf(req as Request),
  });

  /** The token of the share link that the address was signed for. */
  const sharedBy = ({ path, query }: ByteAddress): string | null => {
    const link = query?.get('link') ?? null;
    if (query === null || link === null) return null;
    const { isSharedBy } = useCases.imageAddresses;
    return isSharedBy(link, path, query.get('expires'), query.get('signature')) ? link : null;
  };

  const serve = async (req: IncomingMessage, res: ServerResponse, address: ByteAddress): Promise<void> => {
    const { authorization, accept } = req.headers;
    const viewer = authorization === undefined ? ANONYMOUS : await useCases.authenticate(authorization);
    showAllowance(res, viewer);
    const { uid, digest, rendition, extension, query } = address;
    refuseUnknown(address);
    if (digest === null && isForOwner(rendition)) throw notFound();
    const transform = rendition === 'full' && query !== null ? readTransform(query) : null;
    const isThumbnail = typeof rendition === 'number';
    const signed = signedFor(address);
    const delivery = await useCases.deliverImage(viewer, {
      uid,
      ...(digest === null ? {} : { version: { digest } }),
      rendition: transform === null ? rendition : transformOf(req, address, transform),
      formats: isThumbnail ? formatsFor(accept) : WEBP,
      signedFor: signed,
      sharedBy: sharedBy(address),
    });
    const { image, version, file, isPublic } = delivery;
    if (digest !== null && extension !== null && extension !== extensionOf(version.contentType))
      throw notFound();
    // Otherwise a cache would keep showing an image after it has expired.
    const lasting: Caching = digest === null || image.expiresAt !== null ? 'brief' : 'immutable';
    const caching = isPublic ? lasting : 'private';
    const parcel: Parcel = {
      file,
      // An earlier version may become the current one again, so for a direct link only the ETag is reliable.
      modifiedAt: digest === null ? null : version.createdAt,
      caching,
      ownerId: image.ownerId,
      vary: isThumbnail ? 'Accept' : null,
      disposition:
        query?.get('download') === '1' ? attachment(versionFilename(image, version), file.contentType) : null,
    };
    // An answer to a request with credentials may be meant for this viewer only, so it is not cached.
    if (authorization === undefined && isPlain(query, signed))
      known.note(
        knownBy(address.url, req),
        delivery,
        signed === null ? null : Number(query?.get('expires')),
        parcel,
      );
    await send(req, res, parcel);
  };

  /** Answers a request from memory, or accepts a report of nginx; false when neither is possible. */
  const answerAtOnce = (url: string, req: IncomingMessage, res: ServerResponse): boolean => {
    const isReport = req.method === 'POST' && url === REPORT_PATH && frontProxy?.isSender(req) === true;
    if (!isReport && (req.method !== 'GET' || req.headers.authorization !== undefined)) return false;
    try {
      if (!isReport) return known.repeat(req, res, knownBy(url, req));
      takeReport(req, res);
      return true;
    } catch (error) {
      answerError(error, req, res);
      return true;
    }
  };

  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const url = req.url ?? '';
    if (!url.startsWith('/i/')) return next();
    if (answerAtOnce(url, req, res)) return;
    const address = byteAddressOf(url);
    if (address !== null && address.url !== url && answerAtOnce(address.url, req, res)) return;
    res.setHeader('X-Request-Id', requestIdOf(req));
    if (req.method === 'OPTIONS') {
      void preflight(req as Request, res as Response, () => sendNoContent(res, { Allow: ALLOW }));
      return;
    }
    const refuse = (error: unknown): void => {
      const isMissing = error instanceof DomainError && error.code === 'NOT_FOUND';
      if (!isMissing || res.headersSent) return answerError(error, req, res);
      res.setHeader('Vary', 'Accept');
      if (opensPage(req)) next();
      else answerError(error, req, res);
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') answerError(methodNotAllowed(ALLOW), req, res);
    else if (address === null) refuse(notFound());
    else serve(req, res, address).catch(refuse);
  };
};
