import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const CHANNEL = 'net.client.socket';

export interface SocketWatch {
  /** The number of outgoing TCP sockets since the watch began. None of the sockets connects. */
  readonly made: number;
  stop(): void;
}

/** Counts every outgoing socket of this process and destroys it before it connects. */
export const watchSockets = (): SocketWatch => {
  let made = 0;
  const onSocket = (message: unknown): void => {
    made += 1;
    (message as { readonly socket: Socket }).socket.destroy();
  };
  subscribe(CHANNEL, onSocket);
  return {
    get made() {
      return made;
    },
    stop: () => unsubscribe(CHANNEL, onSocket),
  };
};
