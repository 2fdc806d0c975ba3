import {
  type ASTVisitor,
  GraphQLError,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { maxCost } from './max-cost.ts';
import { rememberedByFragment, selectedIn } from './selections.ts';
import { storableText } from './storable-text.ts';

/** The most aliases in a document; the largest of our screens uses four. */
const MAX_ALIASES = 15;
/** The most directives in a document (design: trust). */
const MAX_DIRECTIVES = 4;

/** Refuses documents that request one field under many names. */
const maxAliases = (context: ValidationContext): ASTVisitor => {
  let aliases = 0;
  return {
    Field: (node) => {
      if (node.alias === undefined) return;
      aliases += 1;
      if (aliases !== MAX_ALIASES + 1) return;
      context.reportError(new GraphQLError(`Use at most ${MAX_ALIASES} aliases.`, { nodes: node }));
    },
  };
};

const maxDirectives = (context: ValidationContext): ASTVisitor => {
  let directives = 0;
  return {
    Directive: (node) => {
      directives += 1;
      if (directives !== MAX_DIRECTIVES + 1) return;
      context.reportError(new GraphQLError(`Use at most ${MAX_DIRECTIVES} directives.`, { nodes: node }));
    },
  };
};

/** The most fields nested in each other; the deepest of our screens uses five. Introspection is not counted. */
const MAX_DEPTH = 10;

const maxDepth = (context: ValidationContext): ASTVisitor => {
  const byFragment = rememberedByFragment(0);
  const depthOf = (selectionSet: SelectionSetNode): number =>
    Math.max(
      0,
      ...selectedIn(context, selectionSet).map((selected) => {
        if (selected.kind === 'fragment')
          return byFragment(selected.name, () => depthOf(selected.selectionSet));
        const { name, selectionSet: children } = selected.field;
        if (name.value.startsWith('__')) return 0;
        return 1 + (children === undefined ? 0 : depthOf(children));
      }),
    );
  return {
    OperationDefinition: (node) => {
      if (depthOf(node.selectionSet) <= MAX_DEPTH) return;
      context.reportError(new GraphQLError(`Nest fields at most ${MAX_DEPTH} deep.`, { nodes: node }));
    },
  };
};

/**
 * Mutations that check a secret or send an email. Only one is allowed in a request, so that rate limits count
 * each attempt.
 */
const SIGN_IN_FIELDS = [
  'changePassword',
  'completeGoogleSignIn',
  'confirmEmailChange',
  'correctEmail',
  'createApiKey',
  'login',
  'openSharedProject',
  'refreshSession',
  'register',
  'requestAccountDeletion',
  'requestDataExport',
  'requestPasswordReset',
  'resendVerification',
  'resendEmailChange',
  'resetPassword',
  'sendContactMessage',
  'signInWithGoogle',
  'undoEmailChange',
  'updateProfile',
  'verifyEmail',
];

const oneSignIn = (context: ValidationContext): ASTVisitor => {
  const byFragment = rememberedByFragment(0);
  const count = (selectionSet: SelectionSetNode): number =>
    selectedIn(context, selectionSet).reduce((sum, selected) => {
      if (selected.kind === 'fragment')
        return sum + byFragment(selected.name, () => count(selected.selectionSet));
      return sum + (SIGN_IN_FIELDS.includes(selected.field.name.value) ? 1 : 0);
    }, 0);
  return {
    OperationDefinition: (node) => {
      if (node.operation !== OperationTypeNode.MUTATION || count(node.selectionSet) <= 1) return;
      const message = `Send one of ${SIGN_IN_FIELDS.join(', ')} to a request.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};

/** The most tokens in a document; the largest of ours has about 200. */
export const MAX_TOKENS = 1_000;

/** The validation rules for these limits, checked after the rules of GraphQL itself. */
export const LIMIT_RULES: ValidationRule[] = [
  maxDepth,
  maxAliases,
  maxDirectives,
  maxCost,
  oneSignIn,
  storableText,
];
