import type { Rewording } from '../rewording.ts';

/*
 * "I don't like the green on the skin that the neon makes, can you remove it": a cast of color. Plainer words name it in one
 * wish.
 */

/** For each language that a color on a skin is disliked, what it comes from, how it shall go, and the plainer wish. */
const LANGUAGES: readonly (readonly [disliked: string, of: string, gone: string, plainer: string])[] = [
  [
    "(?:i (?:really )?(?:don['’]?t|do not) like|i hate|i dislike) the (?<color>green|blue|yellow|orange|red|magenta|purple)(?:ish)?(?: (?:tint|cast|tone|color|colour|glow))? on (?:the|my|her|his|our) (?:skin|faces?)",
    '(?:that |which |from |because of )[^.,;!?]{2,40}',
    '(?:(?:can|could) you )?(?:please )?(?:remove|fix|take out|get rid of) (?:it|that)(?: please)?',
    'remove the $<color> cast from the skin',
  ],
  [
    '(?:ich mag|mir gefällt) (?:das|den|dieses|diesen) (?<color>grün|blau|gelb|orange|rot|lila)(?:e|stich|liche|lichen)? (?:auf der haut|im gesicht|in den gesichtern|der haut)(?: nicht)?',
    '(?:vom|von der|von den|das|den|wegen) [^.,;!?]{2,40}',
    '(?:kannst du )?(?:mach|nimm)?e? ?(?:das|es|den)(?: bitte)? ?(?:weg|raus)(?:machen|nehmen)?',
    '$<color>stich auf der Haut entfernen',
  ],
  [
    '(?:no me gusta|odio) (?:el|ese) (?<color>verde|azul|amarillo|naranja|rojo|morado)(?:so|cito)? (?:de|en|sobre) (?:la|mi|su) (?:piel|cara)',
    '(?:que|por|del?) [^.,;!?]{2,40}',
    '(?:(?:me )?lo (?:puedes )?(?:quitas?|quitar)|quítalo|(?:puedes |podrías )quitarlo)',
    'quita el tono $<color> de la piel',
  ],
  [
    "(?:je n['’]aime pas|j['’]aime pas|je déteste) (?:le|ce) (?<color>vert|bleu|jaune|orange|rouge|violet)(?:âtre)? sur (?:la|ma|sa|les) (?:peau|visages?)",
    "(?:que|du|de la|à cause|qui)(?: |['’])[^.,;!?]{2,40}",
    "(?:(?:tu peux |vous pouvez |tu )?(?:l[ea] |l[’'])?(?:enlève[rz]?|enlèves|retire[rz]?|retires)(?:[- ](?:le|ça))?)",
    'enlève la dominante $<color> de la peau',
  ],
  [
    '(?:não gosto|odeio|não curti)(?: d[oe]sse| d[oe]| o| esse)? ?(?<color>verde|azul|amarelo|laranja|vermelho|roxo)(?:ado|inho)? (?:na|da|sobre a) (?:minha )?(?:pele|cara)',
    '(?:que|por|do|da) [^.,;!?]{2,40}',
    '(?:(?:dá pra |pode |você )?(?:tira|tirar|remove|remover)(?: isso| ele)?)',
    'tira o tom $<color> da pele',
  ],
  [
    '(?:non mi piace|odio|detesto) (?:il|quel) (?<color>verd|blu|giall|aranci|ross|viol)(?:ino|astro|astra|e|o|one|etto|a)? (?:sulla|della) (?:mia )?(?:pelle|faccia)',
    "(?:che|del|della|per)(?: |['’])[^.,;!?]{2,40}",
    '(?:(?:me )?lo (?:levi|togli|tolga|puoi togliere|potresti togliere)|(?:puoi |potresti |può )?(?:togli|leva|toglier|levar)(?:lo|ilo)?)',
    'togli la dominante $<color> dalla pelle',
  ],
];

/** The adjectives of Italian colors, which the stems above begin. */
const ITALIAN: Readonly<Record<string, string>> = {
  verd: 'verde',
  giall: 'gialla',
  aranci: 'arancione',
  ross: 'rossa',
  viol: 'viola',
};

export const COLORS_ON_SKIN: readonly Rewording[] = LANGUAGES.map(
  ([disliked, of, gone, plainer]): Rewording => [
    new RegExp(
      `(?<=^\\s*|[.;!?] *)${disliked}(?: ${of})?(?:[.,;!?]+ ?¿?(?:(?:and|und|y|et|e) )?${gone})?(?=\\s*(?:[.,;!?]|$))`,
      'giu',
    ),
    (...found) => {
      const { color = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return plainer.replace('$<color>', ITALIAN[color.toLowerCase()] ?? color);
    },
  ],
);
