import { readPrompt } from '../read-prompt.ts';
import { planAndUndone } from '../testing/plan-and-undone.ts';

const OPTIONS = [
  'names',
  'place',
  'where',
  'direction',
  'ratio',
  'edge',
  'around',
  'name',
  'degrees',
  'text',
  'color',
];

const stepsOf = (prompt: string): unknown =>
  JSON.parse(JSON.stringify(readPrompt(prompt).steps).toLowerCase());

const IN_LANGUAGES = [
  {
    prompts: [
      'remove the haze',
      'make the bag red',
      'crop it square',
      'darken and warm the sky',
      'get rid of the dog',
      'write "A" in red',
      'less light on the left',
      'my sister is photobombing, get her out',
      'crop to the puppy on the left',
      'write "Hello" big at the top',
    ],
    before: [
      'I took this with my phone yesterday. ',
      'Found this in a box in the attic. ',
      'Long time user here, love the app. ',
      'My dog passed away last month. ',
      'This is my grandpa in 1952. ',
      'I know it’s a lot to ask, but ',
      'Not sure if you can do this but ',
      'My wife says it’s too much work, but ',
      'I have a job interview on Monday. ',
      'Can you do me a favor? ',
      'I was wondering if you could ',
      'Here’s what I need: ',
      'I really like this picture but ',
      'I know nothing about photography so ',
      'I want to surprise my girlfriend, ',
      'Please read carefully: ',
    ],
    behind: [
      ', otherwise my wife will kill me',
      ' before I post it on Facebook',
      ' so I can frame it for my grandma',
      ' like a pro would',
      '. Can’t wait to see it',
      ', I have to hand it in on Friday',
      ' because my boss hates it',
      ' - that would really help me',
      ' and send it back to me',
      ', it’s really important to me',
      ' in this picture',
      '. The wedding is on Saturday.',
      ', my mom keeps bugging me about it',
      ' so people can see it better',
      ' or whatever you think is best',
      '. I took like 50 pictures and this is the best one',
    ],
  },
  {
    prompts: ['mach den Himmel blauer', 'entferne den Hund links', 'nur schärfer'],
    before: [
      'Das Foto hat mein Opa 1965 gemacht. ',
      'Ich weiß nicht, ob das geht, aber ',
      'Mein Chef nervt mich damit. ',
    ],
    behind: [
      ', weil mein Mann es so will',
      ', damit ich es meiner Oma schenken kann',
      ' so schnell wie möglich',
    ],
  },
  {
    prompts: [
      'recorta solo el perro de la izquierda',
      'borra los bordes blancos',
      'menos luz a la izquierda',
    ],
    before: ['La saqué ayer en el zoo con el móvil. ', 'No sé si se puede, pero ', 'No sé nada de edición. '],
    behind: [' porque mi mujer lo quiere así', '. ¡Qué ganas de verlo!', ' lo antes posible'],
  },
  {
    prompts: ['éclaircis le ciel', 'enlève le chien à gauche', 'trop loin'],
    before: [
      'On s’est mariés samedi dernier. ',
      'Je ne sais pas si c’est possible, mais ',
      'J’ai tout essayé, ',
    ],
    behind: [
      ' pour l’offrir à ma grand-mère',
      '. Cette photo compte beaucoup pour moi.',
      ' le plus vite possible',
    ],
  },
  {
    prompts: ['deixa o céu mais azul', 'tira o cachorro da esquerda', 'menos contraste'],
    before: ['Tirei ontem no zoológico com o celular. ', 'Não sei se dá, mas ', 'Já tentei de tudo, '],
    behind: [
      ', não faço ideia de como faz',
      '. Essa foto significa muito pra mim.',
      ', senão minha mulher me mata',
    ],
  },
  {
    prompts: ['rendi il cielo più blu', 'togli il cane a sinistra', 'meno contrasto'],
    before: [
      'L’ha scattata mio nonno nel 1965. ',
      'Non so se si può, ma ',
      'Non ci capisco niente di fotoritocco. ',
    ],
    behind: [
      ' perché mia moglie la vuole così',
      '. Non vedo l’ora di vederla!',
      ' per regalarla a mia nonna',
    ],
  },
] as const;

it.each(
  IN_LANGUAGES.flatMap(({ prompts, before, behind }) =>
    prompts.map((prompt) => ({ prompt, before, behind })),
  ),
)('“$prompt” is read the same with every remark around it', ({ prompt, before, behind }) => {
  for (const told of [...before.map((remark) => remark + prompt), ...behind.map((remark) => prompt + remark)])
    expect([told, stepsOf(told)]).toEqual([told, stepsOf(prompt)]);
});

it.each([
  ['The kitchen is for an ad: brighter', 'brighten'],
  ['Das Zimmer ist für die Anzeige: den Fernseher weg', 'remove-object tv '],
  ['La cocina es para un anuncio: más clara', 'brighten'],
  ["Pour l'annonce de l'appartement : plus lumineux", 'brighten'],
  ['für die Anzeige der Wohnung: heller', 'brighten'],
] as const)('“%s” tells what it is for', (prompt, plan) =>
  expect(planAndUndone(prompt, OPTIONS)).toEqual([plan, 0]),
);

it.each([
  // Where something is, and what is meant, belong to the wish.
  ['remove my ex from the picture. He is on the right', 'remove-object person right'],
  ['remove the dog, I mean the cat', 'remove-object cat '],
  // A shape that the purpose names is wished.
  ['crop it so I can post it as a square', 'crop 1:1'],
  // Without the remark nothing would be left to do.
  ['edit this like a pro would', 'improve-quality'],
  ['darken the sky, otherwise it will look bad', 'darken sky'],
  // What looks like a remark may be the text to write.
  ['write: I miss you, come home soon', 'add-text  I miss you, come home soon'],
  ['la foto è scura, schiariscila ma non il cielo', 'brighten not sky'],
] as const)('“%s” keeps what belongs to it', (prompt, plan) =>
  expect(planAndUndone(prompt, OPTIONS)[0]).toBe(plan),
);

it.each(['I took this with a finger on the lens. Remove it', 'what I want to know is how old he is'])(
  '“%s” does nothing',
  (prompt) => expect(readPrompt(prompt).steps).toEqual([]),
);
