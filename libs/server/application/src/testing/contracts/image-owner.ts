import type { Derivative, Image, ImageVersion, User } from '@safelight/domain';
import { randomUUID } from 'node:crypto';
import { newUser } from '../../accounts/new-user.ts';
import type { Repositories, UnitOfWork } from '../../ports/index.ts';
import { fakeClock } from '../fake-clock.ts';
import { randomIds } from '../fakes.ts';
import { sampleFile, sampleImage, sampleVersion } from './samples.ts';

/** The database that a contract suite tests. The in-memory database and PostgreSQL must behave the same. */
export interface ContractDatabase {
  readonly repositories: Repositories;
  readonly unitOfWork: UnitOfWork;
  /** Returns contradictions between rows as sentences. The in-memory database does not check for them. */
  contradictions(): Promise<readonly string[]>;
  /** Adds new images of the owner to a project until it contains `count`, without using the repositories. */
  fillProject(ownerId: string, projectId: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Declares a contract: a group of tests that share one database, which is opened before the first test and
 * closed after the last one.
 */
export const contract =
  (title: string, declare: (db: ContractDatabase) => void) =>
  (open: () => Promise<ContractDatabase>): void =>
    describe(`the contract for ${title}`, () => {
      let opened: ContractDatabase | undefined;
      const database = (): ContractDatabase => {
        if (opened === undefined) throw new Error('The database is open only during the tests.');
        return opened;
      };
      beforeAll(async () => {
        opened = await open();
      });
      afterAll(() => opened?.close());
      declare({
        get repositories() {
          return database().repositories;
        },
        get unitOfWork() {
          return database().unitOfWork;
        },
        contradictions: () => database().contradictions(),
        fillProject: (...project) => database().fillProject(...project),
        close: () => database().close(),
      });
    });

/** Adds a new user for one test. */
export const addUser = async ({ repositories }: Pick<ContractDatabase, 'repositories'>): Promise<User> => {
  const username = `user-${randomUUID()}`;
  const identity = { username, email: `${username}@example.org`, fullName: 'Ada', hasPassword: true };
  const user = newUser({ ids: randomIds, clock: fakeClock() }, identity);
  await repositories.users.insert(user, 'hash');
  return user;
};

/** Adds an owner before each test, and passes the id to `onOwner`. Returns a function that inserts images of the owner. */
export const imageOwner = (
  db: Pick<ContractDatabase, 'repositories'>,
  onOwner: (ownerId: string) => unknown = () => undefined,
) => {
  let ownerId: string;
  beforeEach(async () => {
    ownerId = (await addUser(db)).id;
    onOwner(ownerId);
  });

  const insert = async (changes: Partial<Image> = {}): Promise<Image> => {
    const image = sampleImage(ownerId, changes);
    await db.repositories.images.insert(image);
    return image;
  };
  return { insert };
};

/** Creates a thumbnail of an image's current version, and does not insert it. */
export const thumbnailOf = (image: Image): Derivative => ({
  versionId: image.current.id,
  spec: { kind: 'thumbnail', width: 320, format: 'webp' },
  file: sampleFile({ contentType: 'image/webp' }),
});

/** Creates a version that an AI edit made from the image's current one, and does not insert it. */
export const editOf = (image: Image, number: number): ImageVersion =>
  sampleVersion({
    imageUid: image.uid,
    number,
    origin: {
      kind: 'ai_edit',
      jobId: randomUUID(),
      parentVersionId: image.current.id,
      prompt: 'Make it vintage',
      model: 'local',
      processingMs: 1_234,
      textResponse: null,
      setsFile: true,
    },
    original: sampleFile({ sizeBytes: 500 }),
    shared: sampleFile({ sizeBytes: 50 }),
  });
