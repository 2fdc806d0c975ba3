import { Field, ID } from 'type-graphql';
import type { Role, SignInMethod, User, Viewer } from '@safelight/domain';
import { PLAN_LIMITS, type PlanId } from '@safelight/rules';
import { PlanIdEnum } from '../billing/plan.type.ts';
import { BigIntScalar, DateTimeScalar } from '../scalars/scalars.ts';
import { DataType, enumType } from '../describe.ts';

const RoleEnum = enumType<Role>('UserRole', 'A role on this site.', {
  user: 'A user without further permissions.',
  moderator: 'A user who may block images of others.',
  admin: 'A user who may do all that a moderator may do.',
});

export const SignInMethodEnum = enumType<SignInMethod>('SignInMethod', 'A way to sign in.', {
  google: 'Sign-in with a Google account.',
  password: 'Sign-in with username and password.',
});

@DataType('AccountSuspension', 'A suspension of the account by the operators of the site.')
class AccountSuspensionType {
  @Field(() => DateTimeScalar, { description: 'When the account was suspended.' })
  readonly since!: Date;

  @Field(() => String, { description: 'Why the account was suspended, in words for its owner.' })
  readonly reason!: string;
}

@DataType('User', 'An account. Only its owner can read it.')
export class UserType {
  @Field(() => ID, { description: 'The id of the account.' })
  readonly id!: string;

  @Field(() => String, { description: 'The username.' })
  readonly username!: string;

  @Field(() => String, { description: 'The verified email address.' })
  readonly email!: string;

  @Field(() => String, { description: 'The name shown to others; empty when none was given.' })
  readonly fullName!: string;

  @Field(() => PlanIdEnum, { description: 'The plan.' })
  readonly subscription!: PlanId;

  @Field(() => RoleEnum, {
    description: 'The role of the user, which may permit more than using the own account.',
  })
  readonly role!: Role;

  @Field(() => BigIntScalar, { description: 'The largest file that the plan allows, in bytes.' })
  readonly uploadLimit!: number;

  @Field(() => DateTimeScalar, { description: 'When the account was registered.' })
  readonly createdAt!: Date;

  @Field(() => AccountSuspensionType, {
    nullable: true,
    description:
      'Why the account is suspended; null when it is not. A suspended account can only be read, exported and deleted.',
  })
  readonly suspension!: AccountSuspensionType | null;
}

/** A user, with the session that the private fields are resolved for. */
export interface UserView extends UserType {
  readonly account: User;
  /**
   * The session that this operation started; null if the fields are resolved for the viewer of the request.
   */
  readonly session: (() => Promise<Viewer>) | null;
}

export const presentUser = (account: User, session: UserView['session'] = null): UserView => ({
  id: account.id,
  username: account.username,
  email: account.email,
  fullName: account.fullName,
  subscription: account.plan,
  role: account.role,
  uploadLimit: PLAN_LIMITS[account.plan].uploadBytes,
  createdAt: account.createdAt,
  suspension:
    account.suspension === null ? null : { since: account.suspension.at, reason: account.suspension.reason },
  account,
  session,
});
