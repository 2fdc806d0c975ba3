import type { ProjectSort } from '@safelight/application';
import { registerEnumType } from 'type-graphql';

export const ProjectSortEnum = { NAME: 'name', NEWEST: 'newest', OLDEST: 'oldest' } as const satisfies Record<
  Uppercase<ProjectSort>,
  ProjectSort
>;
registerEnumType(ProjectSortEnum, {
  name: 'ProjectSort',
  description: 'The order of a list of projects.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    NEWEST: { description: 'Latest creation first.' },
    OLDEST: { description: 'Earliest creation first.' },
  },
});
