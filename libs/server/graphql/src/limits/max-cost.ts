import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { rememberedByFragment, selectedIn } from './selections.ts';

/**
 * The most objects and lookups that one operation may request, estimated from its text; the largest of our
 * screens needs about 200.
 */
const MAX_COST = 2_000;
/** The assumed length of a list without a page size. */
const LIST_SIZE = 10;
/** The assumed page size when it is a variable: the maximum. */
const VARIABLE_PAGE_SIZE = 100;

/**
 * The page size of a field: for the field itself when it is a list, otherwise for the lists directly below
 * it. A list without `first` can declare its maximum length in `listSize`.
 */
const pageSizeOf = (node: FieldNode, field: GraphQLField<unknown, unknown>): number | null => {
  const declared = field.extensions['listSize'];
  if (typeof declared === 'number') return declared;
  if (!field.args.some(({ name }) => name === 'first')) return null;
  const value = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (value === undefined) return Number(field.args.find(({ name }) => name === 'first')?.defaultValue);
  return value.kind === Kind.INT ? Math.max(1, Number(value.value)) : VARIABLE_PAGE_SIZE;
};

const ownCost = (field: GraphQLField<unknown, unknown>): number => {
  const declared = field.extensions['complexity'];
  if (typeof declared === 'number') return declared;
  return isCompositeType(getNamedType(field.type)) ? 1 : 0;
};

/**
 * Refuses operations that would load too much: the cost of each field (its `complexity`, otherwise 1 for an
 * object), multiplied by the sizes of the lists around it. Each entry of a list with a page size costs 1.
 */
export const maxCost = (context: ValidationContext): ASTVisitor => {
  const schema = context.getSchema();
  const byFragment = rememberedByFragment(0);

  const fieldCost = (
    node: FieldNode,
    parent: GraphQLNamedType | null | undefined,
    pageSize: number,
  ): number => {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) return 0;
    const isList = isListType(getNullableType(field.type));
    const asked = pageSizeOf(node, field);
    const below = isList ? LIST_SIZE : (asked ?? pageSize);
    const children =
      node.selectionSet === undefined ? 0 : costOf(node.selectionSet, getNamedType(field.type), below);
    if (!isList) return ownCost(field) + children;
    return ownCost(field) + (asked ?? 0) + (asked ?? pageSize) * children;
  };

  const costOf = (
    selectionSet: SelectionSetNode,
    parent: GraphQLNamedType | null | undefined,
    pageSize: number,
  ): number =>
    selectedIn(context, selectionSet).reduce((sum, selected) => {
      if (selected.kind === 'field') return sum + fieldCost(selected.field, parent, pageSize);
      const type = selected.typeName === null ? parent : schema.getType(selected.typeName);
      const key = selected.name === null ? null : `${selected.name} ${pageSize}`;
      return sum + byFragment(key, () => costOf(selected.selectionSet, type, pageSize));
    }, 0);

  return {
    OperationDefinition: (node) => {
      const root = schema.getRootType(node.operation);
      if (costOf(node.selectionSet, root, LIST_SIZE) <= MAX_COST) return;
      context.reportError(new GraphQLError('This operation asks for too much at once.', { nodes: node }));
    },
  };
};
