import type { DataExport, Image, ImageVersion, User } from '@safelight/domain';
import { extensionOf } from '@safelight/rules';
import type { ArchiveEntry, ImageStore, Repositories } from '../ports/index.ts';

type Deps = Pick<
  Repositories,
  'apiKeys' | 'sessions' | 'externalIdentities' | 'credits' | 'aiEditJobs' | 'images'
> & { readonly store: Pick<ImageStore, 'open'> };

const PAGE = 100;
/** More movements of credits than an account can have. */
const ALL = 1_000_000;

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const extensionEnds = (filename: string, { contentType }: ImageVersion): boolean => {
  const extension = extensionOf(contentType);
  return new RegExp(`\\.(?:${extension}${extension === 'jpg' ? '|jpeg' : ''})$`, 'i').test(filename);
};

/** `images/<uid>/<number>-<filename>`, in characters every file system takes, ending as what it is. */
export const entryNameOf = ({ uid, originalFilename }: Image, version: ImageVersion): string => {
  const filename = originalFilename.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_');
  const ending = extensionEnds(filename, version) ? '' : `.${extensionOf(version.contentType)}`;
  return `images/${uid}/${version.number}-${filename}${ending}`;
};

const describeVersion = (image: Image, version: ImageVersion): object => {
  const { number, origin, width, height, contentType, original, createdAt } = version;
  const { sizeBytes, sha256 } = original;
  const file = entryNameOf(image, version);
  return { number, file, origin, width, height, contentType, sizeBytes, sha256, createdAt };
};

/** Everything of one account as entries of an archive, read as they are written. */
export const exportEntries = (deps: Deps, user: User, { createdAt }: Pick<DataExport, 'createdAt'>) => {
  async function* images(): AsyncGenerator<Image> {
    for (let after: Parameters<typeof deps.images.list>[0]['after'] = null; ;) {
      const query = { ownerId: user.id, sort: 'oldest', limit: PAGE, after, search: null } as const;
      const page: Awaited<ReturnType<typeof deps.images.list>> = await deps.images.list(query);
      yield* page.images;
      const last = page.images.at(-1);
      if (!page.hasNext || last === undefined) return;
      after = { sortKey: last.createdAt.toISOString(), uid: last.uid };
    }
  }

  const account = async (): Promise<string> => {
    const [apiKeys, sessions, identities, credits] = await Promise.all([
      deps.apiKeys.listByUser(user.id),
      deps.sessions.listLiving(user.id, createdAt),
      deps.externalIdentities.listByUser(user.id),
      deps.credits.history(user.id, ALL),
    ]);
    return json({ exportedAt: createdAt, profile: user, apiKeys, sessions, identities, credits });
  };

  async function* imageList(): AsyncGenerator<Uint8Array> {
    let opening = '[\n';
    for await (const { current, ...image } of images()) {
      const whole = { ...image, current };
      const [versions, aiEdits] = await Promise.all([
        deps.images.listVersions(image.uid),
        deps.aiEditJobs.listByImage(user.id, image.uid),
      ]);
      const described = versions.map((version) => describeVersion(whole, version));
      const entry = { ...image, currentVersion: current.number, versions: described, aiEdits };
      yield Buffer.from(opening + JSON.stringify(entry, null, 2));
      opening = ',\n';
    }
    yield Buffer.from(opening === '[\n' ? '[]\n' : '\n]\n');
  }

  return async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield { name: 'account.json', modifiedAt: createdAt, open: async () => text(await account()) };
    yield { name: 'images.json', modifiedAt: createdAt, open: async () => imageList() };
    for await (const image of images()) {
      for (const version of await deps.images.listVersions(image.uid)) {
        yield {
          name: entryNameOf(image, version),
          modifiedAt: version.createdAt,
          open: () => deps.store.open(version.original.key),
        };
      }
    }
  };
};
