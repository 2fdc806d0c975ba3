/*
 * A color that shall leave only the shadows or the highlights: “kill the cyan in the shadows”. Casts are taken out of
 * the whole picture or of a part, and the readers would brighten the shadows.
 */

const COLOR =
  '(?:(?:\\p{L}+ )?(?:cyan|magenta|teal|red|blue|green|yellow|orange|purple|pink)(?:s|ish|ness| (?:cast|tint|tinge|tone)s?)?|(?:(?:cyan|magenta|rot|blau|grün|gelb|orange|lila)(?:e[nrsm]?)?(?:-?stich| stich| töne)?)|(?:tono |tinte )?(?:cian|magenta|rojo|azul|verde|amarillo|naranja|morado)|(?:teinte )?(?:cyan|rouge|bleu|vert|jaune|violet)|(?:tom )?(?:ciano|vermelho|azul|verde|amarelo|roxo)|(?:tono )?(?:ciano|rosso|blu|verde|giallo|viola))';
const OUT =
  '(?:kill|remove|reduce|take (?:out|away|down)?|get rid of|lose|neutrali[sz]e|tone down|cut|drop|clean|less|no|entfern\\p{L}*|reduzier\\p{L}*|nimm|weniger|quita\\p{L}*|reduce|elimina\\p{L}*|menos|enl[eè]ve\\p{L}*|rédui\\p{L}*|supprim\\p{L}*|moins de|tira\\p{L}*|reduz\\p{L}*|togli\\p{L}*|riduc\\p{L}*|meno)';
const ARTICLE = "(?:(?:the|that|all|some|den|die|das|el|la|le|l[’']|o|a|il|lo|du|of|de|d[’']) ?)*";
const TONES =
  '(?:(?:in|from|out of|of|aus|in|von|de|en|dans|d[aeo]s?|n[ao]s?|nelle|nei|dalle|dai|delle) (?:the |den |las |los |les )?)(?:deep |dark )?(?:shadows?|highlights?|mid-?tones|blacks|whites|schatten|tiefen|lichtern?|sombras|luces|ombres|hautes lumières|luzes|ombre|luci)';

const TAKEN_OUT = new RegExp(`(?<!\\p{L})${OUT} ${ARTICLE}${COLOR} ${TONES}(?!\\p{L})`, 'iu');

/** True for a wish to take a color out of the shadows or the highlights. */
export const takesColorOutOfTones = (prompt: string): boolean => TAKEN_OUT.test(prompt);
