import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('AccountDeletion', { simpleResolvers: true })
export class AccountDeletionType {
  @Field(() => DateTimeScalar, { description: 'When it is gone for good; signing in before brings it back' })
  readonly purgeAt!: Date;
}
