import { GraphQLError, GraphQLScalarType } from 'graphql';
import { IncomingFile } from '../http/incoming-file.ts';

const refuse = (): never => {
  throw new GraphQLError('Send the file by the GraphQL multipart request specification.');
};

/** A file placed into the variables by the multipart form it came in. */
export const UploadScalar = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description: 'A file, by the GraphQL multipart request specification',
  parseValue: (value) => (value instanceof IncomingFile ? value : refuse()),
  parseLiteral: refuse,
  serialize: refuse,
});
