import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Somebody or something that shall be all that is left: "I want the dog alone, without the sofa", "keep the vase, bin the
 * rest". Without the word “only” in its usual place, the readers take what is wanted for what shall go.
 */

const END = `(?=\\s*(?:[.;!?]|$)|,? (?:${COURTESIES})(?!\\p{L}))`;
const START = '(?<=^|[.;!?:] ?|^(?:please|bitte|por favor|per favore|hi|hey|hallo|hola|salut|oi|ciao),? )';

interface Language {
  /** "I want". */
  readonly want: string;
  /** A determiner, and the space after it. */
  readonly the: string;
  /** "Alone", after what is named. */
  readonly alone: string;
  /** "Without the". */
  readonly without: string;
  readonly keep: string;
  readonly and: string;
  readonly remove: string;
  readonly rest: string;
  /** The verb with "only", before what is named. */
  readonly plainer: readonly [wanted: string, kept: string];
}

const LANGUAGES: readonly Language[] = [
  {
    want: "(?:i|we)(?: would|['’]d)? (?:only |just )?(?:want|need|like)",
    the: '(?:the|my|our|this|that) ',
    alone:
      '(?:only|alone|by (?:itself|himself|herself|themselves)|on (?:its|his|her|their) own|in isolation|isolated)',
    without: '(?:no|without)(?: the| any| its| his| her)?',
    keep: '(?:keep|leave|save)',
    and: '(?:,|;| and|, and| but)',
    remove:
      '(?:delete|erase|remove|bin|trash|ditch|lose|scrap|dump|toss|cut|chuck|get rid of|throw)(?: out| away)?',
    rest: '(?:(?:all of )?the rest|all the rest|everything else|all else)(?: of it)?(?: out| away)?',
    plainer: ['I want only ', 'keep only '],
  },
  {
    want: 'ich (?:will|möchte|brauche|hätte gerne?)',
    the: '(?:den|die|das|meine?n?|unsere?n?|diesen?|dieses) ',
    alone: '(?:ganz )?(?:allein|alleine|solo|einzeln)',
    without: 'ohne(?: den| die| das)?',
    keep: '(?:behalte?|lasse?|erhalte)',
    and: '(?:,|;| und|, und| aber)',
    remove: '(?:lösche?|entferne?|wirf|schmei(?:ß|ss)e?|mache?|nimm|schneide?|hau)',
    rest: '(?:alles andere|den (?:ganzen )?rest|alles übrige)(?: weg| raus)?',
    plainer: ['ich will nur ', 'behalte nur '],
  },
  {
    want: '(?:quiero|necesito|quisiera|queremos)',
    the: '(?:el|la|al|a la|mi|a mi|nuestr[oa]|est[ea]) ',
    alone: '(?:sol[oa]|solit[oa])',
    without: 'sin(?: el| la| los| las)?',
    keep: '(?:deja|mant[eé]n|conserva|guarda|quédate con)',
    and: '(?:,|;| y|, y| pero)',
    remove: '(?:borra|elimina|quita|tira|saca|suprime|bota)',
    rest: '(?:todo )?(?:lo demás|lo demas|el resto|lo otro)',
    plainer: ['quiero solo ', 'deja solo '],
  },
  {
    want: '(?:je (?:veux|voudrais)|il me faut)',
    the: "(?:(?:le|la|mon|ma|notre|ce|cet|cette) |l[’'])",
    alone: '(?:toute? )?(?:seule?|isolée?)',
    without: "sans(?: le| la| les| l[’'])?",
    keep: '(?:garde|laisse|conserve)',
    and: '(?:,|;| et|, et| mais)',
    remove: '(?:efface|supprime|enlève|vire|jette|retire|dégage)',
    rest: '(?:tout )?le reste',
    plainer: ['je veux juste ', 'garde juste '],
  },
  {
    want: '(?:eu )?(?:quero|queria|preciso)',
    the: '(?:o|a|meu|minha|o meu|a minha|ess[ea]|est[ea]) ',
    alone: '(?:sozinh[oa]|isolad[oa])',
    without: 'sem(?: o| a| os| as)?',
    keep: '(?:deix[ae]|mantém|mantenha|fica com|guarda)',
    and: '(?:,|;| e|, e| mas)',
    remove: '(?:apag[ae]|tir[ae]|remov[ae]|elimin[ae]|exclui|joga fora|jogue fora|deleta)',
    rest: '(?:todo )?o rest(?:o|ante)',
    plainer: ['quero só ', 'deixa só '],
  },
  {
    want: '(?:voglio|vorrei|mi serve)',
    the: "(?:(?:il|lo|la|il mio|la mia|quest[oa]|questo) |l[’'])",
    alone: '(?:da sol[oa]|isolat[oa])',
    without: "senza(?: il| lo| la| i| gli| le| l[’'])?",
    keep: '(?:tieni|lascia|mantieni|conserva)',
    and: '(?:,|;| e|, e| ma)',
    remove: '(?:cancella|togli|elimina|rimuovi|butta via|leva|via)',
    rest: '(?:tutto )?il resto',
    plainer: ['voglio solo ', 'lascia solo '],
  },
];

