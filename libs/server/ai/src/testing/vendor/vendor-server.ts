import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geminiFormat } from './gemini-format.ts';
import { openAiFormat } from './openai-format.ts';
import type { FormattedReply, VendorReply, VendorRequest, WireFormat } from './vendor-reply.ts';

/** A simulated vendor's server on loopback. */
export interface VendorServer {
  readonly url: string;
  /** The requests so far, oldest first. */
  readonly requests: readonly VendorRequest[];
  /** The number of requests without a complete answer. */
  readonly openRequests: number;
  /** Queues the replies to the next requests. After them, every reply is the picture of its request. */
  answerWith(...replies: readonly VendorReply[]): void;
  /** Serves a file by GET at a path; returns its URL. */
  serve(path: string, bytes: Buffer, contentType: string): string;
  close(): Promise<void>;
}

const ECHO: VendorReply = { kind: 'image' };

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Sends spaces endlessly, as fast as the client reads them. */
const pour = (response: ServerResponse): void => {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk)) continue;
  };
  response.on('drain', more);
  more();
};

const start = async (format: WireFormat): Promise<VendorServer> => {
  const requests: VendorRequest[] = [];
  const replies: VendorReply[] = [];
  const files = new Map<string, { bytes: Buffer; contentType: string }>();
  let openRequests = 0;

  const send = (response: ServerResponse, reply: FormattedReply, asked: VendorRequest): void => {
    const { status, body } = format.write(reply, asked);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  const answer = (response: ServerResponse, asked: VendorRequest): void => {
    const reply = replies.shift() ?? ECHO;
    switch (reply.kind) {
      case 'hang':
        return;
      case 'slow':
        setTimeout(() => {
          send(response, ECHO, asked);
        }, reply.ms);
        return;
      case 'cut': {
        const whole = JSON.stringify(format.write(ECHO, asked).body);
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': whole.length });
        response.write(whole.slice(0, whole.length / 2), () => response.destroy());
        return;
      }
      case 'broken-json':
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"candidates": [{"content":');
        return;
      case 'huge':
        response.writeHead(200, { 'Content-Type': 'application/json' });
        pour(response);
        return;
      case 'redirect':
        response.writeHead(307, { Location: reply.location }).end();
        return;
      default:
        send(response, reply, asked);
    }
  };

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const file = files.get(path);
    if (request.method === 'GET' && file !== undefined) {
      response.writeHead(200, { 'Content-Type': file.contentType }).end(file.bytes);
      return;
    }
    const at = performance.now();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const asked = { at, path, headers, ...(await format.read(path, headers, await bodyOf(request))) };
    requests.push(asked);
    answer(response, asked);
  };

  const server = createServer((request, response) => {
    openRequests += 1;
    response.once('close', () => (openRequests -= 1));
    take(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    requests,
    get openRequests() {
      return openRequests;
    },
    answerWith: (...next) => {
      replies.splice(0, replies.length, ...next);
    },
    serve: (path, bytes, contentType) => {
      files.set(path, { bytes, contentType });
      return `${url}${path}`;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** Starts a server with Gemini's API. */
export const startGeminiServer = (): Promise<VendorServer> => start(geminiFormat);

/** Starts a server with OpenAI's API; its base URL is `url`. */
export const startOpenAiServer = (): Promise<VendorServer> => start(openAiFormat);
