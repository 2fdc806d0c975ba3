import {
  execute,
  getVariableValues,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from '../context.ts';
import { projectError } from '../errors/project-error.ts';
import { checkVariables } from '../limits/storable-text.ts';
import type { TransportLogger } from '@safelight/transport';

type Variables = Readonly<Record<string, unknown>>;

export interface Execution {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
  readonly context: GraphqlContext;
}

/** The number of compiled documents to keep. One client sends a few dozen different documents. */
const MAX_COMPILED = 200;
const NOT_YET = Symbol('seen once');

/**
 * The variables with their defaults added, because graphql-jit ignores the defaults of non-null variables.
 */
const withDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables => {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  return defaults.length === 0 ? given : { ...Object.fromEntries(defaults), ...given };
};

/**
 * Makes the function that executes queries and mutations and converts their errors. A query is compiled the
 * second time it is executed. Compiled queries are found by the identity of the parsed document, which the
 * document cache keeps.
 */
export const createExecutor = (schema: GraphQLSchema, logger: TransportLogger) => {
  const queries = new LRUCache<OperationDefinitionNode, CompiledQuery | typeof NOT_YET>({
    max: MAX_COMPILED,
  });

  const compiled = ({ document, operation }: Execution): CompiledQuery | null => {
    if (operation.operation !== OperationTypeNode.QUERY) return null;
    const known = queries.get(operation);
    if (known !== undefined && known !== NOT_YET) return known;
    const query =
      known === undefined
        ? null
        : compileQuery(schema, document, operation.name?.value, { disablingCapturingStackErrors: true });
    const isCompiled = query !== null && isCompiledQuery(query);
    queries.set(operation, isCompiled ? query : NOT_YET);
    return isCompiled ? query : null;
  };

  const run = (execution: Execution): ExecutionResult | Promise<ExecutionResult> => {
    const { document, operation, variables, context } = execution;
    const query = compiled(execution);
    if (query !== null) return query.query(undefined, context, withDefaults(operation, variables));
    const operationName = operation.name?.value ?? null;
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  };

  return async (execution: Execution): Promise<ExecutionResult> => {
    const { operation, variables, context } = execution;
    const errorContext = { logger, requestId: context.requestId };
    try {
      checkVariables(variables);
    } catch (error) {
      return { errors: [projectError(error, errorContext)] };
    }
    const { errors: problems } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (problems !== undefined) return { errors: problems.map((one) => projectError(one, errorContext)) };
    const result = await run(execution);
    if (result.errors === undefined || result.errors.length === 0) return result;
    return { ...result, errors: result.errors.map((error) => projectError(error, errorContext)) };
  };
};

export type Executor = ReturnType<typeof createExecutor>;
