import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** Returns `url` with the host and port of the proxy. */
  through(url: string): string;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  refused(): number;
  /** Accepts connections again. */
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy in front of a server, so that a test can make the server unreachable. */
export const startTcpProxy = async (target: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let refused = 0;
  const server = createServer((inward) => {
    if (isCut) {
      refused += 1;
      inward.destroy();
      return;
    }
    const outward = connect(Number(port), hostname);
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    through: (url) => {
      const proxied = new URL(url);
      proxied.hostname = '127.0.0.1';
      proxied.port = String((server.address() as AddressInfo).port);
      return proxied.href;
    },
    cut: () => {
      isCut = true;
      breakAll();
    },
    refused: () => refused,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
};
