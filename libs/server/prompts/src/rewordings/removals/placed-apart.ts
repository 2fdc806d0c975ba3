import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* Where somebody or something is that shall go, set apart: “remove my cousin (far right)” is “remove my cousin on the right”. */

interface Language {
  /** A verb that removes, and what shall go. */
  readonly removes: string;
  /** What may stand before the side. */
  readonly before: string;
  readonly left: string;
  readonly right: string;
  readonly onLeft: string;
  readonly onRight: string;
}

const LANGUAGES: readonly Language[] = [
  {
    removes: '(?:remove|erase|delete|get rid of|take out|cut out|crop out|edit out|yeet|lose)(?: out)? ',
    before: '(?:(?:the )?(?:one )?(?:on|at|to) (?:the )?)?(?:far |very )?',
    left: 'left',
    right: 'right',
    onLeft: ' on the left',
    onRight: ' on the right',
  },
  {
    removes: '(?:entferne?|lösche?|nimm|mach) ',
    before: '(?:(?:der|die|das) )?(?:ganz )?',
    left: 'links(?: außen)?',
    right: 'rechts(?: außen)?',
    onLeft: ' links',
    onRight: ' rechts',
  },
  {
    removes: '(?:quita|quitar|borra|borrar|elimina|eliminar|saca) ',
    before: '(?:(?:el|la) )?(?:de |a )?(?:la )?',
    left: 'izquierda',
    right: 'derecha',
    onLeft: ' a la izquierda',
    onRight: ' a la derecha',
  },
  {
    removes: '(?:enl[eè]ve|enlever|supprime|supprimer|efface|effacer|retire|retirer|vire) ',
    before: "(?:tout )?(?:à |de )?(?:l[ae] |l[’'])?(?:extrême )?",
    left: 'gauche',
    right: 'droite',
    onLeft: ' à gauche',
    onRight: ' à droite',
  },
  {
    removes: '(?:tira|tirar|tire|apaga|apagar|remove|remover) ',
    before: '(?:[ao] )?(?:d?[àa] |na )?',
    left: 'esquerda',
    right: 'direita',
    onLeft: ' à esquerda',
    onRight: ' à direita',
  },
  {
    removes: '(?:togli|togliere|cancella|cancellare|elimina|eliminare|rimuovi|leva) ',
    before: '(?:(?:quell[oa] )?(?:a |sulla ))?',
    left: 'sinistra',
    right: 'destra',
    onLeft: ' a sinistra',
    onRight: ' a destra',
  },
];

export const PLACED_APART: readonly Rewording[] = LANGUAGES.flatMap(
  ({ removes, before, left, right, onLeft, onRight }): Rewording[] =>
    (
      [
        [left, onLeft],
        [right, onRight],
      ] as const
    ).map(([side, plainer]) => [
      new RegExp(
        `(?<=(?<!\\p{L})${removes}[^.,;:!?()"“„«\\d]{2,50})(?:\\s*\\(\\s*${before}${side}\\s*\\)|,\\s*${before}${side}${END})`,
        'giu',
      ),
      plainer,
    ]),
);
