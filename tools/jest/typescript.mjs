// Lets Node load TypeScript with decorators, which it cannot compile itself, and Jest's globals by their import.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;

process.setSourceMapsEnabled(true);
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    if (!/^file:.*\.tsx?(?:\?|$)/.test(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcOptions, filename, swcrc: false });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
