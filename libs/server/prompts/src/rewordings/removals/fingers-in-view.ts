import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "It is crooked and has my thumb in it": a finger before the lens is told because it shall go. Nothing finds it. */

const told = (said: string, plainer: string): Rewording => [
  new RegExp(`(?:(?:,? ?(?:and|but|und|aber|y|pero|et|mais|e|mas|ma)| -|,)? |^)(?:${said})${END}`, 'giu'),
  `, ${plainer}`,
];

export const FINGERS_IN_VIEW: readonly Rewording[] = [
  told(
    "(?:(?:it|this|(?:the|this|my) (?:\\p{L}+ )?(?:photo|picture|pic|scan|image)) )?(?:has|have|got|with|there['’]?s|there is|you can see|shows) (?:my|a|his|her|the|someone['’]s) (?<what>thumb|finger)s?(?: (?:in|on|at) (?:it|there|(?:the|one) (?:\\p{L}+ )?(?:corner|frame|shot|picture|photo|edge|side|left|right))| showing| visible)?|(?:my|a) (?<named>thumb|finger) (?:is|was|got) (?:in|on|at) (?:it|(?:the|one) (?:\\p{L}+ )?(?:corner|frame|shot|picture|photo|edge|side|left|right|lens))",
    'remove my $<what>$<named>',
  ),
  told(
    '(?:mein|der) (?<what>daumen|finger) ist (?:auch |noch |mit )*(?:im bild|drauf|zu sehen|in der ecke|am rand|vor der linse)|man sieht (?:auch |noch )?(?:meinen|den) (?<named>daumen|finger)(?: (?:in der ecke|am rand|im bild))?',
    'entferne meinen $<what>$<named>',
  ),
  told(
    '(?:se (?:me )?ve|sale|aparece|salió|se coló) (?:también )?mi (?<what>dedo|pulgar)(?: (?:en|por) (?:la|el|una) (?:\\p{L}+ )?(?:esquina|borde|lado|foto|derecha|izquierda))?',
    'quita mi $<what>',
  ),
  told(
    "(?:on voit|il y a) (?:aussi )?mon (?<what>doigt|pouce)(?: (?:dans|sur|au|en|à) (?:le |la |un |l['’])?(?:coin|bord|photo|image|bas|haut|gauche|droite))?",
    'enlève mon $<what>',
  ),
  told(
    '(?:aparece|dá (?:pra|para) ver|saiu|com|tem) (?:o )?meu (?<what>dedo|dedão|polegar)(?: n[oa] (?:\\p{L}+ )?(?:canto|foto|borda|lado|meio))?|(?:o )?meu (?<named>dedo|dedão|polegar) (?:aparece|saiu|apareceu|está)(?: n[oa] (?:canto|foto|borda|lado|meio))?',
    'tira meu $<what>$<named>',
  ),
  told(
    "(?:si vede|c['’]è) (?:anche )?il mio (?<what>dito|pollice)(?: (?:nell['’]angolo|sul bordo|nella foto|in un angolo))?",
    'togli il mio $<what>',
  ),
];
