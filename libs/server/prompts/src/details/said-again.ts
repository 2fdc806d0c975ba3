import { says } from '../clauses/clauses.ts';
import { LABELS } from './undone-details.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import { quotedIn, type PromptReading } from '../prompt-reading.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { asksForCutOut } from './cut-out-again.ts';
import { HAD_ANYWAY, type Said } from './has-anyway.ts';
import { BESIDE_DONE, WITHOUT_BACKGROUND } from './beside-done.ts';
import { TOLD_OF_DONE } from './told-of-done.ts';
import { namesMetadata } from './metadata.ts';

const has = (words: readonly Word[], kind: RegExp): boolean =>
  words.some(({ concepts }) => [...concepts].some((concept) => kind.test(concept)));
/** True for words that name something and ask for nothing: no verb, operation, measure or place. */
const onlyNames = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.every(({ measure, quote: text }) => measure === null && text === null) &&
  !words.some((word) => says(word, ...VERBS, 'not', 'without', 'only')) &&
  !has(words, /^(?:op|beyond|place|format|ratio|style|direction):/);

const anyWord = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const eachIs =
  (form: RegExp, ...concepts: readonly Concept[]) =>
  (words: readonly Word[]): boolean =>
    words.every(
      (word) =>
        says(word, 'article', 'filler', 'and', ...concepts) ||
        word.text.split(' ').every((one) => form.test(one)),
    );

/** A scan has dark letters on white paper without a shadow, and only the page. */
const OF_SCAN = anyWord(
  'paper|page|sheet|get|rid|take|away|remove|text|writing|letters|ink|background|black|white|pure|clean|darker|dark|readable|legible|even|no|shadows?|hand|phone|off|table|desk|edges?|cut|crop|the|my|from|of|on|blatt|papier|seite|schrift|schwarz|weiß|reinweiß|dunkler|lesbar|schatten|hand|handy|drauf|darauf|tisch|tischkante|weg|raus|ohne|kein|keine|von|meiner|meinem|papel|hoja|texto|letras?|negro|negra|blanco|blanca|sombras?|mano|móvil|mesa|sin|nítido|legible|feuille|texte|noir|blanc|blanche|ombres?|main|téléphone|bords?|sans|lisible|folha|preto|preta|branco|branca|mão|celular|sem|legível|carta|foglio|testo|nero|nera|bianco|bianca|ombra|mano|telefono|tavolo|bordi|senza|leggibile',
);
const isOfScan = eachIs(
  OF_SCAN,
  'make',
  'shadow',
  'dark',
  'color:black',
  'color:white',
  'edge',
  'cut',
  'crop',
  'without',
  'remove',
  'not',
);
const NO = /^(?:no|not|without|kein\p{L}*|ohne|nicht|sin|sans|pas|sem|não|nao|senza|non)$/iu;
/** "Erase the text", "make the text bigger". */
const changesText = (words: readonly Word[]): boolean =>
  words.some((word) => says(word, 'remove', 'without', 'not') || NO.test(word.text)) &&
  !words.some((word) => says(word, 'shadow') || DESK.test(word.text));

/** What lies around a page and is cut off. */
const DESK = anyWord('desk|table|tisch|tischkante|mesa|table|tavolo|hand|mano|main|mão|phone|handy');

/** Words for the line between two pictures, which is white by default. */
const GAP =
  /(?<!\p{L})(?:line|strip|gap|stripe|linie|strich|streifen|lücke|línea|linea|franja|raya|ligne|trait|bande|linha|faixa|riga|striscia)(?!\p{L})/iu;
const OTHER_COLORS = /^color:(?!white$)/;

