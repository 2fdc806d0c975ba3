import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { DomainError } from '@safelight/domain';
import { textProblem } from '@safelight/rules';
import { Upload } from 'graphql-upload-minimal';

/** A validation rule that refuses texts in the document which cannot be stored. */
export const storableText = (context: ValidationContext): ASTVisitor => ({
  StringValue: (node) => {
    const problem = textProblem(node.value);
    if (problem !== null) context.reportError(new GraphQLError(problem, { nodes: node }));
  },
});

/**
 * Throws INVALID_INPUT when a text in the variables cannot be stored. Works without recursion, so that any
 * depth is safe.
 */
export const checkVariables = (variables: Readonly<Record<string, unknown>>): void => {
  const pending: unknown[] = [variables];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') {
      const problem = textProblem(value);
      if (problem !== null) throw new DomainError('INVALID_INPUT', problem);
    } else if (typeof value === 'object' && value !== null && !(value instanceof Upload)) {
      for (const one of Object.values(value)) pending.push(one);
    }
  }
};
