import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Remove everything but the background": what stands in front of it goes, which would need its name. */

export const ALL_BUT_BACKGROUND: readonly Rewording[] = [
  [
    clause(
      '(?:remove|delete|erase|take away|get rid of) (?:everything|all|anything) (?:but|except(?: for)?) (?:the )?background',
    ),
    'remove the subject',
  ],
  [
    clause(
      '(?:alles (?:außer|ausser|bis auf) (?:dem|den) hintergrund (?:entfernen|löschen|weg|wegmachen)|(?:entferne|lösche) alles (?:außer|ausser|bis auf) (?:dem|den) hintergrund)',
    ),
    'das Motiv entfernen',
  ],
  [clause('(?:quita|elimina|borra) todo (?:menos|excepto|salvo) el fondo'), 'quita el sujeto'],
  [
    clause("(?:enlève|supprime|efface|enlever|supprimer|effacer) tout sauf (?:le fond|l[’']arrière-plan)"),
    'enlève le sujet',
  ],
  [clause('(?:tira|remove|apaga|tire|remova|apague) tudo (?:menos|exceto) o fundo'), 'tira o sujeito'],
  [clause('(?:togli|rimuovi|cancella|elimina) tutto (?:tranne|eccetto) lo sfondo'), 'togli il soggetto'],
];
