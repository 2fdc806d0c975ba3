import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* The look of somebody's eyes, and no light of the whole picture: "ilumina la mirada", "olhos mais vivos". */

export const BRIGHTER_LOOKS: readonly Rewording[] = [
  [word('brighten(?: up)? (?:her|his|my|the|their) (?:gaze|look)'), 'brighten the eyes'],
  [
    word('(?:den |ihren |seinen |meinen )?blick (?:aufhellen|strahlender|heller)(?: machen)?'),
    'Augen aufhellen',
  ],
  [word('(?:ilumina|aclara|realza)(?:r|me|le)? (?:la|mi|su) mirada'), 'aclara los ojos'],
  [word('(?:illumine|éclaire|éclaircis)(?:r)? (?:le|mon|son) regard'), 'éclaircis les yeux'],
  [word('(?:ilumin|clare|real[cç])(?:a|e|ia|ie|ar|iar) (?:o|meu|o meu|seu|o seu) olhar'), 'clareia os olhos'],
  [word('(?:illumin|schiarisc|ravviv)(?:a|i|are|ire) (?:lo|il mio|il suo) sguardo'), 'schiarisci gli occhi'],
  [word('olhos (?:mais )?(?:vivos|vivazes|brilhantes)'), 'cores mais vivas nos olhos'],
];
