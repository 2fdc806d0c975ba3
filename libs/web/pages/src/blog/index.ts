export { BlogPostScreen } from './BlogPostScreen.tsx';
export { BlogScreen } from './BlogScreen.tsx';
