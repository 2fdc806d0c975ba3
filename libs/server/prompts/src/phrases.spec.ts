import { readByRules } from './by-rules/read-by-rules.ts';

/** Kinds of wishes, and for each some wishes with the operations that must be read; '' for none. */
const KINDS: readonly (readonly [
  kind: string,
  wishes: readonly (readonly [wish: string, read: string])[],
])[] = [
  [
    'what somebody says about the picture is no text to write',
    [
      ['my sister says the whole album is too dark', 'low-light'],
      ['mi jefa dice que está muy amarilla', 'color-correction'],
      ['the couple thinks it is too cold', 'warm-tones'],
      ['my boss says write "SALE" at the top', 'add-text'],
      ['add a sign that says "OPEN"', 'add-text'],
    ],
  ],
  [
    'fractions are measures',
    [
      ['shrink it to two thirds', 'resize percent=67'],
      ['auf drei Viertel verkleinern', 'resize percent=75'],
      ['réduis à un tiers', 'resize percent=33'],
      ['reduce a dos tercios', 'resize percent=67'],
      ['cut off the bottom third', 'crop edge=bottom,percent=33'],
    ],
  ],
  [
    'a tilt is straightened, and what leans on something only stands there',
    [
      ['fix the slight tilt', 'straighten'],
      ['corrige la inclinación', 'straighten'],
      ['die Schieflage beheben', 'straighten'],
      ['tilt shift', 'tilt-shift'],
      ['make the umbrella leaning against the wall yellow', 'recolor names=umbrella'],
    ],
  ],
  [
    'nothing behind somebody means no background',
    [
      ['sem nada atrás', 'remove-background'],
      ['senza niente dietro', 'remove-background'],
      ['quiero el florero sin nada detrás', 'remove-background'],
      ['nobody in the background please', 'remove-object names=person'],
    ],
  ],
  [
    'a clause that only keeps a tone requests nothing',
    [
      ['denoise it but leave the contrast alone', 'denoise'],
      ['brighter but keep the warmth', 'brighten'],
      ['keep my sister sharp and blur the rest', 'blur-background'],
    ],
  ],
  [
    'a verb alone is about what was named before, but not about what only locates it',
    [
      ["there's a dog on the left, please erase", 'remove-object names=dog,place=left'],
      ['a suitcase is next to my car, take it out', 'remove-object names=suitcase'],
    ],
  ],
  [
    'what the picture looks like is a complaint',
    [
      ['it looks like a painting', ''],
      ['make it look like a painting', 'oil-painting'],
      ['the colors have gone green', 'color-correction'],
      ['a soft vintage haze', 'vintage'],
      ['un voile rétro sur la photo', 'vintage'],
      ['the haze over my old photo should go', 'dehaze'],
    ],
  ],
  [
    'what lies at an edge is cropped away, and what can be found is removed',
    [
      ['crop out the messy floor at the bottom', 'crop edge=bottom'],
      ['crop out the guy on the left', 'remove-object names=person'],
    ],
  ],
  [
    'a size is a size, also for a mail',
    [
      ['scale it to 40 percent for email', 'resize percent=40'],
      ['shrink it to 30 % for email', 'resize percent=30'],
      ['for email under 2 MB', 'convert-format maxBytes=2000000'],
    ],
  ],
  [
    'a picture that is fine except for a thing needs that thing removed',
    [
      ['love it except for the dog', 'remove-object names=dog'],
      ['todo bien menos el coche', 'remove-object names=car'],
      ['alles super bis auf den Hund', 'remove-object names=dog'],
      ['parfaite sauf le vélo à gauche', 'remove-object names=bicycle,place=left'],
      ['ficou ótima tirando o cachorro', 'remove-object names=dog'],
      ['perfetta tranne il cane', 'remove-object names=dog'],
    ],
  ],
  [
    'noise is a defect, and grain may belong to a look',
    [
      ['brighten it, no noise please', 'brighten + denoise'],
      ['éclaircis la photo, mais pas de bruit', 'brighten + denoise'],
      ['heller, kein Rauschen', 'brighten + denoise'],
      ['black and white with more contrast, no grain', 'contrast + black-and-white'],
      ['black and white and grainy', 'black-and-white + film-grain'],
    ],
  ],
  [
    'what a wish leaves as it is anyway may be kept',
    [
      ['paint the car red but keep the bench as it is', 'recolor names=car'],
      ['die Tasse in Blau, der Stuhl bleibt weiß', 'recolor names=cup'],
      ['hide the faces, but not the cat', 'hide-faces'],
      ['the guests want not to be recognised', 'hide-faces'],
      ['die Gäste möchten nicht erkannt werden', 'hide-faces'],
      ['hide the faces, but not mine', ''],
      ['pixelate the faces, keep the bride recognizable', ''],
      ['remove the background, nur uns beide', 'remove-background'],
      ['retire le fond et garde juste le vélo', 'remove-background'],
    ],
  ],
  [
    'a color can be stronger, and a look can be like that of others',
    [
      ['make the blues deeper', 'saturation direction=more'],
      ['mach das Grün kräftiger', 'saturation direction=more'],
      ['black and white like Vivian Maier', 'black-and-white'],
      ['look like a king in a painting', ''],
    ],
  ],
  [
    'where something is and what follows from it requests nothing',
    [
      ['trim the right third where the lamp is', 'crop edge=right,percent=33'],
      ['so dark in the stable nobody sees her', 'low-light'],
      ['my sister is photobombing, get her out', 'remove-object names=person'],
      ['there are scratches all over it, get rid of them', 'repair-scratches'],
      ['there are people at the fountain, i want them gone', 'remove-object names=person,count=0'],
      ['the collar of the dog is ugly, remove it', ''],
      ['get rid of whoever is sitting behind my wife', 'remove-object names=person,place=behind'],
      ['remove the bicycle next to the woman', 'remove-object names=bicycle'],
      ['there are crumbs all over the table, clean up', ''],
      ['hinterm Pferd steht ein Hund, mach ihn weg', 'remove-object names=dog'],
    ],
  ],
  [
    'a limit is no wish of its own',
    [
      ['more contrast but not too dark', 'contrast'],
      ['brighter but not too bright', 'brighten'],
      ['más brillo pero no muy saturado', 'brighten'],
      ['crop it to a square without cutting off his feet', 'crop ratio=1:1'],
      ['16:9 without cropping', ''],
    ],
  ],
  [
    'slips of words that matter',
    [
      ['straiten it', 'straighten'],
      ['make it vintagee', 'vintage'],
      ['remove the bagpacks', 'remove-object names=backpack'],
      ['quita a la jente de atrás', 'remove-object names=person'],
      ['ist krisselig', 'denoise'],
    ],
  ],
];

const read = (wish: string, expected: string): string =>
  readByRules(wish)
    .steps.map(({ operation, options }) => {
      const keys = [...expected.matchAll(/(\w+)=/g)].map(([, key = '']) => key);
      const said = keys.filter((key) => key in options).map((key) => `${key}=${String(options[key])}`);
      return [operation, said.join(',')].filter((part) => part !== '').join(' ');
    })
    .join(' + ');

describe.each(KINDS)('readByRules: %s', (_, wishes) => {
  it.each(wishes)('%s', (wish, expected) => expect(read(wish, expected)).toBe(expected));
});
