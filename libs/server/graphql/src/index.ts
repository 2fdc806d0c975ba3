export { createGraphqlEndpoint } from './create-graphql-endpoint.ts';
