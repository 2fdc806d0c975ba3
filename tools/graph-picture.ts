// `npm run graph:picture` draws the applications and libraries as floors of a house, in docs/libraries.svg. A
// project is one floor above the highest one that it imports, so every arrow points down; a circle of imports
// is an error. An import that a chain of other imports implies is left out.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const PICTURE = 'docs/libraries.svg';
const GRAPH = 'tmp/graph.json';
const BOX = { height: 30, letter: 7.4, padding: 22, gap: 48 };
const FLOOR_HEIGHT = 104;
const MARGIN = 24;
const WIDTH = 1480;

/** The projects that each project imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The project graph in Nx's format. */
interface ProjectGraph {
  readonly nodes: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, readonly { readonly target: string }[]>>;
}

/** The direct imports of each project. */
const importsOf = ({ nodes, dependencies }: ProjectGraph): Imports =>
  new Map(
    Object.keys(nodes).map((name) => [
      name,
      new Set((dependencies[name] ?? []).map(({ target }) => target).filter((target) => target in nodes)),
    ]),
  );

/**
 * Assigns a floor to each project: 0 if it imports nothing, otherwise one above the highest project that it imports.
 * Throws an error that lists the projects of an import cycle.
 */
export const floorsOf = (imports: Imports): ReadonlyMap<string, number> => {
  const floors = new Map<string, number>();
  const floorOf = (name: string, above: readonly string[]): number => {
    if (above.includes(name)) throw new Error(`A circle of imports: ${[...above, name].join(' → ')}`);
    const known = floors.get(name);
    if (known !== undefined) return known;
    const below = [...(imports.get(name) ?? [])].map((target) => floorOf(target, [...above, name]));
    const floor = 1 + Math.max(-1, ...below);
    floors.set(name, floor);
    return floor;
  };
  for (const name of imports.keys()) floorOf(name, []);
  return floors;
};

/** The direct imports of each project, without those that a chain of other imports implies. */
export const directImports = (imports: Imports): ReadonlyMap<string, readonly string[]> => {
  const reached = (name: string): ReadonlySet<string> =>
    new Set([...(imports.get(name) ?? [])].flatMap((target) => [target, ...reached(target)]));
  return new Map(
    [...imports].map(([name, targets]) => {
      const further = new Set([...targets].flatMap((target) => [...reached(target)]));
      return [name, [...targets].filter((target) => !further.has(target))];
    }),
  );
};

const widthOf = (name: string): number => name.length * BOX.letter + BOX.padding;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The boxes of one floor, centered side by side. */
const rowOf = (names: readonly string[], y: number): readonly Box[] => {
  const widths = names.reduce((sum, name) => sum + widthOf(name), 0);
  const between = Math.max(1, names.length - 1);
  const gap = Math.min(BOX.gap, (WIDTH - 2 * MARGIN - widths) / between);
  let x = (WIDTH - widths - gap * (names.length - 1)) / 2;
  return names.map((name) => {
    const box = { name, x, y, width: widthOf(name) };
    x += box.width + gap;
    return box;
  });
};

const centreOf = ({ x, width }: Box): number => x + width / 2;

/** The boxes of all floors. Each floor is ordered by the imported projects, so that few arrows cross. */
export const boxesOf = (imports: Imports): ReadonlyMap<string, Box> => {
  const floors = floorsOf(imports);
  const highest = Math.max(...floors.values());
  const targets = directImports(imports);
  const boxes = new Map<string, Box>();
  const place = (name: string): number => {
    const below = (targets.get(name) ?? []).flatMap((target) => boxes.get(target) ?? []).map(centreOf);
    return below.length === 0 ? 0 : below.reduce((sum, x) => sum + x, 0) / below.length;
  };
  for (let floor = 0; floor <= highest; floor += 1) {
    const names = [...imports.keys()].filter((name) => floors.get(name) === floor).sort();
    const places = new Map(names.map((name) => [name, place(name)]));
    const inOrder = names.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    for (const box of rowOf(inOrder, MARGIN + (highest - floor) * FLOOR_HEIGHT)) boxes.set(box.name, box);
  }
  return boxes;
};

/** Background colors of the boxes by the part of the house that a project belongs to. */
const PARTS = { editor: '#fdf0d5', server: '#e3ecfa', web: '#e4f3e6' } as const;
const fillOf = (name: string): string =>
  Object.entries(PARTS).find(([part]) => name === part || name.startsWith(`${part}-`))?.[1] ?? '#f2f4f8';

/** The SVG of a graph of projects. */
export const pictureOf = (imports: Imports): string => {
  const boxOf = boxesOf(imports);
  const boxes = [...boxOf.values()];
  const arrows = [...directImports(imports)].flatMap(([name, targets]) =>
    targets.map((target) => {
      const [from, to] = [boxOf.get(name), boxOf.get(target)];
      if (from === undefined || to === undefined) throw new Error(`Nx knows no project ${target}.`);
      const [x1, y1] = [centreOf(from), from.y + BOX.height];
      const [x2, y2] = [centreOf(to), to.y];
      return `<path d="M${x1.toFixed(1)} ${y1} C${x1.toFixed(1)} ${y1 + 45} ${x2.toFixed(1)} ${y2 - 45} ${x2.toFixed(1)} ${y2}"/>`;
    }),
  );
  const height = MARGIN + Math.max(...boxes.map(({ y }) => y)) + BOX.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">
<title>Applications and libraries, each above what it imports</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<g fill="none" stroke="#5b6577" stroke-opacity="0.7">
${arrows.join('\n')}
</g>
<g text-anchor="middle">
${boxes
  .map(
    ({ name, x, y, width }) =>
      `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BOX.height}" rx="6" fill="${fillOf(name)}" stroke="#5b6577"/><text x="${(x + width / 2).toFixed(1)}" y="${y + 20}" fill="#1b2230">${name}</text>`,
  )
  .join('\n')}
</g>
</svg>
`;
};

if (import.meta.main) {
  mkdirSync('tmp', { recursive: true });
  execFileSync('npx', ['nx', 'graph', `--file=${GRAPH}`], { stdio: 'ignore' });
  const { graph } = JSON.parse(readFileSync(GRAPH, 'utf8')) as { readonly graph: ProjectGraph };
  writeFileSync(PICTURE, pictureOf(importsOf(graph)));
  console.log(`Drew ${PICTURE}.`);
}