/** What is named: one word or two, of which none is a color or says how it shall be. */
const NAMED =
  '\\p{L}+(?: (?!(?:only|alone|allein|alleine|solo|sola|seule?|in|en|em|ganz|tout|toute|da)(?!\\p{L}))\\p{L}+)?';

const rewordingsOf = (language: Language): readonly Rewording[] => {
  const { want, the, alone, without, keep, and, remove, rest, plainer } = language;
  const what = `(?<what>${the}${NAMED})`;
  const lack = `(?:,? (?:and |und |y |et |e )?${without} ?\\p{L}+(?: \\p{L}+)?)`;
  return [
    // "I want the dog alone", "the dog alone, without the sofa".
    [new RegExp(`${START}${want} ${what} ${alone}${lack}?${END}`, 'giu'), `${plainer[0]}$<what>`],
    [new RegExp(`${START}${what} ${alone}${lack}${END}`, 'giu'), `${plainer[0]}$<what>`],
    [
      new RegExp(
        `${START}${keep} ${what}(?: da| stehen| drin)?${and} ?(?:please |bitte )?${remove} ${rest}${END}`,
        'giu',
      ),
      `${plainer[1]}$<what>`,
    ],
  ];
};

/** Somebody or something that can stand alone, in the six languages. */
const BEING =
  '(?:person|man|woman|girl|boy|baby|child|couple|bride|groom|dog|puppy|cat|kitten|horse|bird|car|bike|product|bottle|cup|plate|shoes?|hund|katze|mann|frau|kind|auto|braut|pferd|produkt|perro|gato|hombre|mujer|niñ[oa]|coche|novia|caballo|producto|chien|chat|homme|femme|enfant|voiture|mariée|cheval|produit|cachorro|gat[oa]|homem|mulher|menin[oa]|carro|noiva|cavalo|produto|cane|gatto|uomo|donna|bambin[oa]|macchina|sposa|cavallo|prodotto)';
const ONLY_AFTER: readonly Rewording[] = (
  [
    ['(?:the|my|our) ', 'only', 'only '],
    ['(?:der|den|die|das) ', '(?:nur|allein|alleine)', 'nur '],
    ['(?:el|la|mi|al) ', '(?:sol[oa]|sólo|solamente|nomás)', 'solo '],
    ["(?:le |la |mon |ma |l[’'])", '(?:seul|seule|seulement|uniquement)', 'seulement '],
    ['(?:o|a|meu|minha) ', '(?:só|apenas|somente|sozinh[oa])', 'só '],
    ["(?:il |lo |la |l[’'])", '(?:sol[oa]|soltanto|solamente)', 'solo '],
  ] as const
).map(([the, only, first]) => [
  new RegExp(`^\\s*(?<what>${the}${BEING}|${BEING}) ${only}${END}`, 'iu'),
  `${first}$<what>`,
]);

export const SHOWN_ALONE: readonly Rewording[] = [
  ...LANGUAGES.flatMap(rewordingsOf),
  [new RegExp(`${START}i only (?=(?:want|need) (?:the|my|our) ${NAMED}${END})`, 'giu'), 'I just '],
  [new RegExp(`${START}just (?=(?:the|my|our) \\p{L}+${END})`, 'giu'), 'only '],
  // "The dog only", "el perro solo": the word comes after what is left.
  ...ONLY_AFTER,
  // A cut-out, of which is said again what is left.
  [
    new RegExp(
      `(?<=(?:remove|delete|erase) (?:the )?background|(?:enlever?|supprimer?|retirer?) le fond)(?:,| and| et|;) (?:keep(?:ing)? (?:only|just)|(?:only|just) keep|garder? (?:juste|seulement|que)|ne garder? que) (?:the|my|le|la|les|l['’]|mon|ma) ?\\p{L}+(?: \\p{L}+)?${END}`,
      'giu',
    ),
    '',
  ],
  // The readers know the accusative.
  [/(?<=^(?:bitte )?nur d)er (?=\p{L}+(?: bitte)?$)/iu, 'en '],
];