/** Which of several is meant, by a pronoun: "the beach one", "celle du port", "quella del lago". */
const WHICH =
  /^(?:and |y |et |und |e |also |también |tambien |aussi |auch |anche |também )*(?:the (?:\p{L}+ )?(?:one|ones|pic|picture|photo|shot|image)(?: (?:with|of|from|at|in|on|where|i|that|next to|near|beside|under|above|over|by) .*)?|(?:celle|celui|ceux|celles) (?:de|du|des|avec|où|d|qui) .*|(?:la|el|las|los) (?:de|del|con|que) .*|(?:quella|quello|quelle|quelli) (?:di|del|della|dei|con|dove|che) .*|(?:a|o|as|os|aquela|aquele) (?:da|do|de|das|dos|com) .*|(?:das|die|der|den) (?:mit|vom|von|am|aus|auf) .*)$/iu;

/** "All of them", after the name of what is removed. */
const ALL =
  /^(?:(?:just |really |like )*(?:all|every (?:single )?one|each and every one|both) of (?:em|them|it|these|those)|all|them all|every one|(?:wirklich )?(?:alle|alles)(?: davon| von ihnen)?|(?:a )?(?:todos|todas)(?: ell[oa]s| eles| elas)?|tou(?:te)?s(?: sans exception)?|tutti(?: quanti)?|tutte(?: quante)?)(?: please| pls)?$/iu;
const LOOK =
  /^(?:digits?|numbers?|numerals?|letters?|print|printed|zahlen|ziffern|schrift|números?|numeros?|dígitos?|letras?|chiffres?|lettres?|cifre|numeri|lettere)$/iu;

/** "Clean it up" after the fault that is repaired. */
const CLEAN =
  /^(?:please |(?:can|could) (?:you|u|it|this|that)(?:(?: please)? be)? |pls |bitte |mach (?:das |es |mal )?|por favor )*(?:clean(?:ed)?(?: (?:it|that|this|them))?(?: up)?|clear (?:it|that|this|them)(?: (?:up|away|off))?|mach (?:das|es|ihn|sie) (?:(?:ein bisschen|etwas|bitte|mal) )*weg|enl[eè]ve[rz]?[- ](?:l[ea]s?|ça|moi ça)|tir[ae](?: isso| ela)?|(?:fix|mend|repair|restore)(?: (?:it|that|this|her|him|them))?|(?:fixed|mended|repaired|restored|saved|rescued)|get rid of (?:it|that|them)|sauber(?: machen)?|bereinigen|nettoie(?:z)?(?:-| )?(?:la|le|ça|moi ça)?|límpial[oa]|limpial[oa]|limpia(?: eso)?|quítal[oa]|limpa(?: isso| ela)?|limpe|puliscil[oa]|pulisci(?:la)?|toglil[ao]|remets? (?:la |le )?(?:normale?|comme avant|naturel)|(?:back )?to normal|wieder normal|ponl[oa] normal|déjal[oa] normal|volta ao normal|rimettil[oa] normale)(?: (?:a bit|a little|please|pls|bitte|ein bisschen|etwas|un peu|un poco|um pouco|un po|stp|svp|porfa|por favor))*$/iu;
const REPAIRS: readonly string[] = [
  'denoise',
  'dehaze',
  'repair-scratches',
  'scan-document',
  'color-correction',
  'improve-quality',
];
/** What lies on old slides and prints, such as dust and hair. */
const DUST =
  /^(?:hairs?|lint|fluff|fibres?|fibers?|dust|specks?|haare?|fusseln?|staub|pelos?|pelusas?|polvo|poils?|cheveux|poussières?|pelinhos|cabelos?|poeira|fiapos|peli|capelli|polvere)$/iu;

/** "Leave equal space on all sides", beside a wish to center something. */
const EQUAL_SPACE =
  /(?:equal|same|even|gleich\p{L}*|igual\p{L}*|mismo|même|égal\p{L}*|mesm[oa]|ugual\p{L}*|stess[oa]) (?:\p{L}+ )*(?:space|room|margins?|abstand|platz|rand|espacio|margen|espace|marges?|espaço|margem|spazio|margine)|(?:space|room|margins?|abstand|platz|espacio|espace|espaço|spazio) (?:equal|evenly|gleich|igual|égal|uguale)/iu;
