import type { Image } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import { sendVerification } from '../accounts/send-verification.ts';
import { registerUser } from '../accounts/register-user.ts';
import { startSession } from '../accounts/start-session.ts';
import { verifyEmail } from '../accounts/verify-email.ts';
import { DeliveryIndex } from '../images/delivery-index.ts';
import { newBlobs } from '../images/new-blobs.ts';
import { storePicture } from '../images/store-picture.ts';
import { grantUpload, uploadImage } from '../images/upload-image.ts';
import type { JobPayloads, PasswordHasher } from '../ports/index.ts';
import { fixedClock, InMemoryStore, plainSecrets, randomIds, textImaging } from './fakes.ts';
import { InMemoryDatabase } from './in-memory-database.ts';

const plainPasswords: PasswordHasher = {
  hash: async (password) => `hashed ${password}`,
  verify: async (hash, password) => hash === `hashed ${password}`,
};

/** The bytes of a text, as a stream that a test can upload. */
export async function* bytesOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** A server in memory: real use cases over in-memory ports, and what a test needs to act as a user. */
export const createWorld = () => {
  const database = new InMemoryDatabase();
  const store = new InMemoryStore();
  const imaging = textImaging();
  const clock = fixedClock();
  const { repositories, events } = database;
  const shared = { ids: randomIds, secrets: plainSecrets, clock, unitOfWork: database };
  const accessTokens = {
    issue: async ({ userId }: { userId: string }) => `access ${userId}`,
    verify: async (token: string) =>
      token.startsWith('access ') ? { userId: token.slice(7), familyId: 'family' } : null,
  };
  const session = startSession({ ...shared, accessTokens });
  const send = sendVerification({
    ...shared,
    links: { verifyEmail: (userId, token) => `https://site/verify-email?uid=${userId}&token=${token}` },
    templates: { verification: ({ to, link }) => ({ to, subject: 'Verify', text: link, html: link }) },
  });
  const blobs = newBlobs({ store, blobIntents: repositories.blobIntents, ids: randomIds });
  const index = new DeliveryIndex({
    images: repositories.images,
    derivatives: repositories.derivatives,
    events,
  });
  const picture = storePicture({ store, imaging, newBlobs: blobs });
  const register = registerUser({ ...shared, passwords: plainPasswords, sendVerification: send });
  const verify = verifyEmail({ ...shared, startSession: session });
  const grant = grantUpload(repositories);
  const upload = uploadImage({ ...shared, storePicture: picture });

  const mails = (): JobPayloads['send-mail'][] =>
    database.tables.queue.flatMap(({ name, payload }) =>
      name === 'send-mail' ? [payload as JobPayloads['send-mail']] : [],
    );

  /** Registers and verifies a user, who then has the free credits. */
  const signUp = async (username: string) => {
    const password = 'Secret123';
    const user = await register({
      username,
      email: `${username}@example.com`,
      fullName: null,
      password,
      passwordConfirm: password,
    });
    const link = new URL(mails().at(-1)?.message.text ?? '');
    const token = link.searchParams.get('token') ?? '';
    const { tokens } = await verify({ userId: user.id, token, clientHash: 'client' });
    return { user, tokens, link, viewer: { kind: 'user', userId: user.id } as const };
  };

  const uploadText = async (userId: string, text: string, privacy: Privacy = 'private'): Promise<Image> =>
    upload(await grant({ kind: 'user', userId }), { source: bytesOf(text), filename: 'photo.png', privacy });

  return {
    ...shared,
    database,
    repositories,
    events,
    store,
    imaging,
    accessTokens,
    passwords: plainPasswords,
    startSession: session,
    sendVerification: send,
    newBlobs: blobs,
    index,
    storePicture: picture,
    register,
    verify,
    grant,
    upload,
    mails,
    signUp,
    uploadText,
  };
};

export type World = ReturnType<typeof createWorld>;
