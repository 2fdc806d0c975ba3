import { Field, ID, ObjectType } from 'type-graphql';
import type { SessionView } from '@safelight/application';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

/** A sign-in that lasts. */
@ObjectType('Session', { simpleResolvers: true })
export class SessionType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly userAgent!: string;

  @Field(() => String, { description: 'IP address; empty when unknown' })
  readonly address!: string;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar)
  readonly lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'True for the session that asks' })
  readonly isCurrent!: boolean;
}

export const presentSession = (session: SessionView): SessionType => {
  const { id, userAgent, address, createdAt, lastUsedAt, isCurrent } = session;
  return { id, userAgent, address, createdAt, lastUsedAt, isCurrent };
};
