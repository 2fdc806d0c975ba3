import { VERBS } from '../lexicon/concepts.ts';
import { says } from '../clauses/clauses.ts';
import { tellsCircumstance } from '../remarks/circumstances.ts';
import { plain } from '../remarks/plain-words.ts';
import { SEEN_ALONE } from '../rewordings/backgrounds/seen-alone.ts';
import type { Word } from '../words/words.ts';
import type { Said } from './has-anyway.ts';

/*
 * Why somebody has a side cut off, what a blurred background leaves, and how the picture was taken: beside what is done,
 * these ask for nothing.
 */

const AND =
  '(?:(?:and|but|because|cause|since|und|aber|weil|denn|y|pero|porque|que|che|et|mais|car|parce que|e|mas|é que|ma|perché|siccome) )*';
/** What lies at the side that is cut off: "y a mon doigt", "da hängt eine Lampe", "si vede il mio piede". */
const IS_THERE = new RegExp(
  `^${AND}(?:(?:there s|there is|theres|there are|hay|il y a|y a|tem|há|c è|ce|c e|ci sono|da (?:ist|sind|steht|stehen|hängt|hängen|liegt|liegen|sieht man|ragt|guckt|schaut)|dort (?:ist|sind|steht|hängt|liegt)|man sieht|es (?:ragt|guckt|schaut)|se ven?|sale|salen|aparecen?|si vedono?|si intravede|spunta|sporge|on (?:y )?voit|dá pra ver|da pra ver|aparecem?|(?:you|u|we|one) can see|(?:you|we) see)(?!\\p{L})|(?:my|our|some(?:one|body)(?: s)?|an?|the|mein\\p{L}*|ein\\p{L}*|mon|ma|un|une|mi|el|la|meu|minha|um|uma|o|a|il|mio) (?:\\p{L}+ ){1,3}?(?:(?:is|are|s|ist|sind|está|están|est|sont|é|tá|è|sono) (?:in|on|im|drauf|dran|da|dort|there|visible|sichtbar|dans|en|no|na|nel|ahí|ali|lì|là|showing)|sticks?|pokes?|peeks?|shows?|ragt|guckt|schaut|hängt|steht|se ve|sale|asoma|se cuela|dépasse|apparaît|aparece|spunta|si vede|sporge)(?!\\p{L}))`,
  'iu',
);
const wishes = (words: readonly Word[]): boolean =>
  words.some(
    (word) =>
      (says(word, ...VERBS) && !says(word, 'make', 'add', 'crop', 'part', 'keep')) ||
      word.quote !== null ||
      [...word.concepts].some((concept) => /^(?:op|color|format|ratio|style):/.test(concept)),
  );

const ONLY_SEEN = new RegExp(`^${AND}${SEEN_ALONE}$`, 'iu');
const BEFORE_BACKGROUND: readonly string[] = ['blur-background', 'remove-background', 'replace-background'];

/** "Foto fatta di notte": the word for the picture before how it was taken. */
const PICTURE =
  /^(?:(?:it s|its|this is|es ist|das ist|es|c est|è|é) )?(?:an? |the |la |una |une |a |uma |das |ein )?(?:photos?|pics?|pictures?|shots?|fotos?|bild|aufnahme|imagen|imagem|immagine) /iu;
const tellsHowTaken = (text: string): boolean => {
  const words = plain(text);
  const rest = words.replace(PICTURE, '');
  return rest !== words && tellsCircumstance(rest);
};

/** Where a smaller file goes: "la mando per email". */
const SENDS =
  /(?<!\p{L})(?:send(?:ing)?|upload(?:ing)?|e-?mail(?:ing)?|schicke?n?|verschicke?n?|sende|lade|hochlade\p{L}*|mand[aoe]r?|envi[oa]r?|envío|enviamos|sub[oi]r?|subo|envoi[es]?|envoyer|invi[oa]re?|spedisco|carico)(?!\p{L})/iu;

/** "And remove the sheet behind it", which a new background does anyway. */
const GONE_BEHIND = new RegExp(
  `^${AND}(?:(?:please|bitte) )?(?:remove|delete|erase|get rid of|take out|clean up|entfern\\p{L}*|lösch\\p{L}*|quit[ae]\\p{L}*|borr[ae]\\p{L}*|elimin\\p{L}*|enl[eè]v\\p{L}*|supprim\\p{L}*|effac\\p{L}*|tir[ae]r?|apag\\p{L}*|remov\\p{L}*|togli\\p{L}*|cancell\\p{L}*|rimuov\\p{L}*|(?:die|der|das|den) (?=.*(?:weg|entfernen|raus)$))(?!\\p{L}).* ?(?:behind(?: (?:it|me|us|them|him|her))?|in the (?:background|back)|(?:dahinter|im hintergrund|hinten)(?: (?:weg|entfernen|raus))?|(?:de |por )?(?:atrás|detrás)|(?:d el|del) fondo|derrière(?: (?:moi|nous|lui|elle))?|à l arrière(?: plan)?|de trás|no fundo|dietro|sullo sfondo)$`,
  'iu',
);
/** Steps after which nothing of the old background is left. */
export const WITHOUT_BACKGROUND: readonly string[] = [
  'remove-background',
  'replace-background',
  'product-shadow',
];

/** "But natural", beside skin that is smoothed less. */
const NATURALLY =
  /^(?:(?:but|aber|pero|mais|mas|ma|keep it|please|bitte) )*(?:natural|naturally|natürlich|naturel|naturale)$/iu;

export const BESIDE_DONE: readonly Said[] = [
  {
    isDone: ({ operation, options }) => operation === 'crop' && 'edge' in options,
    isSaid: (text, words) => IS_THERE.test(plain(text)) && !wishes(words),
  },
  {
    isDone: ({ operation, options }) =>
      BEFORE_BACKGROUND.includes(operation) || (operation === 'blur' && options['where'] === 'background'),
    isSaid: (text) => ONLY_SEEN.test(plain(text)),
  },
  {
    isDone: ({ operation }) => WITHOUT_BACKGROUND.includes(operation),
    isSaid: (text) => GONE_BEHIND.test(plain(text)),
  },
  {
    isDone: ({ options }) => 'sizePercent' in options || 'maxBytes' in options,
    isSaid: (text, words) => SENDS.test(plain(text)) && !wishes(words),
  },
  {
    isDone: ({ operation, strength }) => operation === 'smooth-skin' && strength < 1,
    isSaid: (text) => NATURALLY.test(plain(text)),
  },
  { isDone: ({ operation }) => operation !== 'night', isSaid: (text) => tellsHowTaken(text) },
];
