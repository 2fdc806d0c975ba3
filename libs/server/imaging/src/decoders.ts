import { WorkerPool, type MessageFromWorker, type PoolOutcome } from '@safelight/processes';
import type { WorkerMessage, WorkReply, WorkRequest } from './protocol.ts';

/** The types of the messages to and from the processes that decode pictures. */
interface Decoding {
  readonly request: WorkRequest;
  readonly ready: null;
  readonly progress: never;
  readonly reply: WorkReply;
}

export type DecodingOutcome = PoolOutcome<Decoding>;

export interface DecoderOptions {
  readonly workerPath: string;
  /** The number of processes. */
  readonly slots: number;
  /** The maximum number of waiting requests. */
  readonly queueLimit: number;
  readonly timeoutMs: number;
  readonly memoryLimitMb: number;
  /** The path of fontconfig's settings. Without it the system's settings apply. */
  readonly fontSettings?: string | undefined;
}

const OWN_HEAP_MB = 256;
const MEGABYTE = 1024 * 1024;

const meaningOf = (message: WorkerMessage): MessageFromWorker<Decoding> => {
  switch (message.kind) {
    case 'ready':
      return { kind: 'ready', ready: null };
    case 'over-memory':
      return message;
    case 'result':
    case 'failure':
      return { kind: 'reply', reply: message, rssBytes: message.rssBytes };
  }
};

/** Manages the processes that decode pictures. The first picture starts them. */
export const openDecoders = ({
  memoryLimitMb,
  fontSettings,
  ...options
}: DecoderOptions): WorkerPool<Decoding> =>
  new WorkerPool<Decoding>({
    ...options,
    args: [String(memoryLimitMb)],
    execArgv: [`--max-old-space-size=${Math.min(OWN_HEAP_MB, memoryLimitMb)}`],
    env: {
      MALLOC_ARENA_MAX: '2',
      UV_THREADPOOL_SIZE: '2',
      ...(fontSettings === undefined ? {} : { FONTCONFIG_FILE: fontSettings }),
    },
    retriesLost: true,
    // A worker that keeps more than this much memory is replaced. A large picture leaves that much in the
    // allocator.
    retiredAboveBytes: (memoryLimitMb * MEGABYTE) / 2,
    // Our own worker wrote the message, so its type is certain.
    read: (message) => meaningOf(message as WorkerMessage),
  });
