import type {
  Comparison,
  DataExport,
  DocumentContent,
  Image,
  ImageVersion,
  Project,
  User,
} from '@safelight/domain';
import { archiveName } from '../images/archive-names.ts';
import { ALL_IMAGES } from '../images/image-filter.ts';
import type {
  ArchiveEntry,
  ImageCursor,
  ImageStore,
  ProjectCursor,
  ProjectPlace,
  Repositories,
  TimePlace,
} from '../ports/index.ts';
import { ALL_PROJECTS } from '../projects/project-filter.ts';
import { allPages, jsonList, withTrash } from './long-lists.ts';

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
  | 'comparisons'
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
  const everything = { ownerId: user.id, sort: 'oldest', limit: PAGE, search: null } as const;

  const imagesIn = (isTrashed: boolean): AsyncGenerator<Image> =>
    allPages(async (after: ImageCursor | null) => {
      const query = { ...everything, filter: { ...ALL_IMAGES, isTrashed }, after };
      const { images: items, ...page } = await deps.images.list(query);
      return { ...page, items };
    });

  const images = (): AsyncGenerator<Image> => withTrash(imagesIn, ({ uid }) => uid);

  const account = async (): Promise<string> => {
    const [apiKeys, sessions, identities, credits, purchases, subscriptions, contactMessages, events] =
      await Promise.all([
        deps.apiKeys.listByUser(user.id),
        deps.sessions.listAll(user.id),
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

  async function* imageList(): AsyncGenerator<object> {
    for await (const { current, ...image } of images()) {
      const whole = { ...image, current };
      const [versions, aiEdits] = await Promise.all([
        deps.images.listVersionsWithTrash(image.uid),
        deps.aiEditJobs.listByImage(user.id, image.uid),
      ]);
      const described = versions.map((version) => describeVersion(whole, version));
      yield { ...image, currentVersion: current.number, versions: described, aiEdits };
    }
  }

  const projectsIn = (isTrashed: boolean): AsyncGenerator<Project> =>
    allPages(async (after: ProjectCursor | null) => {
      const { projects: items, ...page } = await (isTrashed
        ? deps.projects.listTrashedOf(user.id, PAGE, after)
        : deps.projects.list({ ...everything, filter: ALL_PROJECTS, after }));
      return { ...page, items };
    });

  const placesOf = ({ id }: Pick<Project, 'id'>): AsyncGenerator<ProjectPlace> =>
    allPages(async (after: ProjectPlace | null) => {
      const { places: items, hasNext } = await deps.projects.listImagesWithTrash(user.id, id, PAGE, after);
      return { items, hasNext, end: items.at(-1) ?? null };
    });

  async function* projectList(): AsyncGenerator<object> {
    for await (const { previewUids: _previewUids, ...project } of withTrash(projectsIn, ({ id }) => id)) {
      const links = await deps.shareLinks.list(user.id, project.id);
      const shareLinks = links.map(({ expiresAt, createdAt: sharedAt, passwordHash }) => ({
        createdAt: sharedAt,
        expiresAt,
        hasPassword: passwordHash !== null,
      }));
      const uids: string[] = [];
      for await (const { uid } of placesOf(project)) uids.push(uid);
      yield { ...project, images: uids, shareLinks };
    }
  }

  const comparisonsIn = (isTrashed: boolean): AsyncGenerator<Comparison> =>
    allPages(async (after: TimePlace | null) => {
      const { comparisons: items, hasNext } = await (isTrashed
        ? deps.comparisons.listTrashed(user.id, PAGE, after)
        : deps.comparisons.list(user.id, PAGE, after));
      const last = items.at(-1);
      return { items, hasNext, end: last === undefined ? null : { at: last.createdAt, id: last.uid } };
    });

  async function* comparisonList(): AsyncGenerator<object> {
    for await (const comparison of withTrash(comparisonsIn, ({ uid }) => uid)) {
      yield { deletedAt: null, ...comparison };
    }
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
    const current = await deps.editorDocuments.findWithTrash(image.uid);
    const kept = await Promise.all(
      versions
        .filter(({ origin }) => origin.kind === 'editor')
        .map(async (version) => ({
          version,
          document: await deps.editorDocuments.findOfVersionWithTrash(version.id),
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
    yield { name: 'images.json', modifiedAt: createdAt, open: async () => jsonList(imageList()) };
    yield { name: 'projects.json', modifiedAt: createdAt, open: async () => jsonList(projectList()) };
    yield { name: 'comparisons.json', modifiedAt: createdAt, open: async () => jsonList(comparisonList()) };
    for await (const image of images()) {
      const versions = await deps.images.listVersionsWithTrash(image.uid);
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
