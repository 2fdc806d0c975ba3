// Finds out which module imports which. It scans the texts of modules without parsing them, which takes two seconds
// for the whole repository.
import { dirname } from 'node:path';
import ts from 'typescript';

/**
 * An import: its position in the text, and the path of the imported module.
 * @typedef {{ readonly start: number, readonly end: number, readonly to: string }} Import
 */
/**
 * An import that leads back to its own module: its position in the text, and the modules on the way.
 * @typedef {{ readonly start: number, readonly end: number, readonly through: readonly string[] }} Circle
 */

/** Names of modules of this repository; an import by any other name is a package and leads to no circle. */
const OWN = /^(\.|@safelight\/)/;

/** The only form of import or export that TypeScript's scanner does not find. */
const EXPORTED_NAMESPACE = /\bexport\s+(?:type\s+)?\*\s*as\s+[\w$]+\s+from\s*(['"])(?<fileName>.+?)\1/dg;

/**
 * All imports and re-exports in a text, of types or values, static or dynamic.
 * @param {string} text
 */
const importsIn = (text) => [
  ...ts.preProcessFile(text, true, false).importedFiles,
  ...[...text.matchAll(EXPORTED_NAMESPACE)].map(({ groups, indices }) => {
    const [pos, end] = indices?.groups?.['fileName'] ?? [0, 0];
    return { fileName: groups?.['fileName'] ?? '', pos, end };
  }),
];

/** @param {string} path */
const withSlashes = (path) => path.replaceAll('\\', '/');

export class ImportGraph {
  /** @type {ts.CompilerOptions} */
  #options;
  /** @type {ts.ModuleResolutionCache} */
  #resolutions;
  /**
   * The imports of each file.
   * @type {Map<string, readonly Import[]>}
   */
  #imports = new Map();
  /** A number that grows whenever the imports of a file have changed. */
  version = 0;
  /**
   * The circle that each file belongs to; null for a file that belongs to none.
   * @type {Map<string, ReadonlySet<string> | null>}
   */
  #circles = new Map();

  /** @param {string} config the path of the tsconfig.json whose options resolve modules */
  constructor(config) {
    const folder = dirname(config);
    const { config: read } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
    const withoutFiles = { .../** @type {object} */ (read), files: [] };
    this.#options = ts.parseJsonConfigFileContent(withoutFiles, ts.sys, folder).options;
    this.#resolutions = ts.createModuleResolutionCache(folder, (name) => name, this.#options);
  }

  /**
   * The imports of a file that lead back to it. Type imports count as well, because files that import each other's
   * types cannot be understood separately.
   * @param {string} path
   * @param {string} text
   * @returns {readonly Circle[]}
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
    if (!circle) return [];
    return imports
      .filter(({ to }) => circle.has(to))
      .map(({ start, end, to }) => ({ start, end, through: this.#wayBack(to, file, circle) }));
  }

  /**
   * @param {string} file
   * @param {string} text
   * @returns {readonly Import[]}
   */
  #read(file, text) {
    return importsIn(text)
      .filter(({ fileName }) => OWN.test(fileName))
      .flatMap(({ fileName, pos, end }) => {
        const to = this.#resolve(fileName, file);
        return to === null ? [] : [{ start: pos, end, to }];
      });
  }

  /**
   * @param {string} name
   * @param {string} file
   */
  #resolve(name, file) {
    const found = ts.resolveModuleName(name, file, this.#options, ts.sys, this.#resolutions).resolvedModule;
    return found === undefined || found.resolvedFileName.includes('/node_modules/')
      ? null
      : found.resolvedFileName;
  }

  /**
   * The imports of a file from modules of this repository.
   * @param {string} file
   */
  importsOf(file) {
    let imports = this.#imports.get(file);
    if (imports === undefined) {
      imports = this.#read(file, ts.sys.readFile(file) ?? '');
      this.#imports.set(file, imports);
    }
    return imports;
  }

  /**
   * Finds circles by Tarjan's algorithm for strongly connected components. Starts at one file, and skips files whose
   * circle is known.
   * @param {string} start
   */
  #findCircles(start) {
    /** @type {Map<string, number>} */
    const order = new Map();
    /** @type {string[]} */
    const stack = [];
    /**
     * The position of the first file on the stack that a file leads to.
     * @param {string} file
     * @returns {number}
     */
    const visit = (file) => {
      const own = order.size;
      order.set(file, own);
      stack.push(file);
      let lowest = own;
      for (const { to } of this.importsOf(file)) {
        if (this.#circles.has(to)) continue;
        lowest = Math.min(lowest, order.get(to) ?? visit(to));
      }
      if (lowest !== own) return lowest;
      const circle = new Set(stack.splice(stack.indexOf(file)));
      const isOne = circle.size > 1 || this.importsOf(file).some(({ to }) => to === file);
      for (const member of circle) this.#circles.set(member, isOne ? circle : null);
      return lowest;
    };
    if (!this.#circles.has(start)) visit(start);
  }

  /**
   * The shortest chain of imports between two files of a circle.
   * @param {string} from
   * @param {string} to
   * @param {ReadonlySet<string>} circle
   */
  #wayBack(from, to, circle) {
    const ways = [[from]];
    const seen = new Set([from]);
    for (const way of ways) {
      const last = way.at(-1) ?? from;
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
