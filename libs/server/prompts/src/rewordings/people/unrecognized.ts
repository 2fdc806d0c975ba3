import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "It's dark, nobody can be recognized": a complaint of the light, and no wish to hide faces. */

const DARK = /dark|dunkel|oscur|sombre|noir|escur|buio|scur/iu;

export const UNRECOGNIZED: readonly Rewording[] = [
  "(?:you|we|i|one) (?:can[’']?t|cannot|can hardly|can barely) (?:even )?recogni[sz]e (?:anyone|anybody|us|them|him|her)|(?:nobody|no one) (?:can be recogni[sz]ed|is recogni[sz]able)",
  'man (?:erkennt|kann) (?:kaum )?(?:niemanden|keinen|uns nicht|sie nicht)(?: erkennen)?',
  'no (?:se )?(?:reconoce|distingue) a nadie|no se (?:nos|le|les) reconoce',
  'on ne (?:reconnaît|distingue) (?:personne|pas les gens)',
  'não (?:dá pra|dá para|se consegue|consigo) reconhecer ninguém|ninguém é reconhecível|não se reconhece ninguém',
  'non si (?:riconosce|distingue) nessuno',
].map((said) => [clause(said), '', DARK]);
