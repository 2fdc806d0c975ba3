import { Kind, type FieldNode, type SelectionSetNode, type ValidationContext } from 'graphql';

/** A selection with its fragment resolved: a field, or the selections of a fragment. */
export type Selected =
  | { readonly kind: 'field'; readonly field: FieldNode }
  | {
      readonly kind: 'fragment';
      /** The name of the fragment; null for an inline fragment. */
      readonly name: string | null;
      readonly typeName: string | null;
      readonly selectionSet: SelectionSetNode;
    };

/**
 * The selections on one level of a selection set. Unknown fragments are ignored here, because another rule
 * reports them.
 */
export const selectedIn = (context: ValidationContext, { selections }: SelectionSetNode): Selected[] =>
  selections.flatMap((selection): Selected[] => {
    switch (selection.kind) {
      case Kind.FIELD:
        return [{ kind: 'field', field: selection }];
      case Kind.INLINE_FRAGMENT: {
        const typeName = selection.typeCondition?.name.value ?? null;
        return [{ kind: 'fragment', name: null, typeName, selectionSet: selection.selectionSet }];
      }
      case Kind.FRAGMENT_SPREAD: {
        const fragment = context.getFragment(selection.name.value);
        if (!fragment) return [];
        const typeName = fragment.typeCondition.name.value;
        const { selectionSet } = fragment;
        return [{ kind: 'fragment', name: selection.name.value, typeName, selectionSet }];
      }
      default:
        return selection satisfies never;
    }
  });

/** Caches a function of named fragments. Inside itself a recursive fragment has the value `nothing`. */
export const rememberedByFragment = (nothing: number) => {
  const known = new Map<string, number>();
  return (key: string | null, work: () => number): number => {
    if (key === null) return work();
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    known.set(key, nothing);
    const value = work();
    known.set(key, value);
    return value;
  };
};
