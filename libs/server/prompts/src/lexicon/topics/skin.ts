import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Marks of the skin that people keep, and skin in its own color. */
export const SKIN: Readonly<Record<Language, Lexicon>> = {
  english: {
    skin: 'beauty mark, beauty marks, birthmark, birthmarks, beauty spot, beauty spots',
    'op:color-correction':
      'normal skin tones, normal skin tone, normal skin color, natural skin tones, natural skin tone, natural skin color, realistic skin tones, real skin tones',
  },
  spanish: {
    skin: 'lunares, mi lunar, sus lunares, marca de nacimiento, peca',
    'op:color-correction':
      'tono de piel natural, tonos de piel naturales, tonos de piel normales, tono de piel normal, color de piel natural, color de piel normal, piel de color normal',
  },
  german: {
    skin: 'hauttöne, hautton, hautfarbe, hautfarben, muttermal, muttermale, leberfleck, leberflecke, leberflecken, schönheitsfleck, sommersprosse',
    'op:color-correction':
      'normale hauttöne, natürliche hauttöne, normale hautfarbe, natürliche hautfarbe, normaler hautton, natürlicher hautton, realistische hauttöne',
  },
  french: {
    skin: 'grain de beauté, grains de beauté, tache de naissance, tache de rousseur',
    'op:color-correction':
      'teint naturel, teint normal, teints naturels, couleur de peau normale, couleur de peau naturelle, tons de peau naturels, tons de peau normaux, carnations naturelles',
  },
  portuguese: {
    skin: 'a pinta, as pintas, minha pinta, minhas pintas, pinta do rosto, pintinha, pintinhas, marca de nascença',
    'op:color-correction':
      'tom de pele natural, tons de pele naturais, tom de pele normal, tons de pele normais, cor de pele normal, cor de pele natural',
  },
  italian: {
    skin: 'incarnato, i nei, il neo, mio neo, voglia sulla guancia, lentiggine',
    'op:color-correction':
      'incarnato naturale, incarnato normale, toni della pelle naturali, toni della pelle normali, colore della pelle naturale, colore della pelle normale',
  },
};
