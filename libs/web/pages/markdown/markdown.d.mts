import type { Plugin } from 'vite';

export const markdownModule: (source: string) => string;
export const markdown: () => Plugin;
