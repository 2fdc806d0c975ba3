import type { RawUniversalConfig } from '@redocly/openapi-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** How Redocly judges our document: all it recommends, warnings as errors, but for what is argued here. */
export const REDOCLY: RawUniversalConfig = {
  extends: ['recommended-strict'],
  rules: {
    // The addresses of the API are given with their slash, and work without it too.
    'no-path-trailing-slash': 'off',
    // `/images/info/{uid}/` and `/images/{uid}/versions/` differ for us: a uid has 22 characters.
    'no-ambiguous-paths': 'off',
  },
};

/** The same for Spectral: every rule it has for OpenAPI. */
export const SPECTRAL: RulesetDefinition = {
  extends: [[oas as RulesetDefinition, 'all']],
  rules: {
    // As above.
    'path-keys-no-trailing-slash': 'off',
    // People write to us by the contact form, which keeps what they write.
    'contact-properties': 'off',
    // OpenAPI 3.1 takes either an identifier or an address of the license, not both.
    'license-url': 'off',
    // In the order in which a reader needs them: images first, the document itself last.
    'openapi-tags-alphabetical': 'off',
  },
};
