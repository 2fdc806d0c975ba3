import { Field, ObjectType } from 'type-graphql';

@ObjectType('SessionTokens', { simpleResolvers: true })
export class SessionTokensType {
  @Field(() => String, { description: 'JWT for the Authorization header, 15 minutes' })
  readonly access!: string;

  @Field(() => String, { description: 'Single use, 30 days' })
  readonly refresh!: string;
}
