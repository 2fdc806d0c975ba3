export { buildGraphqlSchema, printGraphqlSchema } from './build-schema.ts';
export {
  createGraphqlEndpoint,
  type GraphqlEndpoint,
  type GraphqlEndpointOptions,
} from './create-graphql-endpoint.ts';
export type { OnOperation } from './reporting/operation-report.ts';
export type { GraphqlUseCases } from './use-cases.ts';
