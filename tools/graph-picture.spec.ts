import { boxesOf, directImports, floorsOf, type Imports, pictureOf } from './graph-picture.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>): Imports =>
  new Map(Object.entries(imports).map(([name, targets]) => [name, new Set(targets)]));
const house = graph({ app: ['screens', 'rules'], screens: ['data', 'rules'], data: ['rules'], rules: [] });

describe('the picture of the libraries', () => {
  it('puts each project one floor above the highest project that it imports', () =>
    expect(Object.fromEntries(floorsOf(house))).toEqual({ rules: 0, data: 1, screens: 2, app: 3 }));

  it('leaves out an import that a chain of other imports implies', () =>
    expect(Object.fromEntries(directImports(house))).toEqual({
      app: ['screens'],
      screens: ['data'],
      data: ['rules'],
      rules: [],
    }));

  it('orders each floor so that arrows to imported projects do not cross', () => {
    const boxes = boxesOf(graph({ first: ['b'], second: ['a'], a: [], b: [] }));
    const xOf = (name: string): number => boxes.get(name)?.x ?? NaN;
    expect(xOf('a')).toBeLessThan(xOf('b'));
    expect(xOf('second')).toBeLessThan(xOf('first'));
  });

  it('throws for a circle of imports and names it', () =>
    expect(() => floorsOf(graph({ a: ['b'], b: ['c'], c: ['a'] }))).toThrow('a → b → c → a'));

  it('draws every project, and an arrow for each remaining import', () => {
    const svg = pictureOf(house);
    for (const name of house.keys()) expect(svg).toContain(`>${name}</text>`);
    expect(svg.match(/<path /g)).toHaveLength(3);
  });
});
