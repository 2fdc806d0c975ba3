import type { DataExport, DocumentContent, Image, ImageVersion, Project, User } from '@safelight/domain';
import { PROJECT_MAX_IMAGES } from '@safelight/rules';
import { archiveName } from '../images/archive-names.ts';
import { ALL_IMAGES } from '../images/image-filter.ts';
import type {
  ArchiveEntry,
  ImageCursor,
  ImagePage,
  ImageStore,
  ProjectCursor,
  ProjectPage,
  ProjectPlace,
  Repositories,
} from '../ports/index.ts';
import { ALL_PROJECTS } from '../projects/project-filter.ts';

/** The parts of the system from which an archive is filled. */
export type ExportEntriesDeps = Pick<
  Repositories,
  | 'apiKeys'
  | 'sessions'
  | 'externalIdentities'
  | 'credits'
  | 'purchases'
  | 'subscriptions'
  | 'contactMessages'
  | 'domainEvents'
  | 'aiEditJobs'
  | 'images'
  | 'projects'
  | 'shareLinks'
  | 'editorDocuments'
  | 'layerPictures'
> & { readonly store: Pick<ImageStore, 'open'> };

const PAGE = 100;
/** The maximum number of credit entries in an archive, which no account reaches. */
const ALL = 1_000_000;

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The path in the archive: `images/<uid>/<number>-<filename>`. */
const entryNameOf = ({ uid, originalFilename }: Image, version: ImageVersion): string =>
  `images/${uid}/${version.number}-${archiveName(originalFilename, version)}`;

const describeVersion = (image: Image, version: ImageVersion): object => {
  const { number, origin, width, height, contentType, original, createdAt } = version;
  const { sizeBytes, sha256 } = original;
  const file = entryNameOf(image, version);
  return { number, file, origin, width, height, contentType, sizeBytes, sha256, createdAt };
};

/**
 * Yields the entries of an archive with all data of one account. They are read while the archive is written.
 */
export const exportEntries = (
  deps: ExportEntriesDeps,
  user: User,
  { createdAt }: Pick<DataExport, 'createdAt'>,
) => {
  async function* images(): AsyncGenerator<Image> {
    const query = {
      ownerId: user.id,
      sort: 'oldest',
      limit: PAGE,
      search: null,
      filter: ALL_IMAGES,
    } as const;
    for (let after: ImageCursor | null = null; ;) {
      const page: ImagePage = await deps.images.list({ ...query, after });
      yield* page.images;
      if (!page.hasNext || page.end === null) return;
      after = page.end;
    }
  }

  const account = async (): Promise<string> => {
    const [apiKeys, sessions, identities, credits, purchases, subscriptions, contactMessages, events] =
      await Promise.all([
        deps.apiKeys.listByUser(user.id),
        deps.sessions.listLiving(user.id, createdAt),
        deps.externalIdentities.listByUser(user.id),
        deps.credits.history(user.id, ALL),
        deps.purchases.list(user.id, ALL, null),
        deps.subscriptions.listByUser(user.id),
        deps.contactMessages.listByUser(user.id),
        deps.domainEvents.listByUser(user.id),
      ]);
    return json({
      exportedAt: createdAt,
      profile: user,
      apiKeys,
      sessions,
      identities,
      credits: credits.map(({ id: _id, ...entry }) => entry),
      purchases,
      subscriptions,
      contactMessages,
      events,
    });
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

  async function* projects(): AsyncGenerator<Project> {
    const query = {
      ownerId: user.id,
      sort: 'oldest',
      limit: PAGE,
      search: null,
      filter: ALL_PROJECTS,
    } as const;
    for (let after: ProjectCursor | null = null; ;) {
      const page: ProjectPage = await deps.projects.list({ ...query, after });
      yield* page.projects;
      if (!page.hasNext || page.end === null) return;
      after = page.end;
    }
  }

  const uidsOf = async ({ id }: Project): Promise<readonly string[]> => {
    const uids: string[] = [];
    for (let after: ProjectPlace | null = null; ;) {
      const page = await deps.projects.listImages(user.id, id, PROJECT_MAX_IMAGES, after);
      uids.push(...page.places.map(({ uid }) => uid));
      after = page.places.at(-1) ?? null;
      if (!page.hasNext || after === null) return uids;
    }
  };

  async function* projectList(): AsyncGenerator<Uint8Array> {
    let opening = '[\n';
    for await (const { previewUids: _previewUids, ...project } of projects()) {
      const links = await deps.shareLinks.list(user.id, project.id);
      const shareLinks = links.map(({ expiresAt, createdAt: sharedAt, passwordHash }) => ({
        createdAt: sharedAt,
        expiresAt,
        hasPassword: passwordHash !== null,
      }));
      const images = await uidsOf({ ...project, previewUids: [] });
      yield Buffer.from(opening + JSON.stringify({ ...project, images, shareLinks }, null, 2));
      opening = ',\n';
    }
    yield Buffer.from(opening === '[\n' ? '[]\n' : '\n]\n');
  }

  async function* layers(
    { uid }: Image,
    documents: readonly { readonly name: string; readonly content: DocumentContent; readonly at: Date }[],
  ): AsyncGenerator<ArchiveEntry> {
    for (const { name, content, at } of documents) {
      yield { name: `images/${uid}/${name}`, modifiedAt: at, open: async () => text(content.json) };
    }
    const hashes = new Set(documents.flatMap(({ content }) => content.pictureHashes));
    for (const { file, uploadedAt } of await deps.layerPictures.find(uid, [...hashes])) {
      const name = `images/${uid}/layers/${file.sha256}.${file.contentType.replace('image/', '')}`;
      yield { name, modifiedAt: uploadedAt, open: () => deps.store.open(file.key) };
    }
  }

  /** Yields the document of an image, its copies in versions, and the pictures that they use. */
  async function* documents(image: Image, versions: readonly ImageVersion[]): AsyncGenerator<ArchiveEntry> {
    const current = await deps.editorDocuments.find(image.uid);
    const kept = await Promise.all(
      versions
        .filter(({ origin }) => origin.kind === 'editor')
        .map(async (version) => ({
          version,
          document: await deps.editorDocuments.findOfVersion(version.id),
        })),
    );
    yield* layers(image, [
      ...(current === null
        ? []
        : [{ name: 'document.json', content: current.content, at: current.updatedAt }]),
      ...kept.flatMap(({ version: { number, createdAt: at }, document }) =>
        document === null ? [] : [{ name: `${number}-document.json`, content: document.content, at }],
      ),
    ]);
  }

  return async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield { name: 'account.json', modifiedAt: createdAt, open: async () => text(await account()) };
    yield { name: 'images.json', modifiedAt: createdAt, open: async () => imageList() };
    yield { name: 'projects.json', modifiedAt: createdAt, open: async () => projectList() };
    for await (const image of images()) {
      const versions = await deps.images.listVersions(image.uid);
      yield* documents(image, versions);
      for (const version of versions) {
        yield {
          name: entryNameOf(image, version),
          modifiedAt: version.createdAt,
          open: () => deps.store.open(version.original.key),
        };
      }
    }
  };
};
