import type { Rewording } from '../rewording.ts';

/* “Der Blitz spiegelt sich auf der Stirn”: skin that shines, and no wish to mirror the picture. */

interface Language {
  /** What shines. */
  readonly light: string;
  readonly reflects: string;
  readonly skin: string;
  /** “Tone that down”, which may follow. */
  readonly softer: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    light: '(?:the )?(?:flash|light|sun|lamp)',
    reflects: '(?:(?:is )?(?:reflect|bounc|glar|shin)(?:s|es|ing)(?: off)?)',
    skin: '(?:on|off|in|from) (?:my|his|her|their|the|our) (?:forehead|face|skin|nose|cheeks|bald head)',
    softer: '(?:(?:please )?(?:tone|soften|reduce|fix|remove|tame) (?:it|that|this)(?: down)?(?: please)?)',
    plainer: 'remove the shine from the face',
  },
  {
    light: '(?:der |das |die )?(?:blitz|licht|sonne|lampe|blitzlicht)',
    reflects: '(?:spiegelt|reflektiert)(?: sich)?',
    skin: '(?:auf|in|an|im) (?:(?:der|meiner|seiner|ihrer|meinem|dem) )?(?:stirn|haut|gesicht|nase|glatze)',
    softer:
      '(?:das (?:bitte )?(?:etwas )?(?:abmildern|wegmachen|mildern|reduzieren|entfernen|weg)(?: bitte)?)',
    plainer: 'Glanz im Gesicht entfernen',
  },
  {
    light: '(?:el |la )?(?:flash|luz|sol|lámpara)',
    reflects: '(?:se refleja|brilla|se me refleja)',
    skin: '(?:en|sobre) (?:la|mi|su) (?:frente|cara|piel|nariz|calva)',
    softer: '(?:(?:suavízal[oa]|redúcel[oa]|quítal[oa]|atenúal[oa])(?: por favor)?)',
    plainer: 'quítale el brillo de la frente',
  },
  {
    light: '(?:le |la )?(?:flash|lumière|soleil|lampe)',
    reflects: '(?:se reflète|brille)',
    skin: '(?:sur|dans) (?:le|la|mon|ma|son|sa) (?:front|visage|peau|nez|crâne)',
    softer: "(?:(?:atténue|réduis|enlève|adoucis)[zs]?(?:-l[ea]| ça)(?: s['’]il (?:te|vous) plaît)?)",
    plainer: 'enlève la brillance du visage',
  },
  {
    light: '(?:o |a )?(?:flash|luz|sol|lâmpada)',
    reflects: '(?:(?:se )?reflet(?:e|iu)|brilh(?:a|ou)|está refletindo)',
    skin: '(?:na|no|em) (?:minha |meu |sua |seu )?(?:testa|rosto|pele|nariz|careca)',
    softer: '(?:(?:suaviz[ae]|reduz|tira|diminui) isso(?: por favor)?)',
    plainer: 'tira o brilho da testa',
  },
  {
    light: '(?:il |la )?(?:flash|luce|sole|lampada)',
    reflects: '(?:si riflette|riflette|brilla)',
    skin: '(?:sulla|sul|in|nella) (?:mia |mio |sua |suo )?(?:fronte|viso|faccia|pelle|naso|pelata)',
    softer: '(?:(?:attenual[oa]|riducil[oa]|toglil[oa]|smorzal[oa])(?: per favore)?)',
    plainer: 'togli il lucido dal viso',
  },
];

export const FLASH_ON_SKIN: readonly Rewording[] = LANGUAGES.flatMap(
  ({ light, reflects, skin, softer, plainer }): Rewording[] => {
    const after = `(?:[,.;]? ?(?:(?:and|und|y|et|e) )?${softer})?(?=\\s*(?:[,.;!?]|$))`;
    return [
      [new RegExp(`(?<!\\p{L})${light} ${reflects} ${skin}${after}`, 'giu'), plainer],
      // “Auf der Stirn spiegelt sich der Blitz”, also behind a part of the sentence.
      [new RegExp(`(?<!\\p{L})${skin} ${reflects} ${light}${after}`, 'giu'), plainer],
      [
        new RegExp(
          `(?<!\\p{L})(?:auf|in) (?:dem|meinem|diesem) \\p{L}*(?:foto|bild) ${reflects} ${light} ${skin}${after}`,
          'giu',
        ),
        plainer,
      ],
    ];
  },
);
