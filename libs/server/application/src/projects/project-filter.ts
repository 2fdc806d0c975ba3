import type { ProjectFilter } from '../ports/index.ts';

/** The filter that matches every project that is not deleted. */
export const ALL_PROJECTS: ProjectFilter = { createdFrom: null, createdTo: null, tags: [] };
