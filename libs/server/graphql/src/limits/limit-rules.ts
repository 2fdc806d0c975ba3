import type { ValidationRule } from 'graphql';
import { maxAliases, maxDirectives } from './counts.ts';
import { maxCost } from './max-cost.ts';
import { maxDepth } from './max-depth.ts';
import { oneSignIn } from './one-sign-in.ts';
import { storableText } from './storable-text.ts';

/** The most tokens in a document; the largest of ours has about 200. */
export const MAX_TOKENS = 1_000;

/** The limits that a valid document must keep, checked after the rules of GraphQL itself. */
export const LIMIT_RULES: ValidationRule[] = [
  maxDepth,
  maxAliases,
  maxDirectives,
  maxCost,
  oneSignIn,
  storableText,
];
