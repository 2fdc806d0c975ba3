import 'reflect-metadata';
import { assertValidSchema, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { AccountResolver } from './account/account.resolver.ts';
import { AddressResolver } from './account/address.resolver.ts';
import { AiEditResolver, ImageAiEditsResolver } from './ai-edit/ai-edit.resolver.ts';
import { AiGuideResolver } from './ai-edit/ai-guide.resolver.ts';
import { ApiKeyResolver } from './api-key/api-key.resolver.ts';
import { BillingResolver, PlanResolver } from './billing/billing.resolver.ts';
import { ComparisonResolver, ImageComparisonsResolver } from './comparison/comparison.resolver.ts';
import { ContactResolver } from './contact/contact.resolver.ts';
import { EditorDocumentResolver } from './editor-document/editor-document.resolver.ts';
import { ImageConnectionResolver } from './image/image-connection.resolver.ts';
import { ImageResolver, ImageVersionResolver } from './image/image.resolver.ts';
import { LibraryResolver } from './image/library.resolver.ts';
import { computeThumbnailsAtOnce } from './image/thumbnail-fields.ts';
import { UploadResolver } from './image/upload.resolver.ts';
import { ModerationResolver } from './moderation/moderation.resolver.ts';
import { PageViewResolver } from './page-view/page-view.resolver.ts';
import { ErrorCodeResolver } from './errors/error-code.resolver.ts';
import { GoogleResolver } from './session/google.resolver.ts';
import { PasswordResolver } from './session/password.resolver.ts';
import { ProjectResolver } from './project/project.resolver.ts';
import { SharedImageResolver, SharedProjectResolver } from './project/shared-project.resolver.ts';
import { SessionListResolver } from './session/session-list.resolver.ts';
import { SessionResolver } from './session/session.resolver.ts';
import { OwnAccountResolver } from './account/own-account.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';

/** type-graphql requires a PubSub, but our subscriptions get their events from use cases. */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Subscriptions bring their own source.');
  },
};

const build = async (): Promise<GraphQLSchema> => {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      AddressResolver,
      AiEditResolver,
      AiGuideResolver,
      ApiKeyResolver,
      BillingResolver,
      ComparisonResolver,
      ContactResolver,
      EditorDocumentResolver,
      ErrorCodeResolver,
      GoogleResolver,
      ImageAiEditsResolver,
      ImageComparisonsResolver,
      ImageConnectionResolver,
      ImageResolver,
      ImageVersionResolver,
      LibraryResolver,
      ModerationResolver,
      OwnAccountResolver,
      PageViewResolver,
      PasswordResolver,
      PlanResolver,
      ProjectResolver,
      SessionListResolver,
      SessionResolver,
      SharedImageResolver,
      SharedProjectResolver,
      UploadResolver,
      UserResolver,
    ],
    pubSub: noPubSub,
    validate: false,
    // The default check runs an introspection query over the whole schema, which takes longer than building
    // it.
    skipCheck: true,
  });
  assertValidSchema(schema);
  return computeThumbnailsAtOnce(schema);
};

let built: Promise<GraphQLSchema> | null = null;

/** The schema with its resolvers, built once; operations need a `GraphqlContext`. */
export const buildGraphqlSchema = (): Promise<GraphQLSchema> => (built ??= build());

const HEAD = '# Written by `npm run schema` from the classes of libs/server/graphql. Not to be edited.';

/** The text of `schema.graphql`, sorted. */
export const printGraphqlSchema = async (): Promise<string> =>
  `${HEAD}\n\n${printSchema(lexicographicSortSchema(await buildGraphqlSchema()))}\n`;
