import { Field, ObjectType } from 'type-graphql';
import { ApiKeyType } from './api-key.type.ts';

@ObjectType('CreatedApiKey', { simpleResolvers: true })
export class CreatedApiKeyType {
  @Field(() => ApiKeyType)
  readonly apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The whole key, shown only here' })
  readonly key!: string;
}
