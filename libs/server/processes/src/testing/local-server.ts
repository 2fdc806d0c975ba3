import { createServer, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server on a free port of this machine, for tests. */
export interface LocalServer {
  readonly server: Server;
  readonly port: number;
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly url: string;
  /** Closes the server and all its connections. */
  close(): Promise<void>;
}

export const serveLocally = async (handler: RequestListener | Server): Promise<LocalServer> => {
  const server = handler instanceof Server ? handler : createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
