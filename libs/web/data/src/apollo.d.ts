/// <reference path="./links/apollo-upload-client.d.ts" />
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Tells the client that generated types mark masked fragments. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
