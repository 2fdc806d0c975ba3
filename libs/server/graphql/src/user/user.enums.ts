import { registerEnumType } from 'type-graphql';
import type { SignInMethod } from '@safelight/domain';

export const SignInMethodEnum = { GOOGLE: 'google', PASSWORD: 'password' } as const satisfies Record<
  Uppercase<SignInMethod>,
  SignInMethod
>;
registerEnumType(SignInMethodEnum, {
  name: 'SignInMethod',
  description: 'A way to sign in.',
  valuesConfig: {
    GOOGLE: { description: 'With a Google account.' },
    PASSWORD: { description: 'With username and password.' },
  },
});
