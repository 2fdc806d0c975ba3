import type { Client, Image, User, Viewer } from '@safelight/domain';
import { PLAN_LIMITS, SESSION_REQUEST_LIMIT, type Privacy } from '@safelight/rules';
import type { Registration } from '../accounts/register-user.ts';
import type { Ids, JobName, JobPayloads, Payments } from '../ports/index.ts';
import { examineDocument } from '../documents/examine-document.ts';
import { wireUseCases } from '../wiring/wire-use-cases.ts';
import {
  clientAt,
  FakeGoogle,
  plainTemplates,
  PUBLIC_URL,
  siteLinks,
  textArchiver,
} from './account-fakes.ts';
import { ScriptedEditor, textEditPictures, textSubjectFinder } from './edit-fakes.ts';
import { fakeClock } from './fake-clock.ts';
import { FakePayments } from './fake-payments.ts';
import {
  InMemoryStore,
  pictureByAddress,
  plainSecrets,
  randomIds,
  RecordedSecurityLog,
  textImaging,
} from './fakes.ts';
import { InMemoryDatabase } from './in-memory-database.ts';
import { plainAccessTokens, plainApiKeys, plainCommonPasswords, plainPasswords } from './plain-identity.ts';

/** The bytes of a text as a stream, for uploads. */
export async function* bytesOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

export const tokenOf = (link: string | undefined): string =>
  new URL(link ?? '').searchParams.get('token') ?? '';

/** The registration form of a person with this username. */
export const registration = (username: string, changes: Partial<Registration> = {}): Registration => ({
  username,
  email: `${username}@example.com`,
  fullName: null,
  password: 'Secret123',
  passwordConfirm: 'Secret123',
  client: clientAt(),
  ...changes,
});

/** What a spec replaces in a world. */
export interface WorldParts {
  readonly ids?: Ids;
  readonly payments?: Payments | null;
}

/** A server in memory: the use cases of production over in-memory ports, with helpers to act as a user. */
export const createWorld = (instead: WorldParts = {}) => {
  const { ids = randomIds } = instead;
  const clock = fakeClock();
  const database = new InMemoryDatabase(clock);
  const { repositories, signals } = database;
  const ports = {
    ids,
    secrets: plainSecrets,
    clock,
    unitOfWork: database,
    signals,
    store: new InMemoryStore(),
    imaging: textImaging(),
    links: siteLinks,
    templates: plainTemplates,
    mailer: { send: async () => undefined },
    // A copy, because specs replace its functions.
    passwords: { ...plainPasswords },
    commonPasswords: plainCommonPasswords,
    accessTokens: plainAccessTokens,
    format: plainApiKeys(ids),
    archiver: textArchiver,
    remoteImages: pictureByAddress,
    publicUrl: PUBLIC_URL,
    editors: [new ScriptedEditor()],
    promptWriters: [],
    editPictures: textEditPictures,
    documentExaminer: { examine: async (json: string) => examineDocument(json) },
    subjectFinder: textSubjectFinder,
    supportEmail: 'support@example.org',
    sessionRequestLimit: SESSION_REQUEST_LIMIT,
    transformBytes: 1_000_000,
    cachePurger: null,
    google: new FakeGoogle(),
    payments: instead.payments === undefined ? new FakePayments() : instead.payments,
    securityLog: new RecordedSecurityLog(),
    checks: [],
  };
  const { useCases, services, jobs } = wireUseCases({ repositories, ...ports });

  /** Returns the payloads of all jobs of this name that were queued. */
  const queued = <N extends JobName>(name: N): JobPayloads[N][] =>
    database.tables.queue.flatMap((job) => (job.name === name ? [job.payload as JobPayloads[N]] : []));

  const mails = () => queued('send-mail');

  /**
   * Delivers all recorded events to their consumers, like the queue, including events that were delivered
   * before.
   */
  const deliverEvents = async (): Promise<void> => {
    for (const { eventId } of queued('deliver-event')) await jobs.deliverEvent(eventId);
  };

  /** Returns the latest email of this kind, which is its subject. */
  const mailOf = (kind: keyof typeof plainTemplates) =>
    mails().findLast(({ message }) => message.subject === kind)?.message;

  const viewerOf = async (access: string): Promise<Extract<Viewer, { kind: 'user' }>> => {
    const subject = await plainAccessTokens.verify(access);
    if (subject === null) throw new Error('not an access token of ours');
    const { isSuspended: _isSuspended, ...session } = subject;
    return { kind: 'user', ...session };
  };

  /** Registers and verifies a user, who then has the free credits. */
  const signUp = async (username: string, client: Client = clientAt()) => {
    const { id } = await useCases.registerUser(registration(username, { client }));
    const link = new URL(mailOf('verification')?.text ?? '');
    const token = tokenOf(link.href);
    const { user, tokens } = await useCases.verifyEmail({ userId: id, token, client });
    return { user, tokens, link, viewer: await viewerOf(tokens.access) };
  };

  const uploadText = async (userId: string, text: string, privacy: Privacy = 'private'): Promise<Image> => {
    const viewer = { kind: 'user', userId, familyId: 'family', role: 'user' } as const;
    const picture = { source: bytesOf(text), filename: 'photo.png', privacy };
    return (await useCases.uploadImage(await useCases.grantUpload(viewer), picture)).image;
  };

  const used = repositories.images.storageUsed;
  const claimed = new Map<string, number>();
  repositories.images.storageUsed = async (userId) => (await used(userId)) + (claimed.get(userId) ?? 0);

  /** Fills the storage of a user until only `bytes` bytes are free. */
  const leaveRoom = async (userId: string, bytes: number): Promise<void> => {
    const user = await repositories.users.findById(userId);
    if (user === null) throw new Error('no such user');
    claimed.set(userId, PLAN_LIMITS[user.plan].storageBytes - (await used(userId)) - bytes);
  };

  /** Changes a user in the tables, without the use cases. */
  const changeUser = (id: string, changes: Partial<User>): void => {
    const found = database.tables.users.get(id);
    if (found !== undefined) database.tables.users.set(id, { ...found, user: { ...found.user, ...changes } });
  };

  return {
    ...repositories,
    ...ports,
    ...services,
    database,
    repositories,
    useCases,
    jobs,
    register: useCases.registerUser,
    verify: useCases.verifyEmail,
    grant: useCases.grantUpload,
    upload: useCases.uploadImage,
    queued,
    mails,
    deliverEvents,
    mailOf,
    viewerOf,
    signUp,
    uploadText,
    changeUser,
    leaveRoom,
  };
};

export type World = ReturnType<typeof createWorld>;
