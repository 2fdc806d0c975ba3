import type { Rewording } from '../rewording.ts';

/*
 * "Too noisy, it was a concert in the dark, clean it up": where the picture was taken says why it is noisy, and asks for no
 * more light.
 */

const OCCASION = '(?:(?:an? |ein(?:em|e)? |une? |una? |uma? |um )?(?:\\p{L}+ ){0,2}?)';
const DARK_OCCASION = [
  `(?:because |cause |as |since )?(?:it|this|that) was (?:(?:taken |shot )?${OCCASION}in the dark|dark(?: (?:in there|there|inside|(?:at|in) (?:the|a) \\p{L}+))?)`,
  `(?:weil )?(?:es |das )?war (?:${OCCASION}im dunkeln|(?:da )?dunkel(?: (?:dort|drinnen|(?:bei[m]?|im|in der|auf dem|auf der) (?:de[mr] )?\\p{L}+))?)`,
  `(?:porque |es que )?(?:era|fue|estaba) (?:${OCCASION}a oscuras|oscuro(?: (?:allí|ahí|dentro|en (?:el|la|un|una) \\p{L}+))?)`,
  `(?:parce que |car )?(?:c['’]était ${OCCASION}dans le noir|(?:il faisait|c['’]était) sombre(?: (?:dedans|là-bas|(?:au|à la|dans la|dans le) \\p{L}+))?)`,
  `(?:porque |é que )?(?:era|foi|estava) (?:${OCCASION}no escuro|escuro(?: (?:lá|dentro|n[oa] \\p{L}+))?)`,
  `(?:perché )?(?:era|eravamo|c['’]era) (?:${OCCASION}al buio|buio(?: (?:lì|dentro|(?:al|alla|nel|nella) \\p{L}+))?)`,
].join('|');
const NOISE =
  /(?<!\p{L})(?:nois[ey]|grain[sy]?|rausch\p{L}*|verrauscht|körnig\p{L}*|ruid\p{L}*|ruíd\p{L}*|granul\p{L}*|grano|bruit|bruité\p{L}*|rumor\p{L}*|sgranat\p{L}*)(?!\p{L})/iu;

export const DARK_OCCASIONS: readonly Rewording[] = [
  [new RegExp(`[,;.]\\s*(?:${DARK_OCCASION})(?=\\s*(?:[,.;!?]|$))`, 'giu'), '', NOISE],
  [new RegExp(`^\\s*(?:${DARK_OCCASION})\\s*[,;.]\\s*`, 'giu'), '', NOISE],
];