/** "Don't cut off the ears": beside a crop that keeps the subject whole. */
const UNCUT =
  /(?:don t|don't|dont|do not|without|never|no|not|nicht|ohne|sin|sans|ne|não|nao|sem|non|senza) (?:\p{L}+ )*(?:cut(?:ting)?|chop(?:ping)?|crop(?:ping)?|abschneide\p{L}*|schneid\p{L}*|cort\p{L}*|recort\p{L}*|coup\p{L}*|tagli\p{L}*)/iu;
/** "Put the name of my shop at the bottom", beside the name itself. */
const NAME_OF =
  /(?<!\p{L})(?:name|nombre|nom|nome)(?:n|s)? (?:of|von|de|del|du|da|do|di|della|meines|meiner|unseres) /iu;

/** The state of the paper that is scanned or restored. */
const OF_PAPER =
  /^(?:(?:and |but |und |y |pero |et |mais |e |ma |mas )*(?:it s|its|it is|it was|is|the paper is|es ist|sie ist|er ist|ist|das blatt ist|está|esta|c est|il est|elle est|è|tá|ta|é))?(?: (?:a bit|all|very|so|really|quite|etwas|ganz|ein bisschen|sehr|un poco|muy|toda?|un peu|tout|toute|très|un po|molto|tutt[oa]|um pouco|meio|muito|todo))* ?(?:crumpled|creased|wrinkled|wrinkly|crinkled|folded|zerknittert|zerknüllt|verknittert|geknickt|gefaltet|arrugad[oa]|doblad[oa]|froissée?|pliée?|chiffonnée?|amassad[oa]|amarrotad[oa]|dobrad[oa]|stropicciat[oa]|spiegazzat[oa]|piegat[oa])(?: up)?$/iu;
/** Where one of two pictures stands: "the other below", "otra abajo". */
const ONE_PLACED =
  /^(?:and |und |y |et |e )*(?:(?:the )?(?:one|other|first|second|other one)|(?:das|die|der)? ?(?:eine?s?|andere?s?|erste?s?|zweite?s?)|(?:la |el )?(?:una|otra|primera|segunda)|(?:l )?(?:une|autre)|la (?:première|deuxième|seconde)|(?:a )?(?:uma|outra|primeira|segunda)|(?:l )?(?:una|altra)|la (?:prima|seconda)) (?:(?:at|on|to|an|à|a|en|al|alla|auf|in|em|na|no|ao?) )?(?:the |der |la |le |el |il |o )?(PLACE)$/iu
    .source;
const placed = (places: string): RegExp => new RegExp(ONE_PLACED.replace('PLACE', places), 'iu');
const STACKED = placed(
  'top|bottom|above|below|under|underneath|beneath|oben|unten|drüber|drunter|darüber|darunter|arriba|abajo|encima|debajo|haut|bas|dessus|dessous|au dessus|en dessous|cima|baixo|embaixo|acima|abaixo|sopra|sotto|alto|basso',
);
const BESIDE = placed(
  'left|right|links|rechts|izquierda|derecha|gauche|droite|esquerda|direita|sinistra|destra',
);

const TABLE: readonly Said[] = [
  ...HAD_ANYWAY,
  ...TOLD_OF_DONE,
  ...BESIDE_DONE,
  {
    // A background that becomes white is removed, and what stands before it is cut out.
    isDone: ({ operation, options }) =>
      WITHOUT_BACKGROUND.includes(operation) && options['where'] === undefined,
    isSaid: asksForCutOut,
  },
  {
    // No result of any operation contains metadata.
    isDone: () => true,
    isSaid: (text) => namesMetadata(text),
  },
  {
    isDone: ({ operation }) => operation === 'scan-document' || operation === 'repair-scratches',
    isSaid: (text) => OF_PAPER.test(text),
  },
  {
    isDone: ({ operation, options }) => operation === 'collage' && options['layout'] === 'stacked',
    isSaid: (text) => STACKED.test(text),
  },
  {
    isDone: ({ operation, options }) => operation === 'collage' && options['layout'] !== 'stacked',
    isSaid: (text) => BESIDE.test(text),
  },
  {
    isDone: ({ operation }) => operation === 'scan-document',
    isSaid: (_, words) => isOfScan(words) && !changesText(words),
  },
  {
    isDone: ({ operation }) => operation === 'collage',
    isSaid: (text, words) =>
      !has(words, OTHER_COLORS) &&
      (GAP.test(text) || (onlyNames(words) && !LABELS.test(text) && !has(words, /^(?:color|side)/))),
  },
  {
    isDone: ({ operation, options }) =>
      options['fill'] === 'reference' || operation === 'match-reference' || operation === 'collage',
    isSaid: (text, words) => WHICH.test(text) && !has(words, /^(?:op|color|beyond):/),
  },
  {
    // All plates, faces and lines of text are hidden, and all of the skin is smoothed.
    isDone: ({ operation, options }) =>
      operation === 'hide-faces' ||
      operation === 'smooth-skin' ||
      ['license plate', 'text', 'face'].includes(String(options['where'] ?? '')),
    isSaid: (text, words) =>
      WHICH.test(text) &&
      !has(words, /^(?:op|color|beyond):/) &&
      !words.some((word) => says(word, 'not') || NO.test(word.text)),
  },
  {
    isDone: ({ operation, options }) => operation === 'remove-object' && options['count'] === 0,
    isSaid: (text) => ALL.test(text),
  },
  {
    isDone: ({ operation, options }) => operation === 'remove-object' && options['names'] === 'text',
    isSaid: (_, words) =>
      words.every(
        (word) =>
          says(word, 'article', 'filler', 'region:text') ||
          word.measure !== null ||
          has([word], /^color:/) ||
          LOOK.test(word.text) ||
          /^[(),.:']$/.test(word.text),
      ),
  },
  {
    isDone: ({ operation }) => REPAIRS.includes(operation),
    isSaid: (text) => CLEAN.test(text),
  },
  {
    isDone: ({ operation }) => operation === 'repair-scratches',
    isSaid: (text) => DUST.test(text),
  },
  {
    isDone: ({ options }) => options['style'] === 'pop-art',
    isSaid: (_, words) =>
      words.every(
        (word) =>
          says(word, 'vivid', 'color', 'strong', 'article', 'filler') ||
          /^(?:loud|bold|bright|knall\p{L}*|grell\p{L}*)$/iu.test(word.text),
      ),
  },
  {
    isDone: ({ operation, options }) => operation === 'crop' && options['around'] !== undefined,
    isSaid: (text) => EQUAL_SPACE.test(text),
  },
  {
    isDone: ({ options }) => options['keeps'] !== undefined,
    isSaid: (text) => UNCUT.test(text),
  },
  {
    isDone: ({ operation, options }) =>
      (operation === 'add-text' || operation === 'watermark') &&
      ['', 'bottom'].includes(String(options['place'] ?? '')),
    isSaid: (text, words) =>
      NAME_OF.test(text) &&
      words.some((word) => says(word, 'add', 'write', 'make')) &&
      !has(words, /^(?:op|color|beyond|place:(?!bottom))/),
  },
];

/** The reading, whose list of what is not done lacks words that only repeat or describe what is done. */
export const withoutSaidAgain = (reading: PromptReading): PromptReading => {
  if (reading.steps.length === 0) return reading;
  const isSaid = (told: string): boolean => {
    const quoted = quotedIn(told);
    if (quoted === null || quoted.endsWith('…')) return false;
    const text = quoted.toLowerCase().trim();
    const { words } = wordsOf(text);
    return TABLE.some((row) =>
      reading.steps.some((step) => row.isDone(step) && row.isSaid(text, words, step, reading.steps)),
    );
  };
  const notPossible = reading.notPossible.filter((told) => !isSaid(told));
  return {
    ...reading,
    notPossible,
    hints: notPossible.length > 0 || reading.notPossible.length === 0 ? reading.hints : [],
  };
};
