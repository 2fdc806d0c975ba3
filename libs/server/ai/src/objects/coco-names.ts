/** The 80 classes of COCO in the order detectors are trained with. */
export const COCO_NAMES = (
  'person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant,stop sign,' +
  'parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,backpack,umbrella,handbag,' +
  'tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,' +
  'tennis racket,bottle,wine glass,cup,fork,knife,spoon,bowl,banana,apple,sandwich,orange,broccoli,carrot,' +
  'hot dog,pizza,donut,cake,chair,couch,potted plant,bed,dining table,toilet,tv,laptop,mouse,remote,keyboard,' +
  'cell phone,microwave,oven,toaster,sink,refrigerator,book,clock,vase,scissors,teddy bear,hair drier,toothbrush'
).split(',');

/** Other words for the classes; several classes where a word means any of them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  person: (
    'people,persons,man,men,woman,women,boy,girl,child,children,kid,guy,lady,gentleman,baby,human,figure,' +
    'passer-by,passerby,passersby,bystander,stranger,pedestrian,tourist,crowd,photobomber,someone,somebody'
  ).split(','),
  bicycle: ['bike', 'cycle', 'pushbike'],
  car: ['automobile', 'vehicle', 'taxi', 'cab', 'van', 'suv', 'jeep'],
  motorcycle: ['motorbike', 'scooter', 'moped'],
  airplane: ['aeroplane', 'plane', 'aircraft', 'jet'],
  bus: ['coach', 'minibus'],
  train: ['tram', 'locomotive'],
  truck: ['lorry', 'pickup', 'vehicle', 'van'],
  boat: ['ship', 'ferry', 'canoe', 'kayak', 'yacht', 'sailboat', 'vessel'],
  'traffic light': ['stoplight', 'traffic signal'],
  'fire hydrant': ['hydrant'],
  'stop sign': ['sign'],
  bench: ['park bench'],
  bird: ['pigeon', 'seagull', 'gull', 'duck', 'crow', 'sparrow', 'swan', 'goose', 'parrot'],
  cat: ['kitten', 'kitty'],
  dog: ['puppy', 'hound', 'spaniel', 'terrier'],
  horse: ['pony'],
  sheep: ['lamb'],
  cow: ['cattle', 'calf', 'bull'],
  backpack: ['rucksack', 'bag'],
  umbrella: ['parasol'],
  handbag: ['purse', 'bag'],
  tie: ['necktie'],
  suitcase: ['luggage', 'bag'],
  'sports ball': ['ball', 'football', 'soccer ball', 'basketball'],
  bottle: ['flask'],
  'wine glass': ['glass', 'goblet'],
  cup: ['mug', 'glass'],
  fork: ['cutlery'],
  knife: ['cutlery'],
  spoon: ['cutlery', 'teaspoon'],
  bowl: ['dish'],
  donut: ['doughnut'],
  chair: ['stool', 'seat', 'armchair'],
  couch: ['sofa', 'settee'],
  'potted plant': ['plant', 'houseplant'],
  'dining table': ['table', 'desk'],
  tv: ['television', 'screen', 'monitor'],
  laptop: ['computer', 'notebook'],
  remote: ['remote control'],
  'cell phone': ['phone', 'smartphone', 'mobile', 'mobile phone', 'cellphone'],
  oven: ['stove'],
  refrigerator: ['fridge'],
  'teddy bear': ['teddy', 'stuffed animal', 'plush'],
  'hair drier': ['hair dryer', 'hairdryer'],
};

/** Words for kinds of things that many classes belong to. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  animal: ['bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe'],
  vehicle: ['car', 'bus', 'truck', 'motorcycle', 'bicycle'],
  traffic: ['car', 'bus', 'truck', 'motorcycle', 'bicycle'],
};

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  knives: 'knife',
  geese: 'goose',
  calves: 'calf',
};

/** "buses" and "bus", "puppies" and "puppy", "glasses" and "glass" are one. */
const singularsOf = (word: string): readonly string[] => [
  word,
  IRREGULAR[word] ?? word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];

const classesOf = new Map<string, Set<string>>();
const learn = (word: string, name: string): void => {
  classesOf.set(word, (classesOf.get(word) ?? new Set()).add(name));
};
for (const name of COCO_NAMES) learn(name, name);
for (const [name, words] of Object.entries(SYNONYMS)) for (const word of words) learn(word, name);
for (const [word, names] of Object.entries(KINDS)) for (const name of names) learn(word, name);

/**
 * The COCO classes a noun phrase names ("the two red cars" → car), by its last words; empty when it names
 * none of them. Lower case.
 */
export const classesNamed = (phrase: string): readonly string[] => {
  const words = phrase.match(/[\p{L}-]+/gu) ?? [];
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const head = words.slice(from, -1);
    const tail = words.at(-1) ?? '';
    const names = singularsOf(tail).flatMap((last) => [...(classesOf.get([...head, last].join(' ')) ?? [])]);
    if (names.length > 0) return [...new Set(names)];
  }
  return [];
};
