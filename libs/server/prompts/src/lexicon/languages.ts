/** The languages of prompts. To add one, write its files and add it here. */
export const LANGUAGES = ['english', 'spanish', 'german', 'french', 'portuguese', 'italian'] as const;

export type Language = (typeof LANGUAGES)[number];
