import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Film look, sepia nein", "grão sim, desbotado não": a look that a word behind it denies, and one that is agreed to. And “no
 * sepia” alone asks for nothing.
 */

interface Language {
  readonly looks: string;
  readonly no: string;
  readonly yes: string;
  readonly denied: string;
}

const LANGUAGES: readonly Language[] = [
  {
    looks: 'sepia|vintage|faded|black and white|b&w|hdr|vignette|cartoon',
    no: 'no|nope|not',
    yes: 'yes',
    denied: 'not $<look>',
  },
  {
    looks: 'sepia|vintage|ausgeblichen|verblichen|verwaschen|schwarz-?wei(?:ß|ss)|hdr|vignette|comic',
    no: 'nein|nicht|bitte nicht|nee',
    yes: 'ja|gerne?',
    denied: 'nicht $<look>',
  },
  {
    looks: 'sepia|vintage|desteñid[oa]|descolorid[oa]|deslavad[oa]|blanco y negro|hdr|viñeta',
    no: 'no',
    yes: 'sí|si',
    denied: 'no $<look>',
  },
  {
    looks: 'sépia|sepia|vintage|délavée?|delavée?|noir et blanc|hdr|vignettage',
    no: 'non|pas',
    yes: 'oui',
    denied: 'pas $<look>',
  },
  {
    looks: 'sépia|sepia|vintage|desbotad[oa]|lavad[oa]|preto e branco|pb|hdr|vinheta',
    no: 'não|nao',
    yes: 'sim',
    denied: 'não $<look>',
  },
  {
    looks: 'seppia|vintage|sbiadit[oa]|slavat[oa]|bianco e nero|hdr|vignettatura',
    no: 'no|non',
    yes: 'sì|si',
    denied: 'non $<look>',
  },
];
const GRAIN = '(?:(?:film )?grain|körnung|korn|grano|grão|grana)';

export const DENIED_BEHIND: readonly Rewording[] = LANGUAGES.flatMap(({ looks, no, yes, denied }) => [
  [clause(`(?:(?:but|aber|pero|mais|mas|ma|and|und|y|et|e) )?(?<look>${looks}),? (?:${no})`), denied],
  [clause(`(?<grain>${GRAIN}),? (?:${yes})`), '$<grain>'],
]);
