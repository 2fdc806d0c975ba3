import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "You have to tilt your head to the left to see it": the picture lies on that side, and a quarter turn to the other one sets it
 * upright.
 */

interface Language {
  /** Before it, a wish for the same. */
  readonly upright: string;
  readonly tilt: string;
  readonly left: string;
  readonly right: string;
  readonly turned: Readonly<Record<'left' | 'right', string>>;
}

const LANGUAGES: readonly Language[] = [
  {
    upright: '(?:(?:turn|put|set) (?:it|this|the (?:photo|picture)) )?(?:upright|the right way (?:up|round))',
    tilt: "(?:you|i|we|people)(?:['’]ve| have|['’]d have)?(?: got)? to (?:tilt|turn|twist|crane) (?:your|my|our|their) (?:head|neck)",
    left: '(?:to (?:the |your |my )?)?left',
    right: '(?:to (?:the |your |my )?)?right',
    turned: { left: 'turn it 90 degrees to the right', right: 'turn it 90 degrees to the left' },
  },
  {
    upright: '(?:richtig ?herum|aufrecht)(?: (?:drehen|hinstellen))?',
    tilt: '(?:man muss|ich muss|da muss man)(?: sich)?(?: ja)? (?:den (?:kopf|hals)|(?:den )?nacken)',
    left: 'nach links (?:drehen|neigen|verdrehen|verrenken|legen)',
    right: 'nach rechts (?:drehen|neigen|verdrehen|verrenken|legen)',
    turned: { left: 'um 90 Grad nach rechts drehen', right: 'um 90 Grad nach links drehen' },
  },
  {
    upright: '(?:ponl[ao] )?(?:derech[ao]|al derecho|del derecho)',
    tilt: '(?:hay que|tengo que|tienes que|uno tiene que) (?:girar|ladear|torcer|inclinar|voltear)(?:se)? (?:la cabeza|el cuello)',
    left: '(?:hacia|a|para|pa) (?:la )?izquierda',
    right: '(?:hacia|a|para|pa) (?:la )?derecha',
    turned: { left: 'gírala 90 grados a la derecha', right: 'gírala 90 grados a la izquierda' },
  },
  {
    upright: "(?:(?:re)?mets?(?:[- ]l[ae])? )?(?:à|a) l['’]endroit",
    tilt: '(?:là |la )?(?:il |y )?(?:faut|on doit|je dois) (?:se |que je me |me )?(?:tordre|tourner|pencher|incliner|dévisser|démancher) (?:le cou|la tête|la nuque)',
    left: '(?:vers|à|sur) (?:la )?gauche',
    right: '(?:vers|à|sur) (?:la )?droite',
    turned: { left: 'tourne-la de 90 degrés vers la droite', right: 'tourne-la de 90 degrés vers la gauche' },
  },
  {
    upright: '(?:(?:põe|deixa|coloca) )?(?:ela )?(?:direit[ao]|em pé|na posição certa)',
    tilt: '(?:tem que|tenho que|tem de|preciso|é preciso) (?:virar|entortar|inclinar|torcer|girar) (?:a cabeça|o pescoço)',
    left: '(?:pra|para|à|a) (?:a )?esquerda',
    right: '(?:pra|para|à|a) (?:a )?direita',
    turned: { left: 'gira 90 graus pra direita', right: 'gira 90 graus pra esquerda' },
  },
  {
    upright: '(?:(?:metti|gira)l[ao] )?(?:dritt[ao]|nel verso giusto|per il verso giusto)',
    tilt: '(?:bisogna|devo|tocca|si deve|devi) (?:piegare|girare|storcere|inclinare|torcere)(?:si)? (?:la testa|il collo)',
    left: '(?:a|verso) (?:la )?sinistra',
    right: '(?:a|verso) (?:la )?destra',
    turned: { left: 'ruotala di 90 gradi a destra', right: 'ruotala di 90 gradi a sinistra' },
  },
];
const PLEASE = "(?:,? (?:please|bitte|por favor|porfa|s['’]il (?:te|vous) pla[iî]t|stp|svp|per favore))?";
const TO_SEE =
  '(?: (?:to (?:see|look at) (?:it|this)|um (?:es|sie|das) zu sehen|(?:para|pra) (?:verl[ao]|ver)|pour (?:la |le )?(?:voir|regarder)|per (?:vederla|guardarla)))?';

export const HEADS_TILTED: readonly Rewording[] = LANGUAGES.flatMap(
  ({ upright, tilt, left, right, turned }) =>
    (
      [
        [left, turned.left],
        [right, turned.right],
      ] as const
    ).map(([side, plainer]): Rewording => [
      clause(`(?:${upright}${PLEASE}[,.;:]? )?${tilt} ${side}${TO_SEE}`),
      plainer,
    ]),
);
