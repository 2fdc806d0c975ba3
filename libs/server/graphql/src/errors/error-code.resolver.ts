import type { ErrorCode } from '@safelight/rules';
import { ERROR_MEANINGS } from '@safelight/transport';
import { Query, Resolver } from 'type-graphql';
import { enumType } from '../describe.ts';

const ErrorCodeEnum = enumType<ErrorCode>(
  'ErrorCode',
  'What went wrong, as in `extensions.code` of an error.',
  ERROR_MEANINGS,
);

/** Adds the error codes to the schema, from which clients generate a type. */
@Resolver()
export class ErrorCodeResolver {
  @Query(() => [ErrorCodeEnum], {
    description:
      'All values that `extensions.code` of an error can have, except those for requests that are not valid GraphQL ' +
      '(such as `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED` and `BAD_REQUEST`), which have no `details`.',
    complexity: 1,
  })
  errorCodes(): readonly ErrorCode[] {
    return Object.values(ErrorCodeEnum);
  }
}
