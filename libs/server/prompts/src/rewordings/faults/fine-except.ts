import type { Rewording } from '../rewording.ts';

/* “Everything is fine except it's a bit dark”: the complaint is what is wished to change, and no exception. */

const START = '(?<=(?:^|[.!?;])\\s*)';

export const FINE_EXCEPT: readonly Rewording[] = (
  [
    [
      "(?:(?:everything(?: else)?|all|it|the (?:photo|picture|pic|shot)|this)(?:['’]s| is| looks)? )?(?:(?:really|so|all|pretty|quite|almost) )*(?:fine|good|perfect|great|ok(?:ay)?|nice|lovely|awesome|alright),? (?:except|apart from the fact|only thing is|other than)(?: that)?,? ",
      "(?:it(?:['’]?s| is| looks| came out)|its|the \\p{L}+ (?:is|are|looks?)|my \\p{L}+ (?:is|are|looks?)) ",
    ],
    [
      '(?:(?:alles|das bild|das foto|es)(?: ist| passt)? )?(?:(?:super|sehr|ganz|eigentlich|soweit|so) )*(?:gut|perfekt|okay|ok|in ordnung|schön|toll),? (?:außer|nur|bis auf),? (?:dass )?',
      '(?:es |das bild |das foto |der \\p{L}+ |die \\p{L}+ |ist )',
    ],
    [
      '(?:(?:todo|la foto|está)(?: está| quedó| salió)? )?(?:(?:muy|todo) )*(?:bien|perfect[ao]|genial|buen[ao]|bonit[ao]),? (?:salvo|excepto|menos|solo|sólo) que ',
      '(?:est[áa]|sal|qued|se ve|es|la |el )',
    ],
    [
      "(?:(?:tout|la photo|elle)(?: est| va)? )?(?:(?:très|vraiment|super) )*(?:bien|parfaite?|belle|ok|nickel|top),? (?:sauf|excepté|à part) (?:que |qu['’])",
      "(?:elle|c['’]est|il|la |le )",
    ],
    [
      '(?:(?:tudo|a foto|está|tá)(?: está| tá| ficou)? )?(?:(?:muito|tudo) )*(?:bem|bom|boa|certo|perfeit[ao]|ótim[ao]|legal|lind[ao]),? (?:só|exceto|menos|tirando) que ',
      '(?:est[áa]|tá|fic|sai|é |a |o )',
    ],
    [
      '(?:(?:tutto|la foto|è)(?: è| va)? )?(?:(?:molto|davvero) )*(?:bene|perfett[ao]|ok|bell[ao]|a posto),? (?:tranne|salvo|solo|a parte) (?:il fatto )?che ',
      '(?:è |sembra|risulta|la |il |viene)',
    ],
  ] as const
).map(([fine, complaint]) => [new RegExp(`${START}${fine}(?=${complaint})`, 'giu'), '']);
