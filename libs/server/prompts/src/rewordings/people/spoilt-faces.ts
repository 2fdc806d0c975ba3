import type { Rewording } from '../rewording.ts';

/*
 * A face that is too bright, whatever made it so: "the flash made his face completely white" is "his face is
 * overexposed".
 */

/** "The flash made his face completely white": a face that is too bright, whatever made it so. */
const IN_ENGLISH = [
  /(?<!\p{L})(?:(?:the |my |a )?(?:flash|sun|sunlight|light|lamp)(?:light)? (?:has |just |really )*(?:made|turned|left|rendered) )(?<whose>my|his|her|their|the|our) (?<face>faces?) (?:(?:completely|totally|all|way|too|so|very|pure|really) )*(?:white|bright|pale)(?!\p{L})/giu,
  /(?<!\p{L})(?<whose>my|his|her|their|the|our) (?<face>faces?) (?:is|are|looks?|came out|turned|went|got) (?:(?:completely|totally|all|way|too|so|very|pure|really) )*white (?:from|because of|due to|by|with) (?:the )?(?:flash|sun|light|lamp)(?!\p{L})/giu,
] as const;

/** Faces that are too bright, whatever made them so, in six languages. */
export const SPOILT_FACES: readonly Rewording[] = [
  ...IN_ENGLISH.map((said): Rewording => [said, '$<whose> $<face> is overexposed']),
  [
    /(?<!\p{L})(?:(?:durch|vom|wegen) (?:den |dem |des )?blitz(?:es|licht)? (?:ist|sind|wurde|wurden) \p{L}+ gesicht\p{L}*|(?:der |das )?blitz(?:licht)? (?:hat|macht) \p{L}+ gesicht\p{L}*) (?:(?:ganz|komplett|völlig|total|viel|zu) )*(?:weiß|hell|blass)(?: gemacht| geworden)?(?!\p{L})/giu,
    'Gesicht ist überbelichtet',
  ],
  [
    /(?<!\p{L})(?:(?:con|por) el flash (?:su|mi|la) cara (?:quedó|está|salió|sale)|el flash (?:le|me|les|nos) (?:dejó|puso|ha dejado) la cara) (?:(?:totalmente|completamente|toda|muy|demasiado) )*(?:blanca|clara)(?!\p{L})/giu,
    'la cara está sobreexpuesta',
  ],
  [
    /(?<!\p{L})(?:le flash (?:lui )?(?:a rendu|a fait) (?:son|mon|le|leur) visage (?:(?:tout|complètement|totalement|trop) )*blanc|(?:son|mon|le) visage est (?:(?:tout|complètement|totalement|trop) )*blanc à cause du flash)(?!\p{L})/giu,
    'le visage est surexposé',
  ],
  [
    /(?<!\p{L})o flash (?:deixou|fez) (?:o (?:meu |seu )?)?rosto(?: del[ea]| da \p{L}+| do \p{L}+)? (?:(?:todo|totalmente|completamente|muito) )*(?:branco|claro)(?!\p{L})/giu,
    'o rosto está superexposto',
  ],
  [
    /(?<!\p{L})(?:il flash (?:(?:gli|le|mi|ci) )?ha (?:reso|fatto) il (?:suo |mio )?viso (?:(?:tutto|completamente|troppo) )*bianco|il (?:suo |mio )?viso è (?:diventato |venuto )?(?:(?:tutto|completamente|troppo) )*bianco (?:con|per|a causa de)l? ?(?:il )?flash)(?!\p{L})/giu,
    'il viso è sovraesposto',
  ],
];
