import { classesNamed, COCO_NAMES } from './coco-names.ts';

it('has 80 classes', () => expect(new Set(COCO_NAMES).size).toBe(80));

it.each([
  ['car', ['car']],
  ['the two red cars', ['car']],
  ['people', ['person']],
  ['old man', ['person']],
  ['children', ['person']],
  ['puppies', ['dog']],
  ['bus', ['bus']],
  ['buses', ['bus']],
  ['wine glasses', ['wine glass']],
  ['traffic lights', ['traffic light']],
  ['cell phone', ['cell phone']],
  ['bag', ['backpack', 'handbag', 'suitcase']],
  ['watermark', []],
  ['hope', []],
  ['', []],
])('%s names %j', (phrase, classes) => expect(classesNamed(phrase)).toEqual(classes));
