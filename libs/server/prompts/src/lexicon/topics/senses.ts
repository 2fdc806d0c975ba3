import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Phrases whose words alone mean something else. */
export const SENSES: Readonly<Record<Language, Lexicon>> = {
  english: {
    'beyond:motion': 'sing happy birthday, sing a song, sing along, sing for',
    'op:teal-and-orange': 'blue and orange tones, blue and orange, orange and blue tones',
  },
  spanish: {
    'beyond:motion': 'que cante, cante, cante cumpleaños',
    'op:vintage': 'aire antiguo, pinta antigua, pinta de antigua, cara de antigua',
    'op:teal-and-orange': 'tonos azules y naranjas, azules y naranjas',
  },
  german: {
    'beyond:motion': 'happy birthday singen',
    'op:vintage': 'altem look, alter look, altes aussehen, alten look',
    'op:teal-and-orange': 'blau und orange tönen, blauen und orangen tönen, blaue und orange töne',
  },
  french: {
    'op:vintage': 'air ancien, air d ancienne photo, air vieillot',
    'op:teal-and-orange': 'bleus et oranges, bleu et orange, bleus et orangés, bleuté et orangé',
  },
  portuguese: {
    'beyond:motion': 'cante parabéns',
    'op:vintage': 'cara antiga, cara de antiga, cara de foto antiga, ar antigo, jeito de antiga',
    'op:teal-and-orange': 'tons azuis e laranjas, azuis e laranjas, azul e laranja',
    'op:product-shadow': 'com sombrinha, sombrinha embaixo, uma sombrinha embaixo, sombrinha suave',
  },
  italian: {
    'beyond:motion': 'canti tanti auguri',
    'op:vintage': 'aria antica, aria vecchia, aspetto antico',
    'op:teal-and-orange': 'toni blu e arancioni, blu e arancioni, toni blu e arancio',
  },
};
