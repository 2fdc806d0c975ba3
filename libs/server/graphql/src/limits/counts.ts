import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** The most aliases in a document; the largest of our screens uses four. */
export const MAX_ALIASES = 15;
/** The most directives in a document (design: trust). */
export const MAX_DIRECTIVES = 4;

/** Refuses documents that request one thing under many names. */
export const maxAliases = (context: ValidationContext): ASTVisitor => {
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

export const maxDirectives = (context: ValidationContext): ASTVisitor => {
  let directives = 0;
  return {
    Directive: (node) => {
      directives += 1;
      if (directives !== MAX_DIRECTIVES + 1) return;
      context.reportError(new GraphQLError(`Use at most ${MAX_DIRECTIVES} directives.`, { nodes: node }));
    },
  };
};
