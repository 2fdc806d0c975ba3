import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `pass`: bytes go through · `refuse`: connections are reset · `black-hole`: nothing ever comes back. */
export type ChaosMode = 'pass' | 'refuse' | 'black-hole';

/** A TCP proxy before a dependency, which can be made to misbehave. */
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

  /** Sends later connections elsewhere, as when a dependency came back on another port. */
  retarget(port: number): void {
    this.#targetPort = port;
  }

  /** Changes the mode; connections under way are cut unless bytes are to pass again. */
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
        if (!other.write(chunk)) {
          socket.pause();
          other.once('drain', () => socket.resume());
        }
      });
      socket.on('end', () => this.mode !== 'black-hole' && other.end());
    }
  }
}
