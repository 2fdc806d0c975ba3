import { quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { wordsOf } from '../words/words.ts';
import { valueIn } from '../clauses/reading.ts';
import { DRAWN_BESIDE } from '../unquoted/drawn-beside.ts';
import { isLettered } from './letter-details.ts';

const NOUNS_AFTER =
  'background|box|bar|band|banner|strip|label|plate|rectangle|badge|sticker|ribbon|seal|circle|bubble|grund|hintergrund|kasten|balken|feld|streifen|kreis|rechteck|plakette|aufkleber';
const NOUNS_BEFORE =
  'fond|bandeau|bande|barre|étiquette|encadré|pastille|cercle|fondo|recuadro|caja|franja|banda|barra|cinta|etiqueta|sello|círculo|rect[aá]ngulo|fundo|faixa|tarja|tira|caixa|selo|adesivo|ret[aâ]ngulo|sfondo|riquadro|fascia|striscia|nastro|etichetta|bollino|cerchio|rettangolo';
/** "On a white box", "auf weißem Grund", "con fondo blanco": something colored behind letters, in six languages. */
const GROUND = new RegExp(
  `(?<!\\p{L})(?:(?:on|in|with|against|auf|mit|vor) (?:(?:an?|the|einem?r?|dem) )?(?<before>(?:\\p{L}+[ -]){1,2})(?:${NOUNS_AFTER})|(?:sur|avec|dans|sobre|con|en|com|em|num|numa|su|in|da) (?:(?:un|une|una|um|uma|le|il) )?(?:${NOUNS_BEFORE}) (?<after>\\p{L}+))(?: (?:behind|under|hinter|unter|detrás|derrière|atrás|dietro)(?: \\p{L}+){0,2})?(?!\\p{L})`,
  'iu',
);

/** "With little hearts": drawings beside a text, of which none can be drawn. */
const DRAWN = new RegExp(
  `(?<!\\p{L})(?:with|mit|con|avec|com) (?:(?:an?|some|lots of|little|small|tiny|cute|ein|eine[nm]?|ein paar|kleine[nm]?|unos?|unas?|much[oa]s|pequeñ[oa]s?|des|une?|petite?s?|uma?|uns|umas|pequen[oa]s?|i|dei|delle|piccol[ie]|red|pink|rot\\p{L}*|roj[oa]s|roses?|vermelh[oa]s|ross[ie]) )*(?:paw prints?|${DRAWN_BESIDE})(?: (?:around|next to|beside|on|um|alrededor|autour|em volta|intorno)(?: \\p{L}+){0,2})?(?!\\p{L})`,
  'iu',
);

const namesColor = (words: string | undefined): boolean =>
  wordsOf(words ?? '').words.some((word) => valueIn(word, 'color') !== null);
/** True for a color in the language of the text: "noir" alone would be a look. */
const isColorIn = (text: string, word: string | undefined): boolean =>
  wordsOf(text).words.some((one) => one.text === word && valueIn(one, 'color') !== null);

/** "Black on yellow", "noir sur jaune": the color of letters, and that behind them. */
const COLOR_ON_COLOR =
  /(?<!\p{L})(?<letters>\p{L}+)(?: (?:letters|lettering|text|type|font|buchstaben|schrift))? (?<ground>(?:on|auf|sur|sobre|su) (?<color>\p{L}+))(?=\s*(?:[,.;!?]|$)| (?:saying|reading|that says|with|mit|con|avec|com|pon|escribe|schreib|écris|escreve|scrivi)(?!\p{L}))/iu;

/** What the prompt wants behind or beside the letters that it writes. Null if it wants nothing there, or another background. */
export const letterGround = (prompt: string, steps: readonly PlannedStep[]): string | null => {
  const isBackground = steps.some(({ operation }) => operation === 'replace-background');
  if (isBackground || !steps.some(isLettered)) return null;
  const around = prompt.replace(/"[^"]*"/gu, (text) => ' '.repeat(text.length));
  const drawn = DRAWN.exec(around)?.[0];
  if (drawn !== undefined) return drawn;
  const found = GROUND.exec(around);
  const { before, after } = found?.groups ?? {};
  if (found !== null && (namesColor(before) || isColorIn(around, after))) return found[0];
  const { letters, ground, color } = COLOR_ON_COLOR.exec(around)?.groups ?? {};
  return ground !== undefined && [letters, color].every((word) => isColorIn(around, word)) ? ground : null;
};

/** The step without the color of letters, if it is only that of what should be behind them. */
const withoutGroundColor = (step: PlannedStep, ofLetters: string): PlannedStep => {
  if (!isLettered(step) || namesColor(ofLetters.replace(/"[^"]*"/gu, ' '))) return step;
  const { color: _, ...options } = step.options;
  return { ...step, options };
};

/** The reading that says that nothing is put behind or beside letters. `ofLetters` is the prompt without that. */
export const withGroundUndone = (
  reading: PromptReading,
  ground: string | null,
  ofLetters: string,
): PromptReading => {
  if (ground === null || !reading.steps.some(isLettered)) return reading;
  const others = reading.notPossible.filter(
    (told) =>
      !unquoted(reading.ownWords?.[told] ?? told)
        .toLowerCase()
        .includes(ground.trim().toLowerCase()),
  );
  return {
    ...reading,
    steps: reading.steps.map((step) => withoutGroundColor(step, ofLetters)),
    notPossible: [...others, quote(ground)],
    hints: others.length > 0 ? reading.hints : [],
  };
};
