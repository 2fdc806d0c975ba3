import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ByteRange, PutResult, StoredObject } from '@safelight/application/ports';
import { Client } from 'minio';
import { isExistingBucket, isMissing, isStaleConnection } from './s3-errors.ts';
import { type BoundedTransport, boundedTransport } from './s3-transport.ts';

const SEND_CHUNK_BYTES = 256 * 1024;

export interface S3ConnectionOptions {
  /** `http://host:port` or `https://host`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** A request fails when it makes no progress for this long. */
  readonly timeoutMs: number;
}

/** A complete local file that is ready to send. */
export interface OutgoingObject extends PutResult {
  readonly file: FileHandle;
  readonly contentType: string;
}

const useTls = ({ endpoint }: S3ConnectionOptions): boolean => new URL(endpoint).protocol === 'https:';

const clientFor = (options: S3ConnectionOptions, { transport, agent }: BoundedTransport): Client => {
  const { hostname, port } = new URL(options.endpoint);
  const useSSL = useTls(options);
  return new Client({
    endPoint: hostname,
    port: port === '' ? (useSSL ? 443 : 80) : Number(port),
    useSSL,
    region: options.region,
    accessKey: options.accessKey,
    secretKey: options.secretKey,
    transport,
    transportAgent: agent,
    // The client's own retries log to the console and leak the connection of a failed response, so they are
    // off.
    retryOptions: { disableRetry: true },
  });
};

/** The requests to one bucket. Each of them throws the errors of the S3 client. */
export class S3Connection {
  readonly #client: Client;
  readonly #transport: BoundedTransport;
  readonly #bucket: string;
  #bucketReady: Promise<void> | undefined;

  constructor(options: S3ConnectionOptions) {
    this.#transport = boundedTransport(useTls(options), options.timeoutMs);
    this.#client = clientFor(options, this.#transport);
    this.#bucket = options.bucket;
  }

  /**
   * Creates the bucket if it is missing. All callers share one request. After a failure the next caller tries
   * again.
   */
  ensureBucket(): Promise<void> {
    this.#bucketReady ??= this.#makeBucket().catch((error: unknown) => {
      this.#bucketReady = undefined;
      throw error;
    });
    return this.#bucketReady;
  }

  /** Sends a file of known size in one request. The server stores the complete file or nothing. */
  async put(key: string, object: OutgoingObject): Promise<void> {
    await this.ensureBucket();
    try {
      await this.#again(() => this.#send(key, object));
    } catch (error) {
      // Somebody removed the bucket, so the next put creates it again.
      if (isMissing(error)) this.#bucketReady = undefined;
      throw error;
    }
  }

  get(key: string, range?: ByteRange): Promise<Readable> {
    return this.#again(() =>
      range === undefined
        ? this.#client.getObject(this.#bucket, key)
        : this.#client.getPartialObject(this.#bucket, key, range.start, range.end - range.start + 1),
    );
  }

  /**
   * The path and query of a presigned address that reads a file without credentials for `seconds` from now.
   * Computed locally, without a request.
   */
  async signedPathOf(key: string, seconds: number): Promise<string> {
    const { pathname, search } = new URL(await this.#client.presignedGetObject(this.#bucket, key, seconds));
    return pathname + search;
  }

  async sizeOf(key: string): Promise<number> {
    return (await this.#again(() => this.#client.statObject(this.#bucket, key))).size;
  }

  remove(key: string): Promise<void> {
    return this.#again(() => this.#client.removeObject(this.#bucket, key));
  }

  async *list(): AsyncGenerator<StoredObject, void, undefined> {
    await this.ensureBucket();
    for (let token = ''; ;) {
      const from = token;
      const page = await this.#again(() =>
        this.#client.listObjectsV2Query(this.#bucket, '', from, '', 1000, ''),
      );
      for (const { name, size } of page.objects) {
        if (name !== undefined) yield { key: name, sizeBytes: size };
      }
      if (!page.isTruncated) return;
      token = page.nextContinuationToken;
    }
  }

  async #send(key: string, { file, contentType, sizeBytes, sha256 }: OutgoingObject): Promise<void> {
    const body = file.createReadStream({ start: 0, autoClose: false, highWaterMark: SEND_CHUNK_BYTES });
    try {
      const answer = await this.#client.makeRequestStreamAsync(
        {
          method: 'PUT',
          bucketName: this.#bucket,
          objectName: key,
          headers: { 'content-length': sizeBytes, 'content-type': contentType },
        },
        body,
        // Over TLS the client does not sign the body and does not accept its hash.
        this.#client.enableSHA256 ? sha256 : '',
        [200],
        '',
      );
      await finished(answer.resume());
    } finally {
      body.destroy();
    }
  }

  async #makeBucket(): Promise<void> {
    if (await this.#again(() => this.#client.bucketExists(this.#bucket))) return;
    try {
      await this.#client.makeBucket(this.#bucket);
    } catch (error) {
      if (!isExistingBucket(error)) throw error;
    }
  }

  /**
   * Repeats a request once, on a new connection, if its keep-alive connection was closed. The other idle
   * connections are probably closed too, because a server closes all of them after the same time. Repeating
   * is safe because all our requests are idempotent.
   */
  async #again<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!isStaleConnection(error)) throw error;
      this.#transport.closeIdle();
      return send();
    }
  }
}
