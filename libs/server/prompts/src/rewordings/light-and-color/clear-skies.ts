import { COLOR_WORD } from '../../words/color-words.ts';
import { AND_WORDS } from '../ends.ts';
import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Replace grey sky with clear blue one", "swap the cloudy sky for a plain blue one": a sky of this color. */

/** What may follow and makes it more than a color: "a blue sky and white clouds", "a blue gradient". */
const MORE = `(?! (?:with|full|gradient|mit|verlauf|con|degradado|avec|dégradé|com|degradê|gradiente|sfumatura)(?!\\p{L})|,? (?:${AND_WORDS}) (?:\\p{L}+ )?(?:clouds?|sun|sunsets?|birds?|wolken|sonne|sonnenuntergang|nubes|sol|nuages|soleil|nuvens|nuvole|sole|tramonto|${COLOR_WORD})(?!\\p{L}))`;

/** For each language the exchange of a sky for a blue one, and the plainer wish. */
const LANGUAGES: readonly (readonly [exchange: string, plainer: string])[] = [
  [
    '(?:replace|swap|change|turn|switch|exchange|trade)(?: out)? (?:the |this |that |my )?(?:(?:grey|gray|dull|white|cloudy|overcast|boring|pale|bland) )?sky (?:out )?(?:with|for|to|into|against) (?:an? |the )?(?:(?:clear|bright|nice|deep|beautiful|clean|plain|solid|simple|uniform) )?(?<blue>(?:(?:bright|deep|light|dark) )?blue)(?: (?:one|sky))?',
    'make the sky $<blue>',
  ],
  [
    '(?:ersetze?|(?:aus)?tausche?|wechs(?:el|le))n? (?:(?:den|diesen) )?(?:(?:grauen|trüben|weißen|bewölkten|bedeckten|langweiligen) )?himmel (?:durch|gegen) (?:einen )?(?:(?:klaren|schönen|einfachen|einfach|einfarbig|schlicht|rein|durchgehend|gleichmäßig)(?: nur)? )?blauen(?: himmel)?(?: aus)?',
    'mach den Himmel blau',
  ],
  [
    '(?:cambia|reemplaza|sustituye|cambiar|reemplazar|sustituir) (?:el|este) cielo (?:(?:gris|nublado|blanco|cubierto|aburrido) )?(?:por|a|con) (?:uno |un cielo )?azul(?: (?:claro|despejado|limpio|liso|uniforme|sencillo|simple))?',
    'haz el cielo azul',
  ],
  [
    '(?:(?:remplace|change|échange|substitue)[rz]?) (?:le|ce) ciel (?:(?:gris|blanc|couvert|nuageux|terne) )?(?:par|en|contre|pour) (?:un )?(?:ciel )?(?:tout )?bleu(?: (?:clair|dégagé|uni|uniforme|simple|pur))?',
    'rends le ciel bleu',
  ],
  [
    '(?:troca|troque|substitui|substitua|muda|trocar|substituir|mudar) (?:o|este) céu (?:(?:cinza|nublado|branco|encoberto|sem graça) )?(?:por|pra|para) (?:um )?(?:céu )?azul(?: (?:limpo|claro|liso|uniforme|simples))?',
    'deixa o céu azul',
  ],
  [
    '(?:(?:sostituisc|camb)i(?:re|are)?|scambia) (?:il|questo) cielo (?:(?:grigio|bianco|nuvoloso|coperto|noioso) )?(?:con|in|per) (?:uno |un cielo )?(?:azzurro|blu)(?: (?:limpido|sereno|semplice|uniforme|liscio))?',
    'rendi il cielo azzurro',
  ],
];

export const CLEAR_SKIES: readonly Rewording[] = [
  ...LANGUAGES.map(([exchange, plainer]): Rewording => [word(`${exchange}${MORE}`), plainer]),
  [word('make (?:the |this )?sky (?:an? )?(?:clear|clean|nice|beautiful|crisp) blue'), 'make the sky blue'],
];
