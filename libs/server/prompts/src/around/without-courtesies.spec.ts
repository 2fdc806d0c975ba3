import { readPrompt } from '../read-prompt.ts';
import { planAndUndone } from '../testing/plan-and-undone.ts';

const PROMPTS = [
  'black and white without blowing out the dress',
  'make it bright too',
  'half black and white half color',
  'Remove the car, the bus stays and so does the dog',
  'the car is blocking the view of the house',
  'make it landscape mode',
  'crop to the left side',
  'Blur the foreground, not the background',
  'less blue in the sky',
  'a white border, actually black',
  'happy birthday grandma on the birthday cake',
  'write the names underneath, from left: Smith, Brown, White',
  'boost the blue channel a bit',
];
const COURTESIES: readonly ((prompt: string) => string)[] = [
  (prompt) => `Hi! ${prompt}`,
  (prompt) => `hey there, ${prompt.toLowerCase()}`,
  (prompt) => `Ok so ${prompt}`,
  (prompt) => `please ${prompt}`,
  (prompt) => `${prompt} please`,
  (prompt) => `${prompt}, if possible`,
  (prompt) => `${prompt}. No rush`,
];
/** Courtesies that could also be the end of a text. */
const UNLESS_TEXT: readonly ((prompt: string) => string)[] = [
  (prompt) => `${prompt}!!!`,
  (prompt) => `${prompt}, thank you so much!`,
  (prompt) => `${prompt} for me`,
  (prompt) => `${prompt} 😊`,
  (prompt) => `${prompt} lol`,
  (prompt) => `Good morning team. ${prompt}. Kind regards, Margaret`,
];

const stepsOf = (prompt: string): unknown =>
  JSON.parse(JSON.stringify(readPrompt(prompt).steps).toLowerCase());

it.each(PROMPTS)('“%s” is read the same with every courtesy', (prompt) => {
  const around = prompt.startsWith('write') ? COURTESIES : [...COURTESIES, ...UNLESS_TEXT];
  for (const courtesy of around)
    expect([courtesy(prompt), stepsOf(courtesy(prompt))]).toEqual([courtesy(prompt), stepsOf(prompt)]);
});

it.each([
  ['mach den Himmel blauer', 'Hallo zusammen! Mach den Himmel blauer, wenn’s geht, vielen Dank'],
  ['die Leute im Hintergrund entfernen', 'Könntest du bitte die Leute im Hintergrund entfernen?'],
  ['quitar el fondo', 'Hola, ¿puedes quitar el fondo? Muchas gracias'],
  ['enlever le chien', 'Bonjour, pourriez-vous enlever le chien svp ? Merci d’avance'],
  ['tirar as pessoas do fundo', 'oi, você pode tirar as pessoas do fundo, por favor? kkkk'],
  ['togliere lo sfondo', 'Ciao! Puoi togliere lo sfondo? Grazie mille'],
  ['Lass die Orange orange, alles andere grau', 'Hallo, Lass die Orange orange, alles andere grau'],
  ['écris très grand Bonjour en haut', 'écris très grand Bonjour en haut, merci beaucoup'],
  ['boost the blue channel a bit', 'I need you to boost the blue channel a bit'],
  ['outline the picture in red', 'can you help me to outline the picture in red?'],
  ['cut the dog out of the frame', 'cut the dog out of the frame, it’s for my mom’s birthday'],
] as const)('“%s” is what “%s” asks for', (prompt, polite) =>
  expect(stepsOf(polite)).toEqual(stepsOf(prompt)),
);

it.each([
  ['write thank you', 'thank you'],
  ['write thank you in red', 'thank you'],
  ['write haha', 'haha'],
  ['write wait for me', 'wait for me'],
  ['write SALE!!!', 'SALE!!!'],
  ['write SALE if you can', 'SALE'],
  ['écris très grand Bonjour en haut, merci beaucoup', 'Bonjour'],
  ['Hi! Thanks at the top in white', 'Thanks'],
  ['add the text "Hi!" please!!', 'Hi!'],
  ['write "Hello can you make it" at the top', 'Hello can you make it'],
  ['write Happy birthday! Love, Anna', 'Happy birthday! Love, Anna'],
] as const)('“%s” writes “%s”', (prompt, text) =>
  expect(readPrompt(prompt).steps[0]?.options['text']).toBe(text),
);

it.each([
  // An emoji that is wished, words that ask for something, and a question that asks for nothing.
  ['put a 😂 on it', ''],
  ['so dark', 'low-light'],
  ['can you see the man?', ''],
  ['can you not blur the background', ''],
  ['do you see the man behind us?', ''],
  ['siehst du den Mann dahinten?', ''],
  ['tu vois le monsieur derrière ?', ''],
  ['can you see to it that the sky is bluer', 'recolor'],
  ['can you see my reflection? remove it', ''],
  ['please', ''],
  ['thanks!', ''],
] as const)('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, [])[0]).toEqual(plan));

it.each([
  ['man it looks flat', 'contrast', 0],
  ['idk man it just looks flat', 'contrast', 0],
  ['make it brighter man', 'brighten', 0],
  ['brighten it bro', 'brighten', 0],
  // Somebody in the picture.
  ['remove the man', 'remove-object', 0],
  ['brighten this man', 'brighten subject', 0],
] as const)('whom “%s” calls is nobody in the picture', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);

it.each([
  [
    'Sehr geehrte Damen und Herren, ich benötige das Bild als Passfoto mit weißem Hintergrund. Mit freundlichem Gruß',
    'passport-photo white',
    0,
  ],
  ['Estimados señores, aclaren la foto. Un cordial saludo', 'brighten', 0],
  ['Mesdames, messieurs, éclaircissez la photo', 'brighten', 0],
  ['Prezados senhores, clareiem a foto', 'brighten', 0],
  ['Gentilissimi, schiarite la foto. Grazie infinite', 'brighten', 0],
  ['schreib Sehr geehrte Damen und Herren drauf', 'add-text', 0],
  ['oi td bem? clareia, fundo branquinho', 'replace-background white + brighten', 0],
  ['hola, qué tal? aclara', 'brighten', 0],
  ['write hi, how are you? on it', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['widthMm', 'name'])).toEqual([plan, undone]);
});
