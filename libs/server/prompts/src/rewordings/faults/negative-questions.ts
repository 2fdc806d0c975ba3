import type { Rewording } from '../rewording.ts';

/* "Isn't it a bit crooked?", which English has in the lexicon: a question with “not” complains of what it asks about. */

const asked = (before: string, degree: string, plainer: string): Rewording => [
  new RegExp(`^\\s*¿?\\s*${before} (?<what>(?:${degree}) [^?!.]+?)\\s*\\?+\\s*$`, 'giu'),
  `${plainer} $<what>`,
];

export const NEGATIVE_QUESTIONS: readonly Rewording[] = [
  asked(
    'ist (?:das|es|er|sie|das (?:bild|foto)) nicht',
    'ein bisschen|ein wenig|etwas|leicht|zu|viel zu|ziemlich',
    'das ist',
  ),
  asked('no (?:está|es|se ve|sale|quedó)', 'un poco|un poquito|algo|muy|demasiado|medio', 'está'),
  asked(
    "(?:ce|elle|il|la photo|l['’]image) n['’]est pas",
    'un peu|un chouïa|trop|très|légèrement|bien trop',
    "c'est",
  ),
  asked('(?:não|nao) (?:está|tá|ta|é|ficou)', 'um pouco|um pouquinho|meio|muito|bem', 'está'),
  asked('non (?:è|sembra)', "un po['’]|un pochino|troppo|leggermente|molto", 'è'),
];
