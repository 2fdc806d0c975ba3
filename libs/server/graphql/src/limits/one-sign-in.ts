import { GraphQLError, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';
import { rememberedByFragment, selectedIn } from './selections.ts';

/**
 * Mutations that check a secret or send email. Only one is allowed in a request, so that rate limits count
 * them.
 */
const SIGN_IN_FIELDS = [
  'changePassword',
  'completeGoogleSignIn',
  'confirmEmailChange',
  'correctEmail',
  'createApiKey',
  'login',
  'refreshSession',
  'register',
  'requestAccountDeletion',
  'requestDataExport',
  'requestPasswordReset',
  'resendVerification',
  'resendEmailChange',
  'resetPassword',
  'signInWithGoogle',
  'undoEmailChange',
  'updateProfile',
  'verifyEmail',
];

export const oneSignIn = (context: ValidationContext): ASTVisitor => {
  const byFragment = rememberedByFragment(0);
  const count = (selectionSet: SelectionSetNode): number =>
    selectedIn(context, selectionSet).reduce((sum, selected) => {
      if (selected.kind === 'fragment')
        return sum + byFragment(selected.name, () => count(selected.selectionSet));
      return sum + (SIGN_IN_FIELDS.includes(selected.field.name.value) ? 1 : 0);
    }, 0);
  return {
    OperationDefinition: (node) => {
      if (node.operation !== 'mutation' || count(node.selectionSet) <= 1) return;
      const message = `Send one of ${SIGN_IN_FIELDS.join(', ')} to a request.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};
