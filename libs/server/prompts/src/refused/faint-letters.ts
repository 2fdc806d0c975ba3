/*
 * “The letters are very pale, make them darker”: letters that the picture shows. Nothing finds only them, and the readers
 * would darken the paper too.
 */

const FAINT_LETTERS: readonly (readonly [letters: string, faint: string, darker: string])[] = [
  [
    '(?:letters?|text|writing|print|ink|numbers?|digits|words|chalk|handwriting)',
    '(?:(?:is|are|looks?|came out) )?(?:(?:very|so|too|really|quite|a bit) )*(?:pale|faint|light|weak|faded|hard to read)',
    '(?:(?:make|turn|get) (?:it |them |the (?:letters|text|writing) )?(?:a bit |much |more )?dark(?:er)?|darken(?: it| them)?|darker)',
  ],
  [
    '(?:buchstaben|text|schrift|tinte|zahlen|ziffern|wörter|handschrift)',
    '(?:(?:ist|sind|wirkt|wirken) (?:\\p{L}+ ){0,3}?)?(?:sehr |so |zu |ganz |etwas )?(?:blass|schwach|hell|verblasst)',
    '(?:(?:mach\\p{L}* (?:sie |ihn |es |das )?)?(?:bitte )?(?:etwas |viel )?dunkler(?: machen)?|(?:bitte )?abdunkeln)',
  ],
  [
    '(?:letras?|texto|escritura|tinta|números?|palabras)',
    '(?:está|están|se ve|se ven|es|son|salió|salieron) (?:(?:muy|tan|demasiado|un poco) )?(?:pálid[oa]s?|clar[oa]s?|tenues?|débil(?:es)?|borros[oa]s?)',
    '(?:(?:haz|pon|ponl|hazl)\\p{L}* (?:un poco )?(?:más )?oscur[oa]s?|oscurec\\p{L}+)',
  ],
  [
    '(?:lettres?|texte|écriture|encre|chiffres|mots)',
    '(?:est|sont|paraît|paraissent) (?:(?:très|trop|si|un peu) )?(?:pâles?|claire?s?|faibles?|effacée?s?)',
    '(?:(?:rends?|fais|mets)(?:-(?:les?|la))? (?:un peu )?plus (?:foncée?s?|sombres?)|fonce[zr]?(?:-(?:les?|la))?|assombri\\p{L}*(?:-(?:les?|la))?)',
  ],
  [
    '(?:letras?|texto|escrita|tinta|números?|palavras)',
    '(?:está|estão|tá|tão|ficou|ficaram) (?:(?:muito|bem|meio|tão) )?(?:apagad[oa]s?|clar[oa]s?|frac[oa]s?|pálid[oa]s?)',
    '(?:(?:deix|faz|faç)\\p{L}* (?:mais )?escur[oa]s?|escurec\\p{L}+)',
  ],
  [
    '(?:lettere|testo|scritta|scritte|scrittura|inchiostro|numeri|parole)',
    "(?:è|sono|sembra|sembrano) (?:(?:molto|troppo|così|un po[’']) )?(?:pallid[oaie]|chiar[oaie]|debol[ei]|sbiadit[oaie])",
    '(?:(?:fall|rendil)[oaie] (?:più )?scur[oaie]|scuriscil[oaie]|scurire|più scur[oaie])',
  ],
];
const FAINT = new RegExp(
  `^\\s*(?:the |my |die |der |das |las? |el |los |les? |l['’]|as? |os? |le |il )?(?:${FAINT_LETTERS.map(
    ([letters, faint, darker]) =>
      `${letters}(?: \\p{L}+){0,4}? ${faint}[^.!?;"“„«]{0,50}?[,.;] ?(?:(?:please|bitte|por favor|svp|per favore|so|also|und|and|y|et|e) ?)*${darker}`,
  ).join('|')})(?:,? (?:please|pls|bitte|por favor|svp|stp|per favore))?[\\s.!?]*$`,
  'iu',
);

/** True for a prompt that only asks for darker letters, because those of the picture are faint. */
export const darkensFaintLetters = (prompt: string): boolean => FAINT.test(prompt);
