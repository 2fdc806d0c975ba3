import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ALL_IMAGES } from '../../images/image-filter.ts';
import type { ImageFilter, ImageListQuery, NewProject } from '../../ports/index.ts';
import type {
  AiEditJob,
  ApiKey,
  Comparison,
  ContactMessage,
  DataExport,
  DomainEvent,
  EditorDocument,
  ExternalIdentity,
  Image,
  ImageVersion,
  LayerPicture,
  OneTimeToken,
  RefreshToken,
  SessionFamily,
  ShareLink,
  StoredFile,
  User,
} from '@safelight/domain';

/** Returns a function that creates a sample object for an owner, with some fields changed. */
const sampled =
  <O, T extends object>(create: (owner: O) => T) =>
  (owner: O, changes: Partial<T> = {}): T => ({ ...create(owner), ...changes });

/** Creates a filter that matches the whole library, with `changes`. */
export const anyImage = (changes: Partial<ImageFilter> = {}): ImageFilter => ({
  ...ALL_IMAGES,
  ...changes,
});

/** Creates a query of the owner's first 50 images, the newest first, with `changes`. */
export const galleryQuery = (ownerId: string, changes: Partial<ImageListQuery> = {}): ImageListQuery => ({
  ownerId,
  sort: 'newest',
  limit: 50,
  after: null,
  search: null,
  filter: ALL_IMAGES,
  ...changes,
});

/** The final state of an AI edit that its user has cancelled. */
export const CANCELLED = {
  state: 'cancelled',
  stage: 'Cancelled',
  progress: 0,
  resultVersionId: null,
  errorMessage: null,
  failure: null,
} as const;

export const anyHash = (): string => createHash('sha256').update(randomBytes(16)).digest('hex');

export const anyUid = (): string => randomBytes(16).toString('base64url');

export const sampleUser = (changes: Partial<User> = {}): User => {
  const id = randomUUID();
  return {
    id,
    username: `user-${id}`,
    email: `${id}@example.org`,
    fullName: 'Ada Lovelace',
    plan: 'free',
    role: 'user',
    emailVerifiedAt: null,
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    bio: '',
    defaultPrivacy: null,
    mailOnNewSignIn: true,
    mailOnAiEdit: false,
    hasPassword: true,
    deletionRequestedAt: null,
    suspension: null,
    ...changes,
  };
};

export const sampleFile = (changes: Partial<StoredFile> = {}): StoredFile => ({
  key: `originals/${anyHash()}`,
  sha256: anyHash(),
  sizeBytes: 1_000,
  contentType: 'image/jpeg',
  ...changes,
});

export const sampleVersion = (changes: Partial<ImageVersion> = {}): ImageVersion => {
  const original = changes.original ?? sampleFile();
  return {
    id: randomUUID(),
    imageUid: anyUid(),
    number: 1,
    origin: { kind: 'upload' },
    width: 4_000,
    height: 3_000,
    frames: 1,
    contentType: 'image/jpeg',
    original,
    shared: original,
    thumbhash: null,
    isPublished: false,
    createdAt: new Date('2026-02-03T04:05:06.789Z'),
    ...changes,
  };
};

export const sampleImage = (ownerId: string, changes: Partial<Image> = {}): Image => {
  const uid = changes.uid ?? anyUid();
  return {
    uid,
    ownerId,
    originalFilename: 'Beach.jpg',
    title: 'Beach',
    description: '',
    privacy: 'private',
    tags: [],
    areTagsShown: false,
    isFavorite: false,
    viewCount: 0,
    lastAccessedAt: null,
    createdAt: new Date('2026-02-03T04:05:06.789Z'),
    updatedAt: new Date('2026-02-03T04:05:06.789Z'),
    expiresAt: null,
    deletedAt: null,
    block: null,
    current: sampleVersion({ imageUid: uid }),
    ...changes,
  };
};

/** Creates the first revision of an image's document, without layer pictures. */
export const sampleDocument = sampled((image: Image): EditorDocument => ({
  imageUid: image.uid,
  ownerId: image.ownerId,
  revision: 1,
  content: { json: '{"schema":1}', sizeBytes: 12, pictureHashes: [], versionIds: [] },
  shownBy: null,
  savedBy: 'Firefox on Linux',
  createdAt: new Date('2026-02-03T04:05:06.789Z'),
  updatedAt: new Date('2026-02-03T04:05:06.789Z'),
}));

export const sampleLayerPicture = sampled((image: Image): LayerPicture => ({
  imageUid: image.uid,
  ownerId: image.ownerId,
  width: 400,
  height: 300,
  file: sampleFile(),
  uploadedAt: new Date('2026-02-03T04:05:06.789Z'),
}));

