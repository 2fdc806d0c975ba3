import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { User } from '@safelight/domain';
import { PLAN_LIMITS } from '@safelight/rules';
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

  @Field(() => Float, { description: 'Bytes the plan allows in one upload' })
  readonly uploadLimit!: number;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;
}

export const presentUser = ({ id, username, email, fullName, plan, createdAt }: User): UserType => ({
  id,
  username,
  email,
  fullName,
  subscription: plan,
  uploadLimit: PLAN_LIMITS[plan].uploadBytes,
  createdAt,
});
