import { readAiFailure } from '@safelight/rules';
import { describeRefusal } from './describe-plan.ts';
import { readPrompt } from './read-prompt.ts';

/** Kinds of wishes that no operation fulfils: the sentence that answers them, edits that must not be offered, and wishes in six languages. */
const REFUSALS: readonly (readonly [
  kind: string,
  sentence: string,
  neverOffered: readonly string[],
  wishes: readonly string[],
])[] = [
  [
    'taking clothes off',
    'Safelight does not take clothes off people.',
    ['Remove background'],
    ['undress her', 'sin ropa', 'ohne Kleidung', 'sans vêtements', 'sem roupa', 'senza vestiti'],
  ],
  [
    'removing a watermark',
    'Safelight does not remove watermarks and signatures: they say whose image it is.',
    ['Add a watermark'],
    [
      'remove the watermark',
      'quita la marca de agua',
      'Wasserzeichen entfernen',
      'enlève le filigrane',
      "tira a marca d'água",
      'togli la filigrana',
    ],
  ],
  [
    'coloring a black and white photo',
    'Old black and white photos cannot be given colors here.',
    ['Make it black and white'],
    [
      'colorize this black and white photo',
      'colorea la foto en blanco y negro',
      'koloriere das alte Foto',
      'colorise la photo noir et blanc',
      'colore a foto em preto e branco',
      'colora la foto in bianco e nero',
    ],
  ],
  [
    'reading the picture',
    'Images are edited here, not read or described.',
    [],
    [
      'read the text to me',
      'qué dice ahí',
      'lies mir den Text vor',
      'lis-moi le texte',
      'o que tá escrito',
      'leggimi il testo',
    ],
  ],
  [
    'removing a thing that the detector does not know',
    'Paint over what should go, and it is filled in; by name, only everyday things such as people, cars or dogs are known.',
    [],
    [
      'remove the power lines',
      'quita los cables',
      'den Zaun entfernen',
      'enlève les fils électriques',
      'tira os fios',
      'togli i cavi',
    ],
  ],
  [
    'recoloring a thing that the detector does not know',
    'Paint over what should change its color; by name, only everyday things such as cars, chairs or umbrellas are known.',
    [],
    [
      'my hair in blue',
      'mi sombrero en azul',
      'meine Haare in Blau',
      'mon chapeau en bleu',
      'meu chapéu em azul',
      'il mio cappello in blu',
    ],
  ],
  [
    'a scene as background that is not supplied',
    'A background can become a color, a gradient, or another of your images.',
    [],
    [
      'replace the background with a beach',
      'cambia el fondo por una playa',
      'ersetze den Hintergrund durch einen Strand',
      "remplace l'arrière-plan par une plage",
      'troca o fundo por uma praia',
      'sostituisci lo sfondo con una spiaggia',
    ],
  ],
  [
    'a sky of another time that is not supplied',
    'Another sky has to come from another of your images; the light of the whole image can change: turn it into a sunset.',
    [],
    [
      'replace the sky with a sunset',
      'cambia el cielo por una puesta de sol',
      'ersetze den Himmel durch einen Sonnenuntergang',
      'remplace le ciel par un coucher de soleil',
      'troca o céu por um pôr do sol',
      'sostituisci il cielo con un tramonto',
    ],
  ],
  [
    'changing a person',
    'People stay as they are: only their skin, teeth, eyes and lips can be retouched, and their clothes recolored.',
    [],
    [
      'make her smile',
      'que sonría',
      'mach mich schlanker',
      'rends-moi plus mince',
      'me deixa mais magra',
      'fammi più magra',
      'make me look 20 pounds lighter',
      'lass mich fünf Kilo leichter aussehen',
      'fais-moi paraître avec cinq kilos de moins',
      'me deixa com cinco quilos a menos',
    ],
  ],
  [
    'a larger file',
    'Say how large the file may be, such as: under 500 KB.',
    [],
    [
      'make it at least 2 MB',
      'que pese al menos 2 MB',
      'mindestens 2 MB',
      'au moins 2 Mo',
      'arquivo de pelo menos 500 kB',
      'almeno 2 MB',
      'make it 2 MB bigger',
      'what is the file size?',
    ],
  ],
  [
    'keeping the shadow of a removed thing',
    'Paint over the part that may change, and the rest stays as it is.',
    [],
    [
      'remove the car without touching its shadow',
      'quita la silla pero deja su sombra',
      'Stuhl weg, aber der Schatten bleibt',
      'enlève la chaise mais garde son ombre',
      'tira a cadeira mas mantém a sombra',
      "rimuovi l'auto senza toccare l'ombra",
    ],
  ],
  [
    'letters in the picture that should be others',
    'Words that are in the image cannot be exchanged; paint over them, have them removed, and add the new text.',
    [],
    [
      'fix the spelling on the sign',
      'cambia el texto del letrero',
      'ersetze den Text auf dem Schild',
      'change le texte du panneau',
      'troca o texto da placa',
      'cambia il testo del cartello',
    ],
  ],
  [
    'letters in the picture that should go',
    'Paint over the text that should go, and it is filled in.',
    [],
    [
      'erase the "proof" stamp the school photographer put on it',
      'quita el texto "muestra" que puso la tienda',
      'den Text "Entwurf" entfernen, den jemand hinzugefügt hat',
      'enlève le mot "épreuve" ajouté par le photographe',
      'apaga o texto "amostra" que a loja colocou',
      'togli il testo "bozza" che hanno aggiunto',
    ],
  ],
  [
    'one face of several',
    'All faces are hidden or none; for one of them, paint over it and ask to blur it.',
    [],
    [
      'blur the face in the middle',
      'pixela la cara del centro',
      'verpixel das Gesicht in der Mitte',
      'floute le visage au centre',
      'borra o rosto do centro',
      'pixella il volto al centro',
    ],
  ],
];

describe.each(REFUSALS)('%s', (_, sentence, neverOffered, wishes) => {
  it.each(wishes)('is refused and explained: %s', (wish) => {
    const reading = readPrompt(wish);
    expect(reading.steps).toEqual([]);
    const text = describeRefusal(wish, reading);
    expect(text).toContain(sentence);
    const { ideas } = readAiFailure(text);
    expect(ideas).toHaveLength(3);
    for (const idea of neverOffered) expect(ideas).not.toContain(idea);
  });
});