/** Creates a comparison of the current versions of two images, or of one image with itself. */
export const sampleComparison = (
  original: Image,
  edited: Image = original,
  changes: Partial<Comparison> = {},
): Comparison => ({
  uid: anyUid(),
  ownerId: original.ownerId,
  title: 'Before and after',
  description: null,
  viewCount: 0,
  createdAt: new Date('2026-02-03T04:05:06.789Z'),
  original: { imageUid: original.uid, versionId: original.current.id },
  edited: { imageUid: edited.uid, versionId: edited.current.id },
  ...changes,
});

let lastProject = 1_770_091_506_789;

/** Creates a project without images, each in a millisecond of its own. */
export const sampleProject = (ownerId: string, changes: Partial<NewProject> = {}): NewProject => {
  lastProject += 1;
  return {
    id: `project_${lastProject}`,
    ownerId,
    name: 'Summer',
    description: null,
    tags: [],
    createdAt: new Date(lastProject),
    updatedAt: new Date(lastProject),
    ...changes,
  };
};

export const sampleShareLink = sampled((project: NewProject): ShareLink => ({
  id: randomUUID(),
  projectId: project.id,
  ownerId: project.ownerId,
  tokenHash: anyHash(),
  passwordHash: null,
  expiresAt: null,
  createdAt: new Date('2026-02-03T04:05:06.789Z'),
}));

export const sampleJob = sampled((userId: string): AiEditJob => ({
  id: randomUUID(),
  userId,
  imageUid: anyUid(),
  parentVersionId: randomUUID(),
  pictureHash: null,
  prompt: 'Make it vintage',
  area: null,
  referenceVersionId: null,
  workKind: null,
  workMs: 0,
  expectedMs: 2_000,
  state: 'queued',
  stage: 'Waiting',
  progress: 0,
  fence: 0,
  resultVersionId: null,
  errorMessage: null,
  failure: null,
  createdAt: new Date('2026-03-04T05:06:07.890Z'),
  finishedAt: null,
  takenBackAt: null,
}));

export const sampleOneTimeToken = sampled((userId: string): OneTimeToken => ({
  userId,
  purpose: 'verify-email',
  tokenHash: anyHash(),
  expiresAt: new Date('2030-01-01T00:00:00.000Z'),
  usedAt: null,
  newEmail: null,
}));

export const sampleRefreshToken = sampled((userId: string): RefreshToken => ({
  id: randomUUID(),
  familyId: randomUUID(),
  userId,
  tokenHash: anyHash(),
  clientHash: anyHash(),
  expiresAt: new Date('2030-01-01T00:00:00.000Z'),
  usedAt: null,
  familyStartedAt: new Date('2026-02-03T04:05:06.789Z'),
  familyEndedAt: null,
}));

export const sampleApiKey = sampled((userId: string): ApiKey => ({
  id: randomUUID(),
  userId,
  name: 'Laptop',
  prefix: 'sl_abcde',
  lastFour: 'wxyz',
  isActive: true,
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  lastUsedAt: null,
  requestsCount: 0,
  countedHour: null,
  requestsTotal: 0,
}));

export const sampleFamily = sampled((userId: string): SessionFamily => ({
  id: randomUUID(),
  userId,
  clientHash: anyHash(),
  userAgent: 'Mozilla/5.0',
  address: '192.0.2.7',
  createdAt: new Date('2026-02-03T04:05:06.789Z'),
  lastUsedAt: new Date('2026-02-03T04:05:06.789Z'),
}));

export const sampleIdentity = sampled((userId: string): ExternalIdentity => ({
  issuer: 'https://accounts.example.org',
  subject: anyHash(),
  userId,
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
}));

export const sampleExport = sampled((userId: string): DataExport => ({
  id: randomUUID(),
  userId,
  state: 'queued',
  createdAt: new Date('2026-03-04T05:06:07.890Z'),
  key: null,
  sizeBytes: null,
  tokenHash: null,
  expiresAt: null,
}));

export const sampleContactMessage = sampled((userId: string | null): ContactMessage => ({
  id: randomUUID(),
  userId,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  category: 'technical',
  subject: 'An upload that stops',
  message: 'It stops at half.\nEvery time.',
  createdAt: new Date('2026-02-03T04:05:06.789Z'),
}));

/** Creates an event about granted credits, with `changes`. */
export const sampleEvent = (userId: string, changes: Partial<DomainEvent> = {}): DomainEvent =>
  ({
    id: randomUUID(),
    type: 'credits.moved',
    userId,
    payload: { kind: 'grant', amount: 100, jobId: null, externalReference: null },
    occurredAt: new Date('2026-02-03T04:05:06.789Z'),
    deliveredAt: null,
    ...changes,
  }) as DomainEvent;
