export { itShows } from './it-shows.ts';
export { setMedia } from './media.ts';
export { sentForms } from './sent-forms.ts';
