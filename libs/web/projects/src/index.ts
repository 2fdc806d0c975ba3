export { ProjectScreen } from './project/ProjectScreen.tsx';
export { ProjectsScreen } from './list/ProjectsScreen.tsx';
export { SharedProjectScreen } from './shared/SharedProjectScreen.tsx';
