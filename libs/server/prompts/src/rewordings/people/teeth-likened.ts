import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “My teeth look like I have smoked all my life”: what they are likened to says that they shall be whiter. */

const BAD_EN =
  '(?:like [^.,;!?\\n]{3,60}|(?:really |so |a bit |pretty )*(?:awful|terrible|horrible|gross|nasty|stained|discolou?red|dingy|dirty|bad))';
const TEETH: readonly (readonly [told: string, plainer: string])[] = [
  [
    "(?:(?:my|his|her) )?teeth like (?:a|an) (?:(?:old|heavy) )?(?:smoker|coffee drinker|horse|tramp|pirate)(?:[’']?s)?(?: in this(?: (?:one|photo|pic))?)?",
    'whiten the teeth',
  ],
  [`(?:my|his|her|our|their|the) teeth (?:look|are looking|came out) ${BAD_EN}`, 'whiten the teeth'],
  [
    '(?:meine|seine|ihre|unsere|die) zähne (?:sehen (?:(?:so|echt|ganz) )*aus wie [^.,;!?\\n]{3,60}|sehen (?:(?:so|echt|ganz) )*(?:schlimm|furchtbar|schrecklich|eklig|fleckig|dreckig) aus)',
    'Zähne weißer',
  ],
  [
    '(?:mis|sus|los|nuestros) dientes (?:parecen|se ven como|se ven) (?:de [^.,;!?\\n]{3,60}|(?:horribles|fatal|feos|sucios|manchados))',
    'blanquea los dientes',
  ],
  [
    '(?:mes|ses|nos|les) dents (?:on dirait [^.,;!?\\n]{3,60}|ressemblent à [^.,;!?\\n]{3,60}|sont (?:(?:vraiment|trop|assez) )*(?:affreuses|horribles|moches|tachées|sales))',
    'blanchis les dents',
  ],
  [
    '(?:meus|os meus|seus|os) dentes (?:parecem (?:de )?[^.,;!?\\n]{3,60}|estão (?:(?:muito|bem) )*(?:horríveis|feios|manchados|sujos))',
    'clareia os dentes',
  ],
  [
    '(?:i miei|i suoi|i nostri|i) denti (?:sembrano [^.,;!?\\n]{3,60}|sono (?:(?:davvero|molto) )*(?:orribili|brutti|macchiati|sporchi))',
    'sbianca i denti',
  ],
];

export const TEETH_LIKENED: readonly Rewording[] = TEETH.map(([told, plainer]) => [
  new RegExp(`(?<!\\p{L})${told}${END}`, 'giu'),
  plainer,
]);
