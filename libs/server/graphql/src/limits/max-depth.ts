import { GraphQLError, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';
import { rememberedByFragment, selectedIn } from './selections.ts';

/** The most fields nested in each other; the deepest of our screens uses five. Introspection is not counted. */
export const MAX_DEPTH = 10;

export const maxDepth = (context: ValidationContext): ASTVisitor => {
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
