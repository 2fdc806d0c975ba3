import type { SignedIn } from '@safelight/application';
import type { SessionTokens, User } from '@safelight/domain';
import { z } from 'zod';
import { time } from '../http/answer-fields.ts';

export const userAnswer = z.strictObject({
  id: z.uuid().describe('The id of the account.'),
  username: z.string().describe('The username.'),
  email: z.string().describe('The email address.'),
  created_at: time.describe('When the account was created.'),
});

export const tokensAnswer = z.strictObject({
  access: z.string().describe('A JWT for the header `Authorization`; it expires after 15 minutes.'),
  refresh: z
    .string()
    .describe('The token for `POST /auth/token/refresh/`. It works once and expires after 30 days.'),
});

export const registeredAnswer = z.strictObject({ user: userAnswer });
export const signedInAnswer = z.strictObject({
  user: userAnswer,
  tokens: tokensAnswer,
  deletion_cancelled: z
    .boolean()
    .describe('True when the account was about to be deleted and this sign-in cancelled that.'),
});
export const siteConfigAnswer = z.strictObject({
  google: z.boolean().describe('Whether this site offers sign-in with Google.'),
});

/** A user in the form that the API answers (spec: accounts §3, "server view"). */
export const presentUser = (user: User): z.infer<typeof userAnswer> => ({
  id: user.id,
  username: user.username,
  email: user.email,
  created_at: user.createdAt.toISOString(),
});

export const presentTokens = ({ access, refresh }: SessionTokens): z.infer<typeof tokensAnswer> => ({
  access,
  refresh,
});

/** The answer to a sign-in (spec: accounts §3). */
export const presentSignedIn = ({
  user,
  tokens,
  deletionCancelled,
}: SignedIn): z.infer<typeof signedInAnswer> => ({
  user: presentUser(user),
  tokens: presentTokens(tokens),
  deletion_cancelled: deletionCancelled,
});
