// Finds circles of folders within a project. Two folders that import each other cannot be understood, moved or tested
// separately, even if none of their modules is part of a circle of imports.
import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** The files and folders in a folder, each with the others that it imports. @typedef {Map<string, Set<string>>} Entries */

/** Specs are ignored, because nothing imports them. */
const SPEC = /\.(spec|contract)\.\w+$/;
/** A folder that contains one of these files is a project. */
const PROJECT = ['package.json', 'project.json'];
const SOURCES = ['.ts', '.tsx', '.mts', '.mjs', '.js'];

/**
 * The folder that contains both files, and the entry of that folder on the path to each of the two files.
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
 * The shortest chain of imports between two entries of a folder; null when there is none.
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
 * True for a circle of modules only, which `ImportGraph.circlesOf` finds.
 * @param {readonly string[]} entries
 */
const isOfModules = (entries) => entries.every((entry) => SOURCES.some((ending) => entry.endsWith(ending)));

export class FolderCircles {
  #graph;
  /**
   * The entries of every folder, by project and folder.
   * @type {Map<string, Map<string, Entries>>}
   */
  #projects = new Map();
  #version = -1;

  /** @param {import('./import-graph.mjs').ImportGraph} graph */
  constructor(graph) {
    this.#graph = graph;
  }

  /**
   * The imports of a file that close a circle of folders: the position of each import, and the entries in the circle.
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
 * The folder of the project that contains a file; null for files that belong to no project but the repository.
 * @param {string} file
 */
function projectOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (PROJECT.some((name) => ts.sys.fileExists(`${folder}/${name}`)))
      return ts.sys.fileExists(`${folder}/package-lock.json`) ? null : folder;
  return null;
}
