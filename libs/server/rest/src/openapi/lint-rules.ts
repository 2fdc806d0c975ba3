import type { RawUniversalConfig } from '@redocly/openapi-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** The rules of Redocly: all recommended ones, with warnings as errors, except those explained here. */
export const REDOCLY: RawUniversalConfig = {
  extends: ['recommended-strict'],
  rules: {
    // Paths are documented with a trailing slash and work without it too.
    'no-path-trailing-slash': 'off',
    // `/images/info/{uid}/` and `/images/{uid}/versions/` are not ambiguous, because a uid has 22 characters.
    'no-ambiguous-paths': 'off',
  },
};

/** The rules of Spectral: all of its rules for OpenAPI, except those explained here. */
export const SPECTRAL: RulesetDefinition = {
  extends: [[oas as RulesetDefinition, 'all']],
  rules: {
    // Paths are documented with a trailing slash and work without it too.
    'path-keys-no-trailing-slash': 'off',
    // Contact is by the contact form, so there is no name or email here.
    'contact-properties': 'off',
    // OpenAPI 3.1 allows either an identifier or a URL of the license, not both.
    'license-url': 'off',
    // Tags are in the order that readers need: images first, the document itself last.
    'openapi-tags-alphabetical': 'off',
  },
};
