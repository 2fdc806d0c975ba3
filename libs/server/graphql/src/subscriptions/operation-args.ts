import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { DomainError } from '@safelight/domain';
import { checkVariables } from '../limits/storable-text.ts';
import { LIMIT_RULES, MAX_TOKENS } from '../limits/limit-rules.ts';
import { requireKnown, type KnownDocuments } from '../persisted/known-documents.ts';

const coded = (code: string, { message, nodes, source, positions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { nodes: nodes ?? null, source, positions, extensions: { code } });

const invalid = (message: string): readonly GraphQLError[] => [
  coded('INVALID_INPUT', new GraphQLError(message)),
];

const parsed = (query: string): DocumentNode | GraphQLError => {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return coded('GRAPHQL_PARSE_FAILED', error);
    throw error;
  }
};

/** The error that `check` throws, or null. */
const refusalOf = (check: () => void): GraphQLError | null => {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return coded(error.code, new GraphQLError(error.message));
    throw error;
  }
};

interface Rules {
  readonly introspection: boolean;
  readonly knownDocuments: KnownDocuments;
  readonly onlyKnownDocuments: boolean;
}

/**
 * Parses and validates a subscription under the limits of any operation; returns its execution arguments or
 * its errors.
 */
export const operationArgs =
  (schema: GraphQLSchema, { introspection, knownDocuments, onlyKnownDocuments }: Rules) =>
  (payload: SubscribePayload): ExecutionArgs | readonly GraphQLError[] => {
    const unknown = onlyKnownDocuments ? refusalOf(() => requireKnown(knownDocuments, payload.query)) : null;
    if (unknown !== null) return [unknown];
    const document = parsed(payload.query);
    if (document instanceof GraphQLError) return [document];
    const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    for (const ruleSet of [rules, LIMIT_RULES]) {
      const problems = validate(schema, document, ruleSet);
      if (problems.length > 0) return problems.map((one) => coded('GRAPHQL_VALIDATION_FAILED', one));
    }
    const operationName = payload.operationName ?? null;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return invalid('Send one subscription; queries and mutations go over HTTP.');
    }
    const variableValues = payload.variables ?? {};
    const problem = refusalOf(() => checkVariables(variableValues));
    return problem === null ? { schema, document, operationName, variableValues } : [problem];
  };
