import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly eml: Buffer;
}

export interface SmtpCatcherOptions {
  /** The port. Without a value the server chooses a free one. */
  readonly port?: number;
  /** If this throws, the server rejects the recipient with the error's `responseCode`. */
  readonly onRecipient?: (address: string) => void;
}

export interface SmtpCatcher {
  readonly url: string;
  readonly mails: readonly CaughtMail[];
  /** The number of connections that clients have opened. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** An error that makes the server reject with this SMTP response code. */
export const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Starts a mail server on the loopback interface that stores what it receives. */
export const startSmtpCatcher = async ({
  port: wanted = 0,
  onRecipient,
}: SmtpCatcherOptions = {}): Promise<SmtpCatcher> => {
  const mails: CaughtMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      try {
        onRecipient?.(address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((eml) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', recipients, eml });
        done();
      }, done);
    },
  });
  // Some tests disconnect in the middle of a message, which is an error for this server.
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
