import type { ByteRange, UseCases } from '@safelight/application';
import { notFound, type StoredFile } from '@safelight/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** nginx in front of the server, which sends files itself when it is told where they are (docs/adr/0064). */
export interface FrontProxy {
  readonly minBytes: number;
  /** The path of a file in a location of nginx that its clients cannot ask for. */
  pathOf(key: string): Promise<string>;
  /** True when the request came from nginx, not from a client that reached the server past it. */
  isSender(req: IncomingMessage): boolean;
}

/** What to answer with, unless the file is forwarded. */
export interface Reply {
  readonly parcel: { readonly file: StoredFile; readonly ownerId: string | null };
  readonly range: ByteRange | null;
  readonly headers: readonly string[];
}

interface Deps {
  readonly frontProxy: FrontProxy | null;
  readonly useCases: Pick<UseCases, 'countDelivery' | 'deliveryReceipts'>;
}

/** Where nginx says how much of a file it has sent. Its configuration keeps clients from this address. */
export const REPORT_PATH = '/i/sent';

/** With these nginx decides by the date of its file, where we decide by nothing. */
const DECIDED_ELSEWHERE = ['if-match', 'if-unmodified-since'] as const;

/** nginx keeps these of our answer whatever comes of the file, and says itself that it knows ranges. */
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

/** Leaves large files to nginx, and counts what nginx reports to have sent of them. */
export const createForwardedFiles = ({ frontProxy, useCases }: Deps) => {
  const { deliveryReceipts, countDelivery } = useCases;

  const isForNginx = ({ minBytes, isSender }: FrontProxy, req: IncomingMessage, reply: Reply): boolean => {
    const { headers } = req;
    // Asked so by nginx when it could not send the file, and harmless from anybody else.
    if (headers['x-accel-redirect'] === 'off') return false;
    if (reply.parcel.file.sizeBytes < minBytes || !isSender(req)) return false;
    if (DECIDED_ELSEWHERE.some((name) => headers[name] !== undefined)) return false;
    // A range that we ignore is one about which nginx may think otherwise.
    return headers.range === undefined || reply.range !== null;
  };

  return {
    /** Answers a GET by leaving the file to nginx; false when it is ours to send. */
    forward: async (req: IncomingMessage, res: ServerResponse, reply: Reply): Promise<boolean> => {
      if (frontProxy === null || !isForNginx(frontProxy, req, reply)) return false;
      const { parcel, range, headers } = reply;
      const { ownerId, file } = parcel;
      const sizeBytes = range === null ? file.sizeBytes : range.end - range.start + 1;
      const path = await frontProxy.pathOf(file.key);
      // In the one form that every S3 reads alike.
      const part = range === null ? [] : ['X-File-Range', `bytes=${range.start}-${range.end}`];
      const receipt =
        ownerId === null ? [] : ['X-File-Receipt', deliveryReceipts.issue({ ownerId, sizeBytes })];
      const said = [...receipt, ...part, ...forNginx(headers)];
      res.writeHead(200, ['X-Accel-Redirect', path, ...said, 'Content-Length', '0']).end();
      return true;
    },

    /** Takes a report of nginx: the receipt of a file, and how many bytes of it were sent. */
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
