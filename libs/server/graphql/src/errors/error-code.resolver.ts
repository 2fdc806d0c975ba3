import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { ErrorCode } from '@safelight/rules';
import { ERROR_MEANINGS } from '@safelight/transport';
import { Query, Resolver } from 'type-graphql';
import { enumType } from '../describe.ts';

const ErrorCodeEnum = enumType<ErrorCode>(
  'ErrorCode',
  'What went wrong, as in `extensions.code` of an error.',
  ERROR_MEANINGS,
);

/** The codes with which Apollo refuses requests before they are executed. */
const REFUSALS = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_REQUEST,
];

/** Adds the error codes to the schema, from which clients generate a type. */
@Resolver()
export class ErrorCodeResolver {
  @Query(() => [ErrorCodeEnum], {
    description:
      'All values that `extensions.code` of an error of this server can have. A request that cannot be executed as ' +
      `GraphQL at all has one of the codes ${REFUSALS.map((code) => `\`${code}\``).join(', ')} instead, without \`details\`.`,
    complexity: 1,
  })
  errorCodes(): readonly ErrorCode[] {
    return Object.values(ErrorCodeEnum);
  }
}
