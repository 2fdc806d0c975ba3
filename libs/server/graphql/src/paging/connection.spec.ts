import 'reflect-metadata';
import { connectionOf } from './connection.type.ts';

const page = (end?: string | null) =>
  connectionOf(['a', 'b'], {
    hasNext: true,
    cursorOf: (node, index) => `${node}${index}`,
    ...(end === undefined ? {} : { end }),
  });

describe('a page of a list', () => {
  it('has a cursor for each entry, and the cursor of the last entry as its end cursor', () => {
    expect(page()).toEqual({
      nodes: ['a', 'b'],
      edges: [
        { node: 'a', cursor: 'a0' },
        { node: 'b', cursor: 'b1' },
      ],
      pageInfo: { endCursor: 'b1', hasNextPage: true },
    });
  });

  it('has the given end cursor instead of the cursor of the last entry', () => {
    expect(page('c').pageInfo.endCursor).toBe('c');
    expect(page(null).pageInfo.endCursor).toBeNull();
  });

  it('computes no cursor that is not requested', () => {
    const cursorOf = (): string => {
      throw new Error('Nobody asked for a cursor.');
    };
    expect(connectionOf(['a'], { hasNext: false, cursorOf }).nodes).toEqual(['a']);
  });

  it('has no end cursor when it is empty', () => {
    const { edges, pageInfo } = connectionOf([], { hasNext: false, cursorOf: () => 'cursor' });
    expect({ edges, pageInfo }).toEqual({ edges: [], pageInfo: { endCursor: null, hasNextPage: false } });
  });
});
