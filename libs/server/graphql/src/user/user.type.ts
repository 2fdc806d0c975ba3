import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { Role, User, Viewer } from '@safelight/domain';
import { PLAN_LIMITS } from '@safelight/rules';
import { RoleEnum } from './role.enum.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('User', { simpleResolvers: true })
export class UserType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly username!: string;

  @Field(() => String)
  readonly email!: string;

  @Field(() => String)
  readonly fullName!: string;

  @Field(() => String, {
    description: 'free, starter_pack, regular_pack, bulk_pack or pro_subscription',
  })
  readonly subscription!: string;

  @Field(() => RoleEnum)
  readonly role!: Role;

  @Field(() => Float, { description: 'Bytes the plan allows in one upload' })
  readonly uploadLimit!: number;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;
}

/** A user with what the fields are resolved from that are for the user alone. */
export interface UserView extends UserType {
  readonly account: User;
  /** The session the user was given by this very operation; null: whoever sent the request. */
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
  account,
  session,
});
