// Which module imports which, read from the text of the modules without parsing them: two seconds for all of
// them.
import { dirname } from 'node:path';
import ts from 'typescript';

/** Imports with such a name are modules of this repository; packages import none of these. */
const OWN = /^(\.|@safelight\/)/;

/** The only form that TypeScript's scanner of imports does not find. */
const EXPORTED_NAMESPACE = /\bexport\s+(?:type\s+)?\*\s*as\s+[\w$]+\s+from\s*(['"])(?<fileName>.+?)\1/dg;

/** All imports and re-exports in a text, of types or values, static or dynamic. */
const importsIn = (text) => [
  ...ts.preProcessFile(text, true, false).importedFiles,
  ...[...text.matchAll(EXPORTED_NAMESPACE)].map(({ groups, indices }) => {
    const [pos, end] = indices.groups.fileName;
    return { fileName: groups.fileName, pos, end };
  }),
];

const withSlashes = (path) => path.replaceAll('\\', '/');

export class ImportGraph {
  #options;
  #resolutions;
  /** The imports of each file. */
  #imports = new Map();
  /** Grows when the imports of a file have changed since they were read. */
  version = 0;
  /** The circle that each file belongs to; null for a file that belongs to none. */
  #circles = new Map();

  /** @param config the path of the tsconfig.json that says how modules are found */
  constructor(config) {
    const folder = dirname(config);
    const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
    this.#options = ts.parseJsonConfigFileContent({ ...read, files: [] }, ts.sys, folder).options;
    this.#resolutions = ts.createModuleResolutionCache(folder, (name) => name, this.#options);
  }

  /**
   * The imports of a file that lead back to it: the place of each in the text, and the files it leads
   * through. Type imports count as well, because two files that need each other to be understood are one.
   */
  circlesOf(path, text) {
    const file = withSlashes(path);
    const imports = this.#read(file, text);
    const isNew = imports.some(({ to }, index) => this.#imports.get(file)?.[index]?.to !== to);
    if (isNew || imports.length !== this.#imports.get(file)?.length) {
      this.#circles.clear();
      this.version += 1;
    }
    this.#imports.set(file, imports);
    this.#findCircles(file);
    const circle = this.#circles.get(file);
    if (circle === null) return [];
    return imports
      .filter(({ to }) => circle.has(to))
      .map(({ start, end, to }) => ({ start, end, through: this.#wayBack(to, file, circle) }));
  }

  #read(file, text) {
    return importsIn(text)
      .filter(({ fileName }) => OWN.test(fileName))
      .map(({ fileName, pos, end }) => ({ start: pos, end, to: this.#resolve(fileName, file) }))
      .filter(({ to }) => to !== null);
  }

  #resolve(name, file) {
    const found = ts.resolveModuleName(name, file, this.#options, ts.sys, this.#resolutions).resolvedModule;
    return found === undefined || found.resolvedFileName.includes('/node_modules/')
      ? null
      : found.resolvedFileName;
  }

  /** The imports of a file that lead to modules of this repository: the place of each, and where it leads. */
  importsOf(file) {
    let imports = this.#imports.get(file);
    if (imports === undefined) {
      imports = this.#read(file, ts.sys.readFile(file) ?? '');
      this.#imports.set(file, imports);
    }
    return imports;
  }

  /** Tarjan's strongly connected components, starting from one file; those already known are skipped. */
  #findCircles(start) {
    const [order, lowest, stack] = [new Map(), new Map(), []];
    const visit = (file) => {
      order.set(file, order.size);
      lowest.set(file, order.get(file));
      stack.push(file);
      for (const { to } of this.importsOf(file)) {
        if (this.#circles.has(to)) continue;
        if (!order.has(to)) visit(to);
        lowest.set(file, Math.min(lowest.get(file), lowest.get(to)));
      }
      if (lowest.get(file) !== order.get(file)) return;
      const circle = new Set(stack.splice(stack.indexOf(file)));
      const isOne = circle.size > 1 || this.importsOf(file).some(({ to }) => to === file);
      for (const member of circle) this.#circles.set(member, isOne ? circle : null);
    };
    if (!this.#circles.has(start)) visit(start);
  }

  /** The shortest path within a circle. */
  #wayBack(from, to, circle) {
    const ways = [[from]];
    const seen = new Set([from]);
    for (const way of ways) {
      const last = way.at(-1);
      if (last === to) return way;
      for (const { to: next } of this.importsOf(last)) {
        if (!circle.has(next) || seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    return [from];
  }
}
