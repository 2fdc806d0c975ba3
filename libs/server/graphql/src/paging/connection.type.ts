import type { TimeCursors, TimePlace } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { ArgsType, type ClassType, Field, Int } from 'type-graphql';
import { DataType } from '../describe.ts';

/** The maximum number of entries on one page. */
const MAX_PAGE_SIZE = 100;

/** Checks a page size; throws INVALID_INPUT when it is out of bounds. */
export const pageSize = (first: number): number => {
  if (first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalidField('first', `Use a number from 1 to ${MAX_PAGE_SIZE}.`);
};

export const FIRST = `How many entries the page holds at most, from 1 to ${MAX_PAGE_SIZE}.`;

/** The requested page of a list: at most `first` entries after the cursor `after`. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: FIRST })
  readonly first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before; absent for the first page.',
  })
  readonly after?: string | null;
}

/** The place after which a page begins; null for the first page. Throws INVALID_INPUT for a cursor of another list. */
export const placeIn = (cursors: TimeCursors, after: string | null | undefined): TimePlace | null =>
  after === null || after === undefined ? null : cursors.decode(after);

@DataType('PageInfo', 'Whether a list continues after a page, and where.')
export class PageInfoType {
  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of the last entry, to be passed as `after` for the next page; null for an empty page.',
  })
  readonly endCursor!: string | null;

  @Field(() => Boolean, { description: 'True when there is a next page.' })
  readonly hasNextPage!: boolean;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** One page of a list. */
export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoType;
}

/**
 * Makes the type `${name}Connection` of a page of a list. Its entries have the type `node` and are called
 * `entries` in descriptions. Also makes the type `${name}Edge` of an entry with its cursor.
 */
export const connectionType = <Node extends object>(
  name: string,
  node: ClassType<Node>,
  entries: string,
): ClassType<Connection<Node>> => {
  @DataType(`${name}Edge`, `One of the ${entries} of a page, and its cursor.`)
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'The cursor of this entry, for a page that begins after the entry.' })
    readonly cursor!: string;

    @Field(() => node, { description: 'The entry.' })
    readonly node!: Node;
  }

  @DataType(`${name}Connection`, `One page of ${entries}.`)
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: `The ${entries} on this page, each with its cursor.` })
    readonly edges!: readonly EdgeType[];

    @Field(() => [node], { description: `The ${entries} on this page.` })
    readonly nodes!: readonly Node[];

    @Field(() => PageInfoType, { description: 'Whether more pages follow, and where the next one begins.' })
    readonly pageInfo!: PageInfoType;
  }
  return ConnectionType;
};

/** The end of a page, and how to compute the cursors of its entries. */
export interface PageEnd<Node> {
  readonly hasNext: boolean;
  /** Computes the cursor of an entry; called only for cursors that are requested. */
  readonly cursorOf: (node: Node, index: number) => string;
  /** The cursor after which the next page begins; by default that of the last entry. */
  readonly end?: string | null;
}

/** Makes a page of these entries. */
export const connectionOf = <Node>(
  nodes: readonly Node[],
  { hasNext, cursorOf, end }: PageEnd<Node>,
): Connection<Node> => ({
  nodes,
  get edges() {
    return nodes.map((node, index) => ({ node, cursor: cursorOf(node, index) }));
  },
  get pageInfo() {
    const last = nodes.at(-1);
    const endCursor = last === undefined ? null : cursorOf(last, nodes.length - 1);
    return { endCursor: end === undefined ? endCursor : end, hasNextPage: hasNext };
  },
});
