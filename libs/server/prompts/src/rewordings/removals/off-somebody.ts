import type { Rewording } from '../rewording.ts';

/*
 * Something that shall be taken off somebody, who stands in the dative between it and the verb: "quítale al niño la mancha
 * de la cara", "nimm dem Mann die Brille ab". The one who has it is no one who shall go.
 */

interface Language {
  readonly verb: string;
  /** Prepositions or articles that make a dative, and what they are where somebody owns something. */
  readonly datives: readonly (readonly [to: string, of: string])[];
  readonly who: string;
  /** Where somebody is. */
  readonly where: string;
  /** What stands before the thing. */
  readonly article: string;
  /** What stands behind the thing and belongs to the verb. */
  readonly away: string;
  readonly remove: string;
  readonly and: string;
}

/** What both entries for German share: some verbs remove alone, others only with “weg”. */
const GERMAN: Omit<Language, 'verb' | 'away'> = {
  datives: [
    ['dem', 'von dem'],
    ['der', 'von der'],
    ['den', 'von den'],
    ['meinem', 'von meinem'],
    ['meiner', 'von meiner'],
  ],
  who: '(?:jungen?|mädchen|kindern?|kind|mann|frau|typen|herrn?|dame|baby|hund|katze|pferd|bruder|schwester|sohn|tochter|freund(?:in)?|mutter|vater|mama|papa|oma|opa|braut|bräutigam|leuten|spieler)',
  where: '(?: (?:ganz )?(?:links|rechts|hinten|vorne?|in der mitte|im hintergrund|daneben))?',
  article: '(?:den|die|das|diesen?|dieses|seine?n?|ihre?n?|eine?n?) ',
  remove: 'entferne',
  and: 'und|aber',
};

const LANGUAGES: readonly Language[] = [
  {
    verb: '(?:qu[ií]t|s[aá]c|b[oó]rr|elim[ií]n)[aáeé]r?les?',
    datives: [
      ['al', 'del'],
      ['a la', 'de la'],
      ['a los', 'de los'],
      ['a las', 'de las'],
      ['a mi', 'de mi'],
      ['a este', 'de este'],
      ['a esta', 'de esta'],
    ],
    who: '(?:niñ[oa]s?|nen[ea]s?|chic[oa]s?|señor[as]?|señoras?|hombres?|mujer(?:es)?|beb[ée]s?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|caballos?|herman[oa]|hij[oa]s?|espos[oa]|novi[oa]s?|mam[aá]|pap[aá]|madre|padre|abuel[oa]|amig[oa]s?|pib[ea]s?|modelo|jugador(?:a|es)?)',
    where:
      '(?: de (?:la )?(?:izquierda|derecha|atrás|adelante|enfrente)| del (?:medio|centro|fondo)| a la (?:izquierda|derecha))?',
    article: '(?:el|la|los|las|es[eo]|es[oa]s|esa|est[ea]|aquell?a?|sus?|un|una) ',
    away: '',
    remove: 'quita',
    and: 'y|e|pero',
  },
  {
    ...GERMAN,
    verb: '(?:entfern|nimm|nehmt?|lösch|radier|retuschier)e?n?(?: sie)?(?: (?:bitte|mal|doch))*',
    away: '(?: (?:weg|ab|raus|runter|heraus|fort))?',
  },
  {
    ...GERMAN,
    // “Mach dem Mann die Jacke rot” removes nothing.
    verb: '(?:mach|wisch|zieh)e?n?(?: sie)?(?: (?:bitte|mal|doch))*',
    away: ' (?:weg|ab|raus|runter|heraus|fort)',
  },
  {
    verb: '(?:enl[eè]v|retir|effac|supprim|ôt)(?:e|es|ez|er)',
    datives: [
      ['au', 'du'],
      ['à la', 'de la'],
      ["à l['’]", "de l'"],
      ['aux', 'des'],
      ['à mon', 'de mon'],
      ['à ma', 'de ma'],
    ],
    who: '(?:(?:petite?s? )?(?:garçons?|filles?|enfants?|gamine?s?|hommes?|femmes?|monsieur|dame|bébé|chien(?:ne)?|chat|cheval|frère|sœur|soeur|fils|mari|copine?|mère|père|maman|papa|mariée?|type|mec|joueur|modèle))',
    where: '(?: (?:de|à|sur la) (?:gauche|droite|derrière|devant)| du (?:fond|milieu)| au (?:fond|milieu))?',
    article: "(?:(?:le|la|les|ce|cette|ces|son|sa|ses|une?) |l['’])",
    away: '',
    remove: 'enlève',
    and: 'et|mais',
  },
  {
    verb: '(?:tir|remov|apag)(?:a|e|ar|er)',
    datives: [
      ['do', 'do'],
      ['da', 'da'],
      ['dos', 'dos'],
      ['das', 'das'],
      ['ao', 'do'],
      ['à', 'da'],
      ['da minha', 'da minha'],
      ['do meu', 'do meu'],
    ],
    who: '(?:menin[oa]s?|garot[oa]s?|crianças?|homem|homens|mulher(?:es)?|moç[oa]|senhora?|bebê|cachorr[oa]|c[ãa]o|gat[oa]|cavalo|irmã|irmão|filh[oa]|marido|esposa|mãe|pai|noiv[oa]|cara|rapaz|modelo|jogador)',
    where: '(?: (?:da|à|na) (?:esquerda|direita|frente)| (?:de trás|do (?:meio|fundo)))?',
    article: '(?:[ao]s?|seus?|suas?|ess[ae]s?|aquel[ae]s?|uma?) ',
    away: '',
    remove: 'tira',
    and: 'e|mas',
  },
  {
    verb: '(?:togli|togliere|leva|levare|cancella|rimuovi|elimina)',
    datives: [
      ['al', 'del'],
      ['alla', 'della'],
      ['allo', 'dello'],
      ['ai', 'dei'],
      ['agli', 'degli'],
      ['alle', 'delle'],
      ["all['’]", "dell'"],
      ['a mio', 'di mio'],
      ['a mia', 'di mia'],
    ],
    who: '(?:bambin[oaie]|ragazz[oaie]|ragazzin[oaie]|uomo|uomini|donn[ae]|signor[ei]?|signora|bimb[oaie]|cane|gatt[oa]|cavallo|fratello|sorella|figli[oa]|marito|moglie|mamma|papà|spos[oaie]|tizi[oa]|tip[oa]|giocatore|modell[oa])',
    where:
      '(?: (?:a|di|sulla) (?:sinistra|destra)| (?:dietro|davanti)| (?:in mezzo|al centro|sullo sfondo))?',
    article: "(?:(?:il|lo|la|i|gli|le|quel|quella|quelle|quei|una?) |l['’]|quell['’])",
    away: '',
    remove: 'togli',
    and: 'e|ma',
  },
];

export const OFF_SOMEBODY: readonly Rewording[] = LANGUAGES.flatMap(
  ({ verb, datives, who, where, article, away, remove, and }) =>
    datives.map(([to, of]): Rewording => [
      new RegExp(
        `(?<!\\p{L})${verb} ${to}(?:(?<=['’])| )(?<who>${who}${where}) (?<what>${article}(?:(?! (?:${and}) )[^,.;!?])+?)${away}(?=\\s*(?:[,.;!?]|$)| (?:${and}) )`,
        'giu',
      ),
      `${remove} $<what> ${of}${of.endsWith("'") ? '' : ' '}$<who>`,
    ]),
);
