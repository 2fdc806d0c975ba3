import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { AiEditResolver, ImageAiEditsResolver } from './ai-edit/ai-edit.resolver.ts';
import { ApiKeyResolver } from './api-key/api-key.resolver.ts';
import { ImageConnectionResolver } from './image/image-connection.resolver.ts';
import { ImageResolver, ImageVersionResolver } from './image/image.resolver.ts';
import { SessionResolver } from './session/session.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';

/** type-graphql asks for one; our subscriptions are fed by use cases instead. */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Subscriptions bring their own source.');
  },
};

/** The schema with its resolvers; operations need a `GraphqlContext`. */
export const buildGraphqlSchema = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      AiEditResolver,
      ApiKeyResolver,
      ImageAiEditsResolver,
      ImageConnectionResolver,
      ImageResolver,
      ImageVersionResolver,
      SessionResolver,
      UserResolver,
    ],
    pubSub: noPubSub,
    validate: false,
  });

/** The schema's definition, sorted, as `schema.graphql` holds it below its head. */
export const printGraphqlSchema = async (): Promise<string> =>
  printSchema(lexicographicSortSchema(await buildGraphqlSchema()));
