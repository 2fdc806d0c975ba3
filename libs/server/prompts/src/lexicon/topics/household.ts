import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/**
 * Things of the household, clothes and parts of the body that nothing finds, and that are one letter away from another word:
 * a cushion ("coussin") is no cousin, and keys ("Schlüssel") are no bowl ("Schüssel").
 */
export const HOUSEHOLD: Readonly<Record<Language, Lexicon>> = {
  english: {
    part: 'grater, bolt, bolts',
  },
  spanish: {
    part: 'manta, mantas, estante, estantes, balde, baldes, bañera, colador, acera, aceras, alicates, clavo, clavos, botas, camisón, encía, encías, hombro',
  },
  german: {
    part: 'polster, nachttisch, nachttische, stecker, scharnier, scharniere, schlüssel, besen, rasierer, taschentuch, taschentücher, dose, dosen, kelle, busen, bauch, rippe, rippen, hintern, schienbein',
  },
  french: {
    filler: 'montre moi, montre nous, montre le moi, montre la moi, montre les moi, montrez moi',
    part: 'coussin, coussins, couette, couettes, stores, bottes, baskets, doublure, accroc, épaule, clous, verrue, verrues, lèvre',
  },
  portuguese: {
    part: 'estante, estantes, balde, baldes, tomada, tomadas, corrimão, colarinho, colarinhos, botas, bandeirinha, bandeirinhas',
  },
  italian: {
    part: 'guanciale, guanciali, testiera, secchio, secchi, paletta, suola, suole, bracciale, bracciali, toppa, toppe',
  },
};
