import type { Registration, UseCases } from '@safelight/application';
import { DomainError, invalidField, type Client, type User } from '@safelight/domain';
import { suggestUsername } from '@safelight/rules';
import type { Request } from 'express';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { readBody, text } from '../http/request-fields.ts';
import { withExample } from '../http/with-example.ts';

const username = text.describe('The username.');
const passwordConfirm = text.describe('The password again.');
const common = {
  email: text.describe('The email address; a link to verify it is sent there.'),
  password: text.describe(
    'The password: at least 8 characters with an uppercase letter, a lowercase letter and a digit.',
  ),
};
const shownName = text.nullish().describe('The name that is shown.');

/** All fields of a registration. Which of them belong together is checked by `registerFrom`. */
export const registration = z.strictObject({
  ...common,
  username: username.optional(),
  password_confirm: passwordConfirm.optional(),
  full_name: shownName,
  name: shownName.describe('Another name for the field `full_name`.'),
});

/** The two kinds of registrations, as the OpenAPI document describes them. */
export const registrationKinds = z.union([
  withExample(
    z.strictObject({ username, ...common, password_confirm: passwordConfirm, full_name: shownName }),
    {
      username: 'ada',
      email: 'ada@example.com',
      password: 'Correct-horse-1',
      password_confirm: 'Correct-horse-1',
    },
    { title: 'With a username' },
  ),
  withExample(
    z.strictObject({
      name: text.describe(
        'The name that is shown; a free username is made from it. It must contain a letter or a digit.',
      ),
      ...common,
      password_confirm: passwordConfirm.optional(),
    }),
    { name: 'Charles Babbage', email: 'charles@example.com', password: 'Correct-horse-1' },
    { title: 'With a name' },
  ),
]);

const REQUIRED = 'This field is required.';
const SUGGESTION_ATTEMPTS = 3;

const isUsernameTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'USERNAME_TAKEN';

type Register = UseCases['registerUser'];

const registerAs = async (register: Register, name: string, rest: Omit<Registration, 'username'>) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await register({ ...rest, username: suggestUsername(name, randomInt(1_000)) });
    } catch (error) {
      if (attempt === SUGGESTION_ATTEMPTS || !isUsernameTaken(error)) throw error;
    }
  }
};

/**
 * Creates an account from a sign-up body, which contains either `username` with `password_confirm`, or `name`
 * alone, from which a free username is made (spec: accounts §5 and §7).
 */
export const registerFrom = async (register: Register, req: Request, client: Client): Promise<User> => {
  const body = readBody(registration, req);
  const fullName = body.full_name ?? body.name ?? null;
  const rest = { email: body.email, password: body.password, fullName, client };
  if (body.username !== undefined) {
    if (body.password_confirm === undefined) throw invalidField('password_confirm', REQUIRED);
    return register({ ...rest, username: body.username, passwordConfirm: body.password_confirm });
  }
  if (fullName === null || !/[\p{L}\p{N}]/u.test(fullName)) throw invalidField('username', REQUIRED);
  return registerAs(register, fullName, { ...rest, passwordConfirm: body.password_confirm ?? body.password });
};
