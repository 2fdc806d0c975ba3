import { Worker } from 'node:worker_threads';

export interface WorkerThreadOptions {
  /** The path of a module that plain Node can run. It says `ready`, then answers each message with a `ThreadAnswer`. */
  readonly threadPath: string;
  /** The maximum number of requests in the thread or waiting for it; further ones are refused. */
  readonly maxWaiting: number;
  /** The timeout of each request, counted from when the thread is ready. */
  readonly timeoutMs: number;
  /** The heap limit of the thread in MB. */
  readonly heapMb: number;
}

/** The message of a thread that accepts requests. */
type Ready = 'ready';

/** The message with which a thread answers a request: the answer, or why there is none. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly error: string };

/** A request without an answer: too many were waiting, or the thread failed, died, took too long or was stopped. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** A start takes seconds, and much longer on a machine that is busy with something else. */
const START_TIMEOUT_MS = 60_000;

interface Asked<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: NoAnswerError) => void;
}

/**
 * A worker thread that answers one request after the other. It starts with the first request, or with `start`. If it
 * dies or takes too long, the request that it was given has no answer, and a new thread answers the waiting ones. An
 * idle thread does not keep the process running.
 */
export class WorkerThread<Request extends object, Answer> {
  readonly #options: WorkerThreadOptions;
  readonly #waiting: Asked<Request, Answer>[] = [];
  #asked: Asked<Request, Answer> | null = null;
  #worker: Worker | null = null;
  #isReady = false;
  #deadline: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WorkerThreadOptions) {
    this.#options = options;
  }

  /** Rejects with a NoAnswerError. */
  async ask(request: Request): Promise<Answer> {
    if (this.#isStopped) throw new NoAnswerError('The thread was stopped.');
    const count = this.#waiting.length + (this.#asked === null ? 0 : 1);
    if (count >= this.#options.maxWaiting) throw new NoAnswerError('Too many requests are waiting.');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  /** Starts the thread before its first request, so that the request need not wait for this. */
  start(): void {
    if (this.#worker === null && !this.#isStopped) this.#startedWorker().unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new NoAnswerError('The thread was stopped.'));
    await this.#lose(new Error('The thread was stopped.'));
  }

  #startedWorker(): Worker {
    const { threadPath, heapMb } = this.#options;
    const worker = new Worker(threadPath, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    const loseThis = (cause: unknown): void => {
      if (this.#worker === worker) void this.#lose(cause);
    };
    worker.on('message', (message: Ready | ThreadAnswer<Answer>) => {
      if (this.#worker !== worker) return;
      if (message === 'ready') this.#beReady();
      else this.#settle(message);
    });
    worker.on('error', loseThis);
    worker.on('exit', (code) => {
      loseThis(new Error(`The thread ended with code ${code}.`));
    });
    this.#worker = worker;
    this.#isReady = false;
    return worker;
  }

  #beReady(): void {
    this.#isReady = true;
    if (this.#asked !== null) this.#send();
  }

  #next(): void {
    if (this.#asked !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#asked = next;
    (this.#worker ?? this.#startedWorker()).ref();
    if (this.#isReady) this.#send();
    else this.#waitAtMost(START_TIMEOUT_MS);
  }

  #send(): void {
    this.#waitAtMost(this.#options.timeoutMs);
    this.#worker?.postMessage(this.#asked?.request);
  }

  #waitAtMost(ms: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      void this.#lose(new Error(`No answer within ${ms} ms.`));
    }, ms);
  }

  #settle(message: ThreadAnswer<Answer>): void {
    const asked = this.#asked;
    this.#asked = null;
    clearTimeout(this.#deadline);
    if ('answer' in message) asked?.resolve(message.answer);
    else asked?.reject(new NoAnswerError(message.error));
    this.#next();
  }

  /** Gives the thread up. The waiting requests go to a new one. */
  async #lose(cause: unknown): Promise<void> {
    const [worker, asked] = [this.#worker, this.#asked];
    this.#worker = null;
    this.#asked = null;
    clearTimeout(this.#deadline);
    asked?.reject(new NoAnswerError('The thread was lost.', { cause }));
    this.#next();
    await worker?.terminate();
  }
}
