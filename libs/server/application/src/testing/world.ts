import type { Client, Image, User, Viewer } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import { admitUser } from '../accounts/admit-user.ts';
import { registerUser, type Registration } from '../accounts/register-user.ts';
import { sendVerification } from '../accounts/send-verification.ts';
import { startSession } from '../accounts/start-session.ts';
import { verifyEmail } from '../accounts/verify-email.ts';
import { admitProfile } from '../google/admit-profile.ts';
import { DeliveryIndex } from '../images/delivery-index.ts';
import { imageAddresses } from '../images/image-address.ts';
import { newBlobs } from '../images/new-blobs.ts';
import { storePicture } from '../images/store-picture.ts';
import { grantUpload, uploadImage } from '../images/upload-image.ts';
import { attemptLimits } from '../limits/attempt-limits.ts';
import { BandwidthMeter } from '../limits/bandwidth-meter.ts';
import { RequestAllowances } from '../limits/request-allowances.ts';
import type { JobName, JobPayloads } from '../ports/index.ts';
import { EndedSessions } from '../sessions/ended-sessions.ts';
import { clientAt, FakeGoogle, plainTemplates, siteLinks, textArchiver } from './account-fakes.ts';
import { textEditPictures, textSubjectFinder } from './edit-fakes.ts';
import { fakeClock } from './fake-clock.ts';
import { InMemoryStore, plainSecrets, randomIds, textImaging } from './fakes.ts';
import { InMemoryDatabase } from './in-memory-database.ts';
import { plainAccessTokens, plainCommonPasswords, plainPasswords } from './plain-identity.ts';

/** The bytes of a text, as a stream that a test can upload. */
export async function* bytesOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** The token of a mailed link. */
export const tokenOf = (link: string | undefined): string =>
  new URL(link ?? '').searchParams.get('token') ?? '';

/** What someone called `username` fills in to sign up. */
export const registration = (username: string, changes: Partial<Registration> = {}): Registration => ({
  username,
  email: `${username}@example.com`,
  fullName: null,
  password: 'Secret123',
  passwordConfirm: 'Secret123',
  client: clientAt(),
  ...changes,
});

/** A server in memory: real use cases over in-memory ports, and what a test needs to act as a user. */
export const createWorld = () => {
  const database = new InMemoryDatabase();
  const store = new InMemoryStore();
  const imaging = textImaging();
  const clock = fakeClock();
  const { repositories, events } = database;
  const shared = {
    ids: randomIds,
    secrets: plainSecrets,
    clock,
    unitOfWork: database,
    events,
    store,
    links: siteLinks,
    templates: plainTemplates,
    passwords: plainPasswords,
    commonPasswords: plainCommonPasswords,
    accessTokens: plainAccessTokens,
    archiver: textArchiver,
    publicUrl: 'https://site',
    editPictures: textEditPictures,
    subjectFinder: textSubjectFinder,
    supportEmail: 'support@example.org',
    google: new FakeGoogle(),
    limits: attemptLimits({ ...repositories, secrets: plainSecrets, clock }),
    endedSessions: new EndedSessions({ ...repositories, events, clock }),
    allowances: new RequestAllowances({ ...repositories, clock }),
    bandwidthMeter: new BandwidthMeter({ ...repositories, clock }),
    index: new DeliveryIndex({ ...repositories, events }),
    imageAddresses: imageAddresses({ secrets: plainSecrets, clock }),
  };
  const admit = admitUser({ ...shared, startSession: startSession(shared) });
  const blobs = newBlobs({ ...shared, ...repositories });
  const picture = storePicture({ store, imaging, newBlobs: blobs });
  const verification = sendVerification(shared);
  const register = registerUser({ ...shared, sendVerification: verification });
  const verify = verifyEmail({ ...shared, admitUser: admit });
  const grant = grantUpload(repositories);
  const upload = uploadImage({ ...shared, storePicture: picture });

  /** Payloads of the jobs queued so far. */
  const queued = <N extends JobName>(name: N): JobPayloads[N][] =>
    database.tables.queue.flatMap((job) => (job.name === name ? [job.payload as JobPayloads[N]] : []));

  const mails = () => queued('send-mail');

  /** The latest message of a kind, which is its subject. */
  const mailOf = (kind: keyof typeof plainTemplates) =>
    mails().findLast(({ message }) => message.subject === kind)?.message;

  const viewerOf = async (access: string): Promise<Extract<Viewer, { kind: 'user' }>> => {
    const subject = await plainAccessTokens.verify(access);
    if (subject === null) throw new Error('not an access token of ours');
    return { kind: 'user', ...subject };
  };

  /** Registers and verifies a user, who then has the free credits. */
  const signUp = async (username: string, client: Client = clientAt()) => {
    const { id } = await register(registration(username, { client }));
    const link = new URL(mailOf('verification')?.text ?? '');
    const token = tokenOf(link.href);
    const { user, tokens } = await verify({ userId: id, token, client });
    return { user, tokens, link, viewer: await viewerOf(tokens.access) };
  };

  const uploadText = async (userId: string, text: string, privacy: Privacy = 'private'): Promise<Image> => {
    const viewer = { kind: 'user', userId, familyId: 'family' } as const;
    const picture = { source: bytesOf(text), filename: 'photo.png', privacy };
    return (await upload(await grant(viewer), picture)).image;
  };

  /** Changes a user behind the use cases' back. */
  const changeUser = (id: string, changes: Partial<User>): void => {
    const found = database.tables.users.get(id);
    if (found !== undefined) database.tables.users.set(id, { ...found, user: { ...found.user, ...changes } });
  };

  return {
    ...shared,
    database,
    repositories,
    imaging,
    startSession: startSession(shared),
    sendVerification: verification,
    admitUser: admit,
    admitProfile: admitProfile({ ...shared, admitUser: admit }),
    newBlobs: blobs,
    storePicture: picture,
    register,
    verify,
    grant,
    upload,
    queued,
    mails,
    mailOf,
    viewerOf,
    signUp,
    uploadText,
    changeUser,
  };
};

export type World = ReturnType<typeof createWorld>;
