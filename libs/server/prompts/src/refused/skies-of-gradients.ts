/*
 * "Replace the sky with a blue gradient": another sky comes from another image, and a gradient is only a background. The
 * readers would replace everything behind the people, or color the sky.
 */

const SKY =
  '(?:the |my |this |den |der |dem |mein(?:en)? |el |mi |le |mon |o |meu |il |mio )?(?:whole |entire |gray |grey |white |boring |dull |grauen |weißen |langweiligen )?(?:sky|skies|himmel|cielo|ciel|céu)(?: (?:gris|blanco|blanc|cinza|branco|grigio|bianco))?';
const GRADIENT =
  '(?:(?:an?|some|the|eine[nrms]?|un[ae]?|uno|uma?|um) )?(?:(?!and |und |et |y |e )[\\p{L}-]+ ){0,4}?(?:gradients?|(?:farb)?verl[aä]uf(?:en)?|degradad[oa]s?|dégradés?|degradês?|degradê|gradientes?|sfumatur[ae]|gradient[ei])';
const REPLACE =
  '(?:replac(?:e|ing)|swap(?: out)?|change|exchange|turn|make|ersetz(?:e|en)?|(?:aus)?tausch(?:e|en)?|mach(?:e|en)?|verwand(?:le|eln)|reempla(?:za|zar|ce)|cambi(?:a|ar|e|are)|sustitu(?:ye|ir)|convierte|haz|pon|rempla(?:ce|cer|cez)|change[rz]?|transforme[rz]?|fais|mets|substitu(?:i|ir|a)|tro(?:ca|car|que)|transform(?:a|ar|e)|faz|coloca|deixa|sostitui(?:sci|re)|trasforma(?:re)?|rendi|metti)';
const BY = '(?:with|by|for|to|into|durch|mit|gegen|in|zu|zum|por|con|a|en|par|avec|contre|com|num|em|in)';

const FORMS = [
  `${REPLACE} ${SKY} (?:out |bitte )?(?:${BY} )?${GRADIENT}`,
  `${SKY} (?:bitte )?(?:durch|gegen|as|als|por|como|par|comme) ${GRADIENT}`,
  `${SKY} mit ${GRADIENT} (?:ersetzen|austauschen|füllen)`,
  `${GRADIENT}(?: (?:(?:from|of|von|de|du|da) )?[\\p{L} ]{3,30}?)? (?:instead of|in place of|for|as|anstelle des|anstatt|statt|als|en (?:vez|lugar) del?|como|à la place du|au lieu du|comme|em vez do|no lugar do|como|al posto del|invece del|come) ${SKY}`,
  `(?:remove|delete|erase|take out|entfern\\p{L}*|quita|borra|enl[eè]ve|supprime|tira|remove|apaga|togli|elimina) ${SKY},? (?:and|und|y|et|e) (?:put|add|insert|use|setz\\p{L}*|füg\\p{L}*|pon|añade|mets|ajoute|põe|coloca|metti|aggiungi) (?:in )?${GRADIENT}`,
  'gradient sky|sky gradient|(?:himmel ?verlauf|verlaufs ?himmel)|(?:cielo|ciel|céu) (?:(?:en|con|em|in) )?(?:degradad[oa]|dégradé|degradê|sfumato)',
].join('|');
const SKY_OF_GRADIENT = new RegExp(
  `(?<!\\p{L})(?:${FORMS})(?!\\p{L})(?! (?:filter|background|backdrop|hintergrund))`,
  'iu',
);
/** "A new sky, but no gradient". */
const ELSEWHERE =
  /(?<!\p{L})(?:no|without|ohne|kein\p{L}*|sin|sans|sem|senza) (?:an? )?(?:gradient|verlauf|degradad|dégradé|degradê|sfumatur)/iu;

/** True for a wish for a gradient in the place of the sky. */
export const replacesSkyByGradient = (prompt: string): boolean =>
  !/["“„«]/u.test(prompt) && SKY_OF_GRADIENT.test(prompt) && !ELSEWHERE.test(prompt);
