import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * `pass`: forwards bytes · `refuse`: resets connections · `black-hole`: never answers · `drop-answers`: forwards
 * requests, and resets the connection when the answer comes.
 */
export type ChaosMode = 'pass' | 'refuse' | 'black-hole' | 'drop-answers';

/** A TCP proxy in front of a dependency, which can simulate failures. */
export class ChaosProxy {
  mode: ChaosMode = 'pass';
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#join(client));
  #targetPort = 0;

  static async before(targetPort: number): Promise<ChaosProxy> {
    const proxy = new ChaosProxy();
    proxy.#targetPort = targetPort;
    await new Promise<void>((done) => proxy.#server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Forwards new connections to another port, for a dependency that was restarted. */
  retarget(port: number): void {
    this.#targetPort = port;
  }

  /** Changes the mode; open connections are cut unless the new mode is `pass`. */
  turn(mode: ChaosMode): void {
    this.mode = mode;
    if (mode === 'refuse') for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    if (this.mode === 'refuse') return void client.resetAndDestroy();
    const target = connect(this.#targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (chunk: Buffer) => {
        if (this.mode === 'black-hole') return;
        if (this.mode === 'drop-answers' && socket === target) return void client.resetAndDestroy();
        if (!other.write(chunk)) {
          socket.pause();
          other.once('drain', () => socket.resume());
        }
      });
      socket.on('end', () => this.mode !== 'black-hole' && other.end());
    }
  }
}
