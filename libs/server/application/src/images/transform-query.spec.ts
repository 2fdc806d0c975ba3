import type { TransformSpec } from '@safelight/domain';
import { createWorld } from '../testing/index.ts';
import { readTransform, transformQuery } from './transform-query.ts';

const TRANSFORM: TransformSpec = {
  kind: 'transform',
  width: 640,
  height: 480,
  fit: 'cover',
  format: 'webp',
  quality: 80,
};

describe('the URL query of a transform', () => {
  const read = (query: string) => readTransform(new URLSearchParams(query));

  it('is parsed into the transform from which it was made', async () => {
    const world = createWorld();
    const { user } = await world.signUp('ada');
    const image = await world.uploadText(user.id, 'picture', 'public');
    const path = world.imageAddresses.transformPathOf(image, image.current, TRANSFORM);
    expect(path).toMatch(/\/full\.png\?width=640&height=480&fit=cover&format=webp&quality=80&signature=/);
    expect(read(path.slice(path.indexOf('?') + 1))).toEqual(TRANSFORM);
    const narrow: TransformSpec = { ...TRANSFORM, height: null, fit: 'inside' };
    expect(read(transformQuery(narrow))).toEqual(narrow);
  });

  it('requires only a width, and gives null if it contains no parameter of a transform', () => {
    expect(read('width=320')).toEqual({
      kind: 'transform',
      width: 320,
      height: null,
      fit: 'inside',
      format: 'webp',
      quality: 80,
    });
    expect(read('')).toBeNull();
    expect(read('download=1&expires=2')).toBeNull();
  });

  it.each([
    ['width', 'width=321'],
    ['width', 'width=0320'],
    ['width', 'height=320'],
    ['width', 'width=320&width=640'],
    ['height', 'width=320&height=1e9'],
    ['fit', 'width=320&fit=fill'],
    ['format', 'width=320&format=svg'],
    ['quality', 'width=320&quality=100'],
    ['quality', 'width=320&quality='],
  ])('is rejected because of the parameter %s: %s', (field, query) => {
    expect(() => read(query)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: { fields: { [field]: [expect.any(String)] } },
      }),
    );
  });
});
