import { Field, ID, ObjectType } from 'type-graphql';
import type { SessionView } from '@safelight/application';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('Session', { simpleResolvers: true, description: 'A device that is signed in to the account.' })
export class SessionType {
  @Field(() => ID, { description: 'The id of the session.' })
  readonly id!: string;

  @Field(() => String, { description: 'The User-Agent header of the device.' })
  readonly userAgent!: string;

  @Field(() => String, { description: 'The IP address of the device; empty when unknown.' })
  readonly address!: string;

  @Field(() => DateTimeScalar, { description: 'When the device signed in.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the session was last used.' })
  readonly lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  readonly isCurrent!: boolean;
}

export const presentSession = (session: SessionView): SessionType => {
  const { id, userAgent, address, createdAt, lastUsedAt, isCurrent } = session;
  return { id, userAgent, address, createdAt, lastUsedAt, isCurrent };
};
