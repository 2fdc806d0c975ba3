import { isTold } from './remarks.ts';

it.each([
  'insta',
  'für Kleinanzeigen',
  'annonce vinted',
  'para wallapop',
  "selling my grandmother's lamp on Facebook",
  'used truck ad',
  'I am new here',
  'ich bin neu hier',
  'es mi primera vez aquí',
  'provo per la prima volta',
  'annoying',
  'echt schade',
  'que pena',
  'Found in a shoebox',
  'trovata in soffitta',
  'auf dem Dachboden gefunden',
  "there's patient data on there",
  'this is the only photo of my late husband smiling',
])('“%s” tells of the person who writes or of the picture', (words) => expect(isTold(words)).toBe(true));

it.each([
  'instagram square',
  'instagram story',
  'listing photo brighter',
  'ugly background',
  'horrible colors',
  'annoying reflection',
  'posting it in black and white',
  'there is a man behind us',
  'this is the only photo but it is blurry',
  'I want to look 30',
  'first time I look fat',
])('“%s” may be a wish', (words) => expect(isTold(words)).toBe(false));
