// Circles of folders within a project. When a folder imports another that leads back to it, neither can be
// understood, moved or tested alone, even if none of their modules is part of a circle.
import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** What the entries of a folder import of each other. @typedef {Map<string, Set<string>>} Entries */

/** Nothing imports a spec, and it may import what it likes. */
const SPEC = /\.(spec|contract)\.\w+$/;
/** One of these makes a folder a project: a package, or a project of Nx that nothing imports. */
const PROJECT = ['package.json', 'project.json'];
const SOURCES = ['.ts', '.tsx', '.mts', '.mjs', '.js'];

/**
 * Where the ways to two files part: the folder that holds both, and the entry of it that leads to each.
 * @param {string} project
 * @param {string} from
 * @param {string} to
 */
const forkOf = (project, from, to) => {
  /** @param {string} file */
  const wayTo = (file) => relative(project, file).replaceAll('\\', '/').split('/');
  const [a, b] = [wayTo(from), wayTo(to)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return { folder: a.slice(0, at).join('/'), from: a[at] ?? '', to: b[at] ?? '' };
};

/**
 * The shortest way between two entries of a folder, or null.
 * @param {Entries} entries
 * @param {string} from
 * @param {string} to
 */
const wayBetween = (entries, from, to) => {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of entries.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
};

/**
 * Those are found by `ImportGraph.circlesOf`.
 * @param {readonly string[]} entries
 */
const isOfModules = (entries) => entries.every((entry) => SOURCES.some((ending) => entry.endsWith(ending)));

export class FolderCircles {
  #graph;
  /**
   * The entries of each folder, by project.
   * @type {Map<string, Map<string, Entries>>}
   */
  #projects = new Map();
  #version = -1;

  /** @param {import('./import-graph.mjs').ImportGraph} graph */
  constructor(graph) {
    this.#graph = graph;
  }

  /**
   * The imports of a file that close a circle of folders: the place of each, and the entries it leads through.
   * @param {string} file
   * @returns {readonly import('./import-graph.mjs').Circle[]}
   */
  circlesOf(file) {
    const project = projectOf(file);
    if (project === null || SPEC.test(file)) return [];
    const folders = this.#foldersOf(project);
    return this.#graph.importsOf(file).flatMap(({ start, end, to }) => {
      if (!to.startsWith(`${project}/`) || to === file) return [];
      const fork = forkOf(project, file, to);
      const through = wayBetween(folders.get(fork.folder) ?? new Map(), fork.to, fork.from);
      return through === null || isOfModules(through) ? [] : [{ start, end, through }];
    });
  }

  /** @param {string} project */
  #foldersOf(project) {
    if (this.#version !== this.#graph.version) this.#projects.clear();
    this.#version = this.#graph.version;
    let folders = this.#projects.get(project);
    if (folders === undefined) {
      folders = this.#read(project);
      this.#projects.set(project, folders);
    }
    return folders;
  }

  /** @param {string} project */
  #read(project) {
    /** @type {Map<string, Entries>} */
    const folders = new Map();
    for (const file of ts.sys.readDirectory(project, SOURCES, ['**/node_modules'])) {
      if (SPEC.test(file)) continue;
      for (const { to } of this.#graph.importsOf(file)) {
        if (!to.startsWith(`${project}/`) || to === file) continue;
        const fork = forkOf(project, file, to);
        /** @type {Entries} */
        const entries = folders.get(fork.folder) ?? new Map();
        folders.set(fork.folder, entries);
        entries.set(fork.from, (entries.get(fork.from) ?? new Set()).add(fork.to));
      }
    }
    return folders;
  }
}

/**
 * The nearest folder of a project, unless it is that of the whole repository.
 * @param {string} file
 */
function projectOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (PROJECT.some((name) => ts.sys.fileExists(`${folder}/${name}`)))
      return ts.sys.fileExists(`${folder}/package-lock.json`) ? null : folder;
  return null;
}
