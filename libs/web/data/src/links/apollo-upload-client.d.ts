declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client/link';

  /** Sends operations over HTTP; those with files use the GraphQL multipart request specification. */
  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: {
      readonly uri?: string;
      readonly fetch?: (url: string, options: RequestInit) => Promise<Response>;
      readonly headers?: Readonly<Record<string, string>>;
    });
  }
}
