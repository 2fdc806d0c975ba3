export { itShows } from './it-shows.ts';
