import type { ByteRange, UseCases } from '@safelight/application';
import { notFound, type StoredFile } from '@safelight/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A trusted nginx in front of the server, which sends files itself when we answer with X-Accel-Redirect
 * (docs/adr/0064).
 */
export interface FrontProxy {
  readonly minBytes: number;
  /** The path of a file in an internal location of nginx, which clients cannot request. */
  pathOf(key: string): Promise<string>;
  /** True when nginx sent the request; false for a client that reached the server without passing nginx. */
  isSender(req: IncomingMessage): boolean;
}

/** The answer that the server would send itself; nginx gets the same file, range and headers. */
export interface Reply {
  readonly parcel: { readonly file: StoredFile; readonly ownerId: string | null };
  readonly range: ByteRange | null;
  readonly headers: readonly string[];
}

interface Deps {
  readonly frontProxy: FrontProxy | null;
  readonly useCases: Pick<UseCases, 'countDelivery' | 'deliveryReceipts'>;
}

/**
 * The path to which nginx reports how much of a file it has sent. A client that calls it changes nothing: it has no
 * receipt, because nginx keeps them to itself.
 */
export const REPORT_PATH = '/i/sent';

/** nginx evaluates these request headers by the file's modification time, which the server ignores. */
const DECIDED_ELSEWHERE = ['if-match', 'if-unmodified-since'] as const;

/**
 * nginx would keep these headers of our answer even if it failed to send the file, so they are renamed. It
 * adds Accept-Ranges itself.
 */
const RENAMED: Readonly<Record<string, string | null>> = {
  'Accept-Ranges': null,
  'Cache-Control': 'X-File-Cache-Control',
  'Content-Disposition': 'X-File-Content-Disposition',
};

const forNginx = (headers: readonly string[]): string[] => {
  const renamed: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    const known = RENAMED[name];
    if (known !== null) renamed.push(known ?? name, value);
  }
  return renamed;
};

/** Makes functions that hand large files over to nginx, and count the bytes that nginx reports as sent. */
export const createForwardedFiles = ({ frontProxy, useCases }: Deps) => {
  const { deliveryReceipts, countDelivery } = useCases;

  const isForNginx = ({ minBytes, isSender }: FrontProxy, req: IncomingMessage, reply: Reply): boolean => {
    const { headers } = req;
    // nginx sets this header when it could not send the file. Clients may set it too, which does no harm.
    if (headers['x-accel-redirect'] === 'off') return false;
    if (reply.parcel.file.sizeBytes < minBytes || !isSender(req)) return false;
    if (DECIDED_ELSEWHERE.some((name) => headers[name] !== undefined)) return false;
    // nginx may accept a range that the server ignores.
    return headers.range === undefined || reply.range !== null;
  };

  return {
    /** Answers a GET by handing the file over to nginx; false when the server has to send it. */
    forward: async (req: IncomingMessage, res: ServerResponse, reply: Reply): Promise<boolean> => {
      if (frontProxy === null || !isForNginx(frontProxy, req, reply)) return false;
      const { parcel, range, headers } = reply;
      const { ownerId, file } = parcel;
      const sizeBytes = range === null ? file.sizeBytes : range.end - range.start + 1;
      const path = await frontProxy.pathOf(file.key);
      // Not every S3 implementation reads open and suffix ranges alike, so both ends are given.
      const part = range === null ? [] : ['X-File-Range', `bytes=${range.start}-${range.end}`];
      const receipt =
        ownerId === null ? [] : ['X-File-Receipt', deliveryReceipts.issue({ ownerId, sizeBytes })];
      const said = [...receipt, ...part, ...forNginx(headers)];
      res.writeHead(200, ['X-Accel-Redirect', path, ...said, 'Content-Length', '0']).end();
      return true;
    },

    /** Counts the bytes in a report of nginx, which contains the receipt of a file. */
    takeReport: ({ headers }: IncomingMessage, res: ServerResponse): void => {
      const receipt = deliveryReceipts.read(String(headers['x-file-receipt']));
      const sent = String(headers['x-file-sent']);
      if (receipt === null || !/^\d{1,15}$/.test(sent)) throw notFound();
      const sentBytes = Math.min(Number(sent), receipt.sizeBytes);
      if (sentBytes > 0) countDelivery(receipt.ownerId, sentBytes);
      res.writeHead(204).end();
    },
  };
};

export type ForwardedFiles = ReturnType<typeof createForwardedFiles>;
