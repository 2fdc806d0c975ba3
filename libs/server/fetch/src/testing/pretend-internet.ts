import { once } from 'node:events';
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { RemoteImages } from '@safelight/application/ports';
import { createRemoteImagesIn, type Surroundings } from '../create-remote-images.ts';
import { type Dial, pinnedLookup, type Resolve } from '../guard.ts';
import { literalAddress } from '../public-address.ts';

/**
 * A self-signed key and certificate for pictures.example, valid from 2020 to 2119. They are for specs only.
 */
const CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVWrFxYSp/KKvr2i5
1HMnBJUcI/A6u4GKtgQQCCWfCRWhRANCAAQFdkx8P3OzBXqodHtYzC8VhrBzBqDm
DOVon6gD7vpR0+K4Bgrac7kqRfj+pc4DxltVw785M+ntUepdY+tpzy0p
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBdDCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBwaWN0dXJl
cy5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBwaWN0dXJlcy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEBXZMfD9zswV6qHR7WMwvFYawcwag5gzlaJ+oA+76UdPiuAYK2nO5KkX4/qXO
A8ZbVcO/OTPp7VHqXWPrac8tKaNMMEowGwYDVR0RBBQwEoIQcGljdHVyZXMuZXhh
bXBsZTAMBgNVHRMEBTADAQH/MB0GA1UdDgQWBBRr5cPyPuCyUXyVGYDLl3yf8Ptl
FjAKBggqhkjOPQQDAgNJADBGAiEAosiqaUAxnFCUTdFl8XUinTv/891EH3d1SvPd
nKZjA3YCIQCUKrx0TE/iD7yKyZuagUvJJEqvQ0CUa7YQcoNvg/C2iA==
-----END CERTIFICATE-----
`,
} as const;

/** A public address. Nothing is ever sent to it. */
export const PUBLIC_ADDRESS = '93.184.215.14';

export interface PretendInternet {
  /** RemoteImages whose connections to PUBLIC_ADDRESS reach the local servers; all other connections fail. */
  readonly images: RemoteImages;
  readonly dialled: string[];
  readonly requests: { readonly url: string; readonly headers: NodeJS.Dict<string | string[]> }[];
  close(): Promise<void>;
}

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const chosenAddress = (addresses: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    pinnedLookup(addresses)('any.example', { all: false }, (_error, address) => {
      resolve(String(address));
    });
  });

/** Connects to a local server instead of PUBLIC_ADDRESS. Connections to any other address fail. */
const pretendDial =
  (ports: Readonly<Record<string, number>>, dialled: string[]): Dial =>
  ({ url, addresses }) => {
    void chosenAddress(addresses).then((address) => dialled.push(address));
    const isServed = addresses.length === 1 && addresses[0] === PUBLIC_ADDRESS;
    const to = { host: '127.0.0.1', port: isServed ? (ports[url.protocol] ?? 0) : 1 };
    if (url.protocol === 'http:') return connectTcp(to);
    const servername = literalAddress(url.hostname) === null ? url.hostname : '';
    return connectTls({ ...to, servername, ca: CERTIFICATE.cert });
  };

/**
 * Starts an HTTP and an HTTPS server that represent all hosts, and RemoteImages for which they are the
 * internet.
 */
export const startPretendInternet = async (
  listener: RequestListener,
  options: { readonly resolve?: Resolve; readonly timeoutMs?: number } = {},
): Promise<PretendInternet> => {
  const requests: PretendInternet['requests'] = [];
  const heard: RequestListener = (request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    listener(request, response);
  };
  const servers = [createHttp(heard), createHttps({ ...CERTIFICATE }, heard)] as const;
  const [http, https] = [await listen(servers[0]), await listen(servers[1])];
  const dialled: string[] = [];
  const surroundings: Surroundings = {
    resolve: options.resolve ?? (() => Promise.resolve([PUBLIC_ADDRESS])),
    dial: pretendDial({ 'http:': http, 'https:': https }, dialled),
    timeoutMs: options.timeoutMs ?? 10_000,
    ports: [80, 443],
  };
  return {
    images: createRemoteImagesIn(surroundings, { isProduction: true }),
    dialled,
    requests,
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
};

export const drained = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
};
