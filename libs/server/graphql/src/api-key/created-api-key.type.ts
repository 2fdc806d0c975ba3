import { Field, ObjectType } from 'type-graphql';
import { ApiKeyType } from './api-key.type.ts';

@ObjectType('CreatedApiKey', { simpleResolvers: true, description: 'An API key that was just created.' })
export class CreatedApiKeyType {
  @Field(() => ApiKeyType, { description: 'The key as it is listed from now on.' })
  readonly apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The whole key. It is shown only this once.' })
  readonly key!: string;
}
