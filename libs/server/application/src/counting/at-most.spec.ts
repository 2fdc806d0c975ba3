import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

it('removes the least recently used entry when a cache exceeds its limit', () => {
  const cache = new LRUCache<string, number>(atMost(2));
  cache.set('a', 1).set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c']);
});
