import type { ProjectFilter } from '../ports/index.ts';

/** Every project that is not deleted. */
export const ALL_PROJECTS: ProjectFilter = { createdFrom: null, createdTo: null, tags: [] };
