/// <reference path="./links/apollo-upload-client.d.ts" />
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Tells Apollo that the generated types mark masked fragments. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
