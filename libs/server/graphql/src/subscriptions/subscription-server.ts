import type { IncomingMessage } from 'node:http';
import { type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema, subscribe } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { ANONYMOUS, type Client } from '@safelight/domain';
import { requestIdOf, type TransportLogger } from '@safelight/transport';
import { createContext } from '../context.ts';
import { projectError } from '../errors/project-error.ts';
import type { KnownDocuments } from '../persisted/known-documents.ts';
import { type OnOperation, outcomeOf, reportName } from '../reporting/operation-report.ts';
import type { GraphqlUseCases } from '../use-cases.ts';
import { type Connection, connectionGuard, type ConnectionState } from './connection-guard.ts';
import { operationArgs } from './operation-args.ts';

/**
 * True when one of our pages or a program opens the connection. Browsers let any site open a WebSocket, but
 * always send its `Origin`, which has the same host and port as the header Host if the page is ours.
 */
const isSameSite = ({ headers }: IncomingMessage, trustedOrigins: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || trustedOrigins.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
};

interface Deps {
  readonly schema: GraphQLSchema;
  readonly useCases: GraphqlUseCases;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly logger: TransportLogger;
  readonly introspection: boolean;
  readonly onOperation: OnOperation;
  readonly recheckMs: number;
  readonly knownDocuments: KnownDocuments;
  readonly onlyKnownDocuments: boolean;
}

/** The most subscriptions that one connection may have open. */
export const MAX_SUBSCRIPTIONS = 50;
/** The most connections that may be open at once. */
const MAX_CONNECTIONS = 10_000;
/** The maximum size of a client's message, in bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;
const INIT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 12_000;
/** The time that clients have to close their connection at shutdown. */
const GOODBYE_MS = 2_000;

/** The client of every subscription; no subscription depends on its address. */
const UNKNOWN_CLIENT: Client = { hash: '', visitor: '', address: '', userAgent: '' };

const refuse = (socket: Duplex, status: string): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Creates the server for subscriptions over WebSocket, by the graphql-transport-ws protocol. */
export const createSubscriptionServer = (deps: Deps) => {
  const { schema, useCases, publicUrl, trustedOrigins, logger, onOperation } = deps;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const guard = connectionGuard(deps);
  const argsOf = operationArgs(schema, deps);

  const project = (connection: Connection, errors: readonly GraphQLError[]): readonly GraphQLError[] => {
    const context = { logger, requestId: requestIdOf(connection.extra.request) };
    return errors.map((error) => projectError(error, context));
  };

  const reported = async (args: ExecutionArgs) => {
    const startedAt = performance.now();
    const result = await subscribe(args);
    const operation = getOperationAST(args.document, args.operationName);
    const name = operation ? reportName(operation) : 'none';
    const outcome = 'errors' in result ? outcomeOf(result.errors) : 'ok';
    onOperation(name, 'subscription', outcome, performance.now() - startedAt);
    return result;
  };

  const server = useServer<Record<string, unknown> | undefined, ConnectionState>(
    {
      isProd: true,
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      subscribe: reported,
      onConnect: (connection) => guard.admit(connection),
      onClose: (connection) => guard.release(connection),
      onSubscribe: ({ subscriptions }, _id, payload) => {
        if (Object.keys(subscriptions).length <= MAX_SUBSCRIPTIONS) return argsOf(payload);
        const message = `Open at most ${MAX_SUBSCRIPTIONS} subscriptions.`;
        return [new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', details: {} } })];
      },
      context: ({ extra }) =>
        createContext({
          useCases,
          publicUrl,
          requestId: requestIdOf(extra.request),
          client: () => UNKNOWN_CLIENT,
          findViewer: async () => extra.viewer ?? ANONYMOUS,
        }),
      onNext: (connection, _id, _payload, _args, { data = null, errors }) => {
        if (errors === undefined) return;
        return { data, errors: project(connection, errors).map((one) => one.toJSON()) };
      },
      onError: (connection, _id, _payload, errors) => project(connection, errors).map((one) => one.toJSON()),
    },
    sockets,
    KEEP_ALIVE_MS,
  );

  return {
    handleUpgrade: (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (!isSameSite(req, trustedOrigins)) refuse(socket, '403 Forbidden');
      else if (sockets.clients.size >= MAX_CONNECTIONS) refuse(socket, '503 Service Unavailable');
      else sockets.handleUpgrade(req, socket, head, (client) => sockets.emit('connection', client, req));
    },
    /** Closes all connections with the proper handshake. */
    stop: async (): Promise<void> => {
      const timer = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, GOODBYE_MS);
      await server.dispose();
      guard.stop();
      clearTimeout(timer);
    },
  };
};
