// Circles of the folders within a project: a folder that imports another by way of which it is imported itself
// cannot be understood, moved or tested alone, even if none of its modules is part of a circle.
import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** Nothing imports a spec, and it may import what it likes. */
const SPEC = /\.(spec|contract)\.\w+$/;
const SOURCES = ['.ts', '.tsx', '.mts', '.mjs', '.js'];

/** Where the ways to two files part: the folder that holds both, and the entry of it that leads to each. */
const forkOf = (project, from, to) => {
  const [a, b] = [from, to].map((file) => relative(project, file).replaceAll('\\', '/').split('/'));
  const at = a.findIndex((part, index) => part !== b[index]);
  return { folder: a.slice(0, at).join('/'), from: a[at], to: b[at] };
};

/** The shortest way between two entries of a folder, or null. */
const wayBetween = (entries, from, to) => {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === to) return way;
    for (const next of entries.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
};

/** Those are found by `ImportGraph.circlesOf`. */
const isOfModules = (entries) => entries.every((entry) => SOURCES.some((ending) => entry.endsWith(ending)));

export class FolderCircles {
  #graph;
  /** What each folder's entries import of each other, by project. */
  #projects = new Map();
  #version = -1;

  /** @param {import('./import-graph.mjs').ImportGraph} graph */
  constructor(graph) {
    this.#graph = graph;
  }

  /** The imports of a file that close a circle of folders: the place of each, and the entries it leads through. */
  circlesOf(file) {
    const project = projectOf(file);
    if (project === null || SPEC.test(file)) return [];
    const folders = this.#foldersOf(project);
    return this.#graph.importsOf(file).flatMap(({ start, end, to }) => {
      if (!to.startsWith(`${project}/`) || to === file) return [];
      const fork = forkOf(project, file, to);
      const through = wayBetween(folders.get(fork.folder), fork.to, fork.from);
      return through === null || isOfModules(through) ? [] : [{ start, end, through }];
    });
  }

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

  #read(project) {
    const folders = new Map();
    for (const file of ts.sys.readDirectory(project, SOURCES, ['**/node_modules'])) {
      if (SPEC.test(file)) continue;
      for (const { to } of this.#graph.importsOf(file)) {
        if (!to.startsWith(`${project}/`) || to === file) continue;
        const fork = forkOf(project, file, to);
        const entries = folders.get(fork.folder) ?? new Map();
        folders.set(fork.folder, entries);
        entries.set(fork.from, (entries.get(fork.from) ?? new Set()).add(fork.to));
      }
    }
    return folders;
  }
}

/** The nearest folder with a package.json, unless it is that of the whole repository. */
function projectOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (ts.sys.fileExists(`${folder}/package.json`))
      return ts.sys.fileExists(`${folder}/package-lock.json`) ? null : folder;
  return null;
}
