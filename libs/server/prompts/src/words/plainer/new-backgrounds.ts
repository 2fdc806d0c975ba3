import type { Rewording } from './rewording.ts';

/*
 * "Remove bg, put pink one": the pronoun stands for the background, which becomes of that color.
 */

const SHADE_EN =
  '(?:(?:light|dark|pastel|pale|bright|plain|solid|deep|soft|hot|royal|navy|baby|sky|forest) )*';
export const COLORS = {
  en: `${SHADE_EN}(?:pink|red|blue|green|yellow|orange|purple|violet|white|black|gr[ae]y|beige|brown|teal|turquoise|navy|gold|silver|cream|mint)`,
  es: '(?:rosa|roj[oa]|azul|verde|amarill[oa]|naranja|morad[oa]|violeta|blanc[oa]|negr[oa]|gris|beige|marrón|turquesa|crema|celeste)(?: (?:claro|oscuro|pastel))?',
  fr: '(?:rose|rouge|bleu|vert|jaune|orange|violet|blanc|noir|gris|beige|marron|turquoise|crème)(?: (?:clair|foncé|pastel))?',
  pt: '(?:rosa|vermelho|azul|verde|amarelo|laranja|roxo|violeta|branco|preto|cinza|bege|castanho|marrom|turquesa|creme)(?: (?:claro|escuro|pastel))?',
};
export const NEW_BACKGROUNDS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:remove|delete|erase|cut out|take out|get rid of|lose|drop) (?:the |my )?(?:background|backgroud|backdrop|bg)(?:,| and|, and|, then| and then|;|\\.) ?(?:put|add|use|make|give|insert|set|want)(?: in| me| it)*(?: a| an| the| some)? (?<color>${COLORS.en}) one(?!\\p{L})`,
      'giu',
    ),
    'make the background $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:quita|borra|elimina|quitar) (?:el |mi )?fondo(?: y|,|, y| e) ?(?:ponle|pon|ponme|añade|coloca|mete|poner) (?:uno|otro)(?: de color)? (?<color>${COLORS.es})(?!\\p{L})`,
      'giu',
    ),
    'pon el fondo $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:enlève|enlever|supprime|retire|vire) (?:le |mon |l['’])(?:fond|arrière-plan)(?: et|,|, et) ?(?:mets(?:-en)?|mettre|ajoute(?:-en)?) un (?<color>${COLORS.fr})(?!\\p{L})`,
      'giu',
    ),
    'mets le fond en $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:tira|remove|apaga|tire|remova) (?:o |meu )?fundo(?: e|,|, e) ?(?:põe|coloca|bota|coloque|adiciona|ponha) (?:um|outro)(?: de cor)? (?<color>${COLORS.pt})(?!\\p{L})`,
      'giu',
    ),
    'coloca o fundo $<color>',
  ],
];
