import type { RawUniversalConfig } from '@redocly/openapi-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** The rules of Redocly: all that it recommends, with warnings as errors, except those explained here. */
export const REDOCLY: RawUniversalConfig = {
  extends: ['recommended-strict'],
  rules: {
    // Paths of the API are documented with their slash, and work without it too.
    'no-path-trailing-slash': 'off',
    // `/images/info/{uid}/` and `/images/{uid}/versions/` are not ambiguous, because a uid has 22 characters.
    'no-ambiguous-paths': 'off',
  },
};

/** The rules of Spectral: all it has for OpenAPI. */
export const SPECTRAL: RulesetDefinition = {
  extends: [[oas as RulesetDefinition, 'all']],
  rules: {
    // As above.
    'path-keys-no-trailing-slash': 'off',
    // People contact us by the contact form.
    'contact-properties': 'off',
    // OpenAPI 3.1 takes either an identifier or an address of the license, not both.
    'license-url': 'off',
    // Tags are in the order that readers need: images first, the document itself last.
    'openapi-tags-alphabetical': 'off',
  },
};
