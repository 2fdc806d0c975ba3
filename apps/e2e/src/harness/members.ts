import { expect } from '@playwright/test';
import type { Account } from './client.ts';
import { call, newPlace, post, type Call, type Reply } from './http.ts';
import { linkIn, mailTo, type Mail } from './outbox.ts';

export const PASSWORD = 'Harbour42Lamp';

/** A person with an account, and the address they connect from. */
export type Member = Account & { readonly email: string; readonly place: string };

interface Site {
  readonly url: string;
  readonly dataDir: string;
}

let counter = 0;

/** The fields of the sign-up form. */
export const newcomer = (name: string) => {
  counter += 1;
  const username = `${name}${counter}x${Date.now() % 100_000}`;
  return { username, email: `${username}@example.com`, password: PASSWORD, password_confirm: PASSWORD };
};

/** The parameters of the link in a mail. */
const tokenIn = (mail: Mail): { uid: string; token: string } => {
  const { searchParams } = new URL(linkIn(mail));
  return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
};

/** Registers; returns the parameters of the mailed link. */
export const register = async (site: Site, fields = newcomer('user'), options: Call = {}) => {
  const place = newPlace();
  const reply = await post(site.url, '/api/auth/register/', fields, { from: place, ...options });
  expect(reply.status, reply.text).toBe(201);
  return { ...fields, place, ...tokenIn(await mailTo(site.dataDir, fields.email, /./)) };
};

export const verifyPath = (uid: string, token: string): string => `/api/auth/verify-email/${uid}/${token}/`;

interface SignedIn {
  readonly user: { readonly id: string };
  readonly tokens: { readonly access: string; readonly refresh: string };
}

export const signedInOf = ({ status, text, json }: Reply): SignedIn => {
  expect(status, text).toBe(200);
  return json as SignedIn;
};

/** Signs a new member up through REST, from an address that no other member uses. */
export const joinSite = async (site: Site, name = 'user'): Promise<Member> => {
  const { uid, token, username, email, place } = await register(site, newcomer(name));
  const { user, tokens } = signedInOf(await call(site.url, verifyPath(uid, token), { from: place }));
  return { url: site.url, username, email, password: PASSWORD, userId: user.id, place, ...tokens };
};

export const logIn = (
  url: string,
  { username, password }: Pick<Account, 'username' | 'password'>,
  options: Call = {},
): Promise<Reply> => post(url, '/api/auth/login/', { username, password }, options);

/**
 * Requests another link to reset the password; returns its parameters once `count` such emails have arrived.
 */
export const askForReset = async (site: Site, { email }: Pick<Member, 'email'>, count = 1) => {
  const reply = await post(site.url, '/api/auth/password/reset/', { email }, { from: newPlace() });
  expect(reply.status).toBe(204);
  return tokenIn(await mailTo(site.dataDir, email, /reset/i, count));
};
