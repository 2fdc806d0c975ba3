import {
  balanceOf,
  canonicalName,
  DomainError,
  invalidField,
  isSettled,
  type AiEditJob,
  type ApiKeyCredentials,
  type Derivative,
  type Image,
  type ImageVersion,
  type LedgerEntry,
  type OneTimeToken,
  type RefreshToken,
  type UserCredentials,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type {
  AppEvent,
  EventBus,
  JobName,
  JobPayloads,
  Repositories,
  Transaction,
  UnitOfWork,
} from '../ports/index.ts';

/** Everything the in-memory database holds; a transaction works on it and restores it when it fails. */
interface Tables {
  users: Map<string, UserCredentials>;
  oneTimeTokens: Map<string, OneTimeToken>;
  refreshTokens: Map<string, RefreshToken>;
  apiKeys: Map<string, ApiKeyCredentials>;
  images: Map<string, Image>;
  versions: Map<string, ImageVersion>;
  derivatives: Map<string, Derivative>;
  intents: Map<string, { abandoned: boolean }>;
  ledger: LedgerEntry[];
  jobs: Map<string, AiEditJob & { leaseUntilMs: number }>;
  idempotency: Map<string, { requestHash: string; resultId: string | null }>;
  queue: { name: JobName; payload: JobPayloads[JobName] }[];
}

const emptyTables = (): Tables => ({
  users: new Map(),
  oneTimeTokens: new Map(),
  refreshTokens: new Map(),
  apiKeys: new Map(),
  images: new Map(),
  versions: new Map(),
  derivatives: new Map(),
  intents: new Map(),
  ledger: [],
  jobs: new Map(),
  idempotency: new Map(),
  queue: [],
});

const conflict = (): DomainError => new DomainError('CONFLICT', 'Already there.');
const derivativeKey = (d: Pick<Derivative, 'versionId' | 'width' | 'format'>): string =>
  `${d.versionId}/${d.width}/${d.format}`;

type Read = () => Tables;

const accounts = (
  read: Read,
): Pick<Repositories, 'users' | 'oneTimeTokens' | 'refreshTokens' | 'apiKeys'> => ({
  users: {
    insert: async (user, passwordHash) => {
      for (const { user: other } of read().users.values()) {
        if (canonicalName(other.email) === canonicalName(user.email)) {
          throw invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');
        }
        if (canonicalName(other.username) === canonicalName(user.username)) {
          throw invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
        }
      }
      read().users.set(user.id, { user, passwordHash });
    },
    findById: async (id) => read().users.get(id)?.user ?? null,
    findByIds: async (ids) => ids.flatMap((id) => read().users.get(id)?.user ?? []),
    findCredentials: async (username) =>
      [...read().users.values()].find(
        ({ user }) => canonicalName(user.username) === canonicalName(username),
      ) ?? null,
    markEmailVerified: async (id, at) => {
      const found = read().users.get(id);
      if (found === undefined || found.user.emailVerifiedAt !== null) return false;
      read().users.set(id, { ...found, user: { ...found.user, emailVerifiedAt: at } });
      return true;
    },
    lock: async () => undefined,
  },
  oneTimeTokens: {
    insert: async (token) => {
      for (const [hash, other] of read().oneTimeTokens) {
        if (other.userId === token.userId && other.purpose === token.purpose)
          read().oneTimeTokens.delete(hash);
      }
      read().oneTimeTokens.set(token.tokenHash, token);
    },
    find: async (userId, purpose, tokenHash) => {
      const token = read().oneTimeTokens.get(tokenHash);
      return token?.userId === userId && token.purpose === purpose ? token : null;
    },
    markUsed: async (tokenHash, at) => {
      const token = read().oneTimeTokens.get(tokenHash);
      if (token === undefined || token.usedAt !== null) return false;
      read().oneTimeTokens.set(tokenHash, { ...token, usedAt: at });
      return true;
    },
  },
  refreshTokens: {
    insert: async (token) => void read().refreshTokens.set(token.id, token),
    findByHash: async (hash) => [...read().refreshTokens.values()].find((t) => t.tokenHash === hash) ?? null,
    markUsed: async (id, at) => {
      const token = read().refreshTokens.get(id);
      if (token === undefined || token.usedAt !== null) return false;
      read().refreshTokens.set(id, { ...token, usedAt: at });
      return true;
    },
    endFamily: async (familyId, at) => {
      for (const [id, token] of read().refreshTokens) {
        if (token.familyId === familyId) read().refreshTokens.set(id, { ...token, familyEndedAt: at });
      }
    },
  },
  apiKeys: {
    insert: async (apiKey, secretHash) => void read().apiKeys.set(apiKey.id, { apiKey, secretHash }),
    listByUser: async (userId) =>
      [...read().apiKeys.values()]
        .map(({ apiKey }) => apiKey)
        .filter((key) => key.userId === userId)
        .reverse(),
    findOwned: async (userId, id) => {
      const found = read().apiKeys.get(id)?.apiKey;
      return found?.userId === userId ? found : null;
    },
    findByPrefix: async (prefix) =>
      [...read().apiKeys.values()].filter(({ apiKey }) => apiKey.prefix === prefix),
    update: async (userId, id, changes) => {
      const found = read().apiKeys.get(id);
      if (found?.apiKey.userId !== userId) return null;
      const apiKey = { ...found.apiKey, ...changes };
      read().apiKeys.set(id, { ...found, apiKey });
      return apiKey;
    },
    delete: async (userId, id) =>
      read().apiKeys.get(id)?.apiKey.userId === userId && read().apiKeys.delete(id),
    recordUse: async (uses) => {
      for (const { id, requests, lastUsedAt } of uses) {
        const found = read().apiKeys.get(id);
        if (found === undefined) continue;
        const requestsCount = found.apiKey.requestsCount + requests;
        read().apiKeys.set(id, { ...found, apiKey: { ...found.apiKey, requestsCount, lastUsedAt } });
      }
    },
  },
});

const withCurrent = (tables: Tables, image: Image): Image => ({
  ...image,
  current: tables.versions.get(image.current.id) ?? image.current,
});

const bytesOf = ({ original, shared }: ImageVersion): number =>
  original.sizeBytes + (shared.key === original.key ? 0 : shared.sizeBytes);

const images = (read: Read): Pick<Repositories, 'images' | 'derivatives' | 'blobIntents'> => {
  const versionsOf = (uid: string): ImageVersion[] =>
    [...read().versions.values()].filter((v) => v.imageUid === uid).sort((a, b) => a.number - b.number);
  const owned = (ownerId: string, uid: string): Image | null => {
    const image = read().images.get(uid);
    return image?.ownerId === ownerId ? image : null;
  };
  const put = (image: Image): Image => {
    read().images.set(image.uid, image);
    return withCurrent(read(), image);
  };

  return {
    images: {
      insert: async (image) => {
        read().images.set(image.uid, image);
        read().versions.set(image.current.id, image.current);
      },
      find: async (uid) => {
        const image = read().images.get(uid);
        return image === undefined ? null : withCurrent(read(), image);
      },
      list: async ({ ownerId, limit, search }) => {
        const all = [...read().images.values()]
          .filter((i) => i.ownerId === ownerId && i.title.toLowerCase().includes(search?.toLowerCase() ?? ''))
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
        return { images: all.slice(0, limit), hasNext: all.length > limit };
      },
      countByOwner: async (ownerId) =>
        [...read().images.values()].filter((i) => i.ownerId === ownerId).length,
      storageUsed: async (ownerId) =>
        [...read().versions.values()]
          .filter((v) => read().images.get(v.imageUid)?.ownerId === ownerId)
          .reduce((sum, v) => sum + bytesOf(v), 0),
      update: async (ownerId, uid, changes, at) => {
        const image = owned(ownerId, uid);
        return image === null ? null : put({ ...image, ...changes, updatedAt: at });
      },
      remove: async (ownerId, uid) => {
        if (owned(ownerId, uid) === null) return null;
        const versions = versionsOf(uid);
        const ids = new Set(versions.map((v) => v.id));
        const derivatives = [...read().derivatives.values()].filter((d) => ids.has(d.versionId));
        const keys = [
          ...new Set([
            ...versions.flatMap((v) => [v.original.key, v.shared.key]),
            ...derivatives.map((d) => d.file.key),
          ]),
        ];
        read().images.delete(uid);
        for (const id of ids) read().versions.delete(id);
        for (const d of derivatives) read().derivatives.delete(derivativeKey(d));
        for (const key of keys) read().intents.set(key, { abandoned: true });
        return keys;
      },
      insertVersion: async (version) => {
        if (versionsOf(version.imageUid).some((v) => v.number === version.number)) throw conflict();
        read().versions.set(version.id, version);
      },
      listVersions: async (uid) => versionsOf(uid),
      findVersion: async (id) => read().versions.get(id) ?? null,
      findVersionByDigest: async (uid, digest) =>
        versionsOf(uid).find((v) => v.original.sha256.startsWith(digest)) ?? null,
      setCurrentVersion: async (ownerId, uid, versionId, at) => {
        const image = owned(ownerId, uid);
        const version = read().versions.get(versionId);
        if (image === null || version?.imageUid !== uid) return false;
        put({ ...image, current: version, updatedAt: at });
        return true;
      },
    },
    derivatives: {
      find: async (versionId, spec) => read().derivatives.get(derivativeKey({ ...spec, versionId })) ?? null,
      insert: async (derivative) => {
        const key = derivativeKey(derivative);
        if (read().derivatives.has(key) || !read().versions.has(derivative.versionId)) return false;
        read().derivatives.set(key, derivative);
        return true;
      },
    },
    blobIntents: {
      record: async (keys) => keys.forEach((key) => read().intents.set(key, { abandoned: false })),
      settle: async (keys) => {
        for (const key of keys) {
          if (read().intents.get(key)?.abandoned !== false) {
            throw new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
          }
          read().intents.delete(key);
        }
      },
      listAbandoned: async (limit) =>
        [...read().intents]
          .filter(([, intent]) => intent.abandoned)
          .map(([key]) => key)
          .slice(0, limit),
      abandon: async (keys) => keys.forEach((key) => read().intents.set(key, { abandoned: true })),
      forget: async (keys) => keys.forEach((key) => read().intents.delete(key)),
    },
  };
};

const edits = (read: Read): Pick<Repositories, 'credits' | 'aiEditJobs' | 'idempotency'> => {
  const change = (id: string, changes: Partial<AiEditJob & { leaseUntilMs: number }>): void => {
    const job = read().jobs.get(id);
    if (job !== undefined) read().jobs.set(id, { ...job, ...changes });
  };
  return {
    credits: {
      append: async (entry) => {
        const repeated = read().ledger.some(
          (e) => e.jobId !== null && e.jobId === entry.jobId && e.kind === entry.kind,
        );
        if (repeated) throw conflict();
        read().ledger.push({ ...entry, id: String(read().ledger.length), createdAt: new Date() });
      },
      balance: async (userId) => balanceOf(read().ledger.filter((e) => e.userId === userId)),
      history: async (userId, limit) =>
        read()
          .ledger.filter((e) => e.userId === userId)
          .reverse()
          .slice(0, limit),
      hasGrant: async (userId) => read().ledger.some((e) => e.userId === userId && e.kind === 'grant'),
    },
    aiEditJobs: {
      insert: async (job) => void read().jobs.set(job.id, { ...job, leaseUntilMs: 0 }),
      findById: async (id) => read().jobs.get(id) ?? null,
      findOwned: async (userId, id) => {
        const job = read().jobs.get(id);
        return job?.userId === userId ? job : null;
      },
      listByImage: async (userId, uid) =>
        [...read().jobs.values()].filter((j) => j.userId === userId && j.imageUid === uid).reverse(),
      countProcessing: async (userId) =>
        [...read().jobs.values()].filter((j) => j.userId === userId && j.state === 'processing').length,
      claim: async (id, leaseMs) => {
        const job = read().jobs.get(id);
        if (job === undefined || isSettled(job.state)) return null;
        if (job.state === 'processing' && job.leaseUntilMs > Date.now()) return null;
        change(id, { state: 'processing', fence: job.fence + 1, leaseUntilMs: Date.now() + leaseMs });
        return read().jobs.get(id) ?? null;
      },
      heartbeat: async (id, fence, leaseMs, progress) => {
        const job = read().jobs.get(id);
        if (job?.fence !== fence || job.state !== 'processing') return false;
        change(id, { ...progress, leaseUntilMs: Date.now() + leaseMs });
        return true;
      },
      settle: async (id, fence, end) => {
        const job = read().jobs.get(id);
        if (job === undefined || isSettled(job.state) || (fence !== null && job.fence !== fence))
          return false;
        change(id, { ...end, finishedAt: new Date() });
        return true;
      },
      unclaim: async (id, fence) => {
        const job = read().jobs.get(id);
        if (job?.fence !== fence || job.state !== 'processing') return false;
        change(id, { state: 'queued', leaseUntilMs: 0 });
        return true;
      },
      listOpenByImage: async (uid) =>
        [...read().jobs.values()].filter((j) => j.imageUid === uid && !isSettled(j.state)),
    },
    idempotency: {
      begin: async (userId, key, requestHash) => {
        const known = read().idempotency.get(`${userId}/${key}`);
        if (known === undefined) {
          read().idempotency.set(`${userId}/${key}`, { requestHash, resultId: null });
          return null;
        }
        if (known.requestHash !== requestHash) {
          throw new DomainError('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
        }
        return known.resultId;
      },
      complete: async (userId, key, resultId) => {
        const known = read().idempotency.get(`${userId}/${key}`);
        if (known !== undefined) read().idempotency.set(`${userId}/${key}`, { ...known, resultId });
      },
    },
  };
};

const copyOf = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]: [string, unknown]) => [
      name,
      table instanceof Map ? new Map(table) : Array.isArray(table) ? [...(table as unknown[])] : table,
    ]),
  ) as unknown as Tables;

/** Repositories, queue and events in memory. Transactions run one after another and roll back when they throw. */
export class InMemoryDatabase implements UnitOfWork {
  #tables = emptyTables();
  #last: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<(event: AppEvent) => void>();

  readonly repositories: Repositories = {
    ...accounts(() => this.#tables),
    ...images(() => this.#tables),
    ...edits(() => this.#tables),
  };

  readonly events: EventBus = {
    publish: async (event) => this.#listeners.forEach((listener) => listener(event)),
    subscribe: (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
  };

  /** What a test may look at. */
  get tables(): Readonly<Tables> {
    return this.#tables;
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const before = copyOf(this.#tables);
      const published: AppEvent[] = [];
      const tx: Transaction = {
        ...this.repositories,
        jobs: { enqueue: async (name, payload) => void this.#tables.queue.push({ name, payload }) },
        events: { publish: async (event) => void published.push(event) },
      };
      try {
        const result = await work(tx);
        for (const event of published) await this.events.publish(event);
        return result;
      } catch (error) {
        this.#tables = before;
        throw error;
      }
    };
    const result = this.#last.then(run, run);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
