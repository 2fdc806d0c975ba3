import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Passes each request and each WebSocket to the next of several servers, as the proxy of docker-compose.yml does. */
export class Balancer {
  readonly #ports = new Set<number>();
  readonly #server = createServer((req, res) => this.#pass(req, res));
  #turn = 0;

  static async start(): Promise<Balancer> {
    const balancer = new Balancer();
    const server = balancer.#server;
    server.on('upgrade', (req: IncomingMessage, socket: Socket) => balancer.#passSocket(req, socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return balancer;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds a server to those that get requests. */
  add({ url }: { readonly url: string }): void {
    this.#ports.add(Number(new URL(url).port));
  }

  /** Removes a server: it gets no new requests, and running ones continue. */
  remove({ url }: { readonly url: string }): void {
    this.#ports.delete(Number(new URL(url).port));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #next(): number {
    const ports = [...this.#ports];
    this.#turn += 1;
    return ports[this.#turn % ports.length] ?? 0;
  }

  #pass(req: IncomingMessage, res: ServerResponse): void {
    const { method, url: path } = req;
    const headers = { ...req.headers, connection: 'close' };
    const passed = request({ host: '127.0.0.1', port: this.#next(), method, path, headers, agent: false });
    passed.on('response', (answer) => {
      const { connection: _, ...own } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, own);
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  }

  #passSocket({ url, rawHeaders }: IncomingMessage, client: Socket): void {
    const target = connect(this.#next(), '127.0.0.1');
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    target.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  }
}
