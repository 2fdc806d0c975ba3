import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What lies around something that gets a new background: "white background, take away everything around it". It goes with
 * the old background, and no transparent one is wished.
 */

const NEW_BACKGROUND =
  /(?:white|black|gr[ae]y|plain|new|beige|pink|blue|green) background|background (?:white|black|gr[ae]y|beige|pink|blue|green)|(?:weiß|schwarz|grau|neu)\p{L}* hintergrund|fondo (?:blanco|negro|gris|nuevo|beige|liso)|fond (?:blanc|noir|gris|neutre|beige|uni)|fundo (?:branco|preto|cinza|bege|liso)|sfondo (?:bianco|nero|grigio|beige|neutro)/iu;

const LANGUAGES: readonly string[] = [
  "(?:take (?:away|out)|remove|delete|erase|get rid of|clear) (?:everything|all|anything)(?: else)?(?: that[’']?s| that is)? around (?:it|them|the \\p{L}+)",
  '(?:alles|alle sachen) (?:andere )?(?:drumherum|drum herum|rundherum|außen rum|ringsum) (?:weg(?:machen)?|entfernen|raus|löschen)|(?:entferne|lösche) alles (?:drumherum|rundherum|ringsum)',
  '(?:quita|elimina|borra|saca)(?:r)? (?:todo )?lo (?:que hay|de|que está) (?:alrededor|a su alrededor|en los alrededores)',
  "(?:enlève|enlever|supprime|supprimer|retire|retirer) tout (?:ce qu[’']il y a |ce qui est )?(?:autour|aux alentours)",
  '(?:tira|tirar|remove|remover|apaga|apagar) tudo (?:que está |que tem |o que está )?(?:em volta|ao redor|à volta)',
  "(?:togli|togliere|elimina|eliminare|cancella|leva) tutto (?:quello che c[’']è |ciò che c[’']è |il resto )?(?:intorno|attorno)",
];

export const GONE_ANYWAY: readonly Rewording[] = LANGUAGES.map((around) => [
  new RegExp(
    `(?:^|[,.;!?]) ?(?:(?:and|und|y|et|e) )?(?:please |bitte |por favor )?(?:${around})${END}|(?<=\\p{L}) (?:and|und|y|et|e) (?:${around})${END}`,
    'giu',
  ),
  '',
  NEW_BACKGROUND,
]);
