import { ERROR_CATALOGUE, type ErrorCode } from '@safelight/rules';
import { ERROR_MEANINGS } from '@safelight/transport';
import { Query, registerEnumType, Resolver } from 'type-graphql';

const CODES = Object.keys(ERROR_CATALOGUE) as ErrorCode[];
const ErrorCodeEnum = Object.fromEntries(CODES.map((code) => [code, code]));

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description: 'What went wrong, as in `extensions.code` of an error.',
  valuesConfig: Object.fromEntries(CODES.map((code) => [code, { description: ERROR_MEANINGS[code] }])),
});

/** Adds the error codes to the schema, from which clients generate a type. */
@Resolver()
export class ErrorCodeResolver {
  @Query(() => [ErrorCodeEnum], {
    description: 'All values that `extensions.code` of an error can have.',
    complexity: 1,
  })
  errorCodes(): readonly ErrorCode[] {
    return CODES;
  }
}
