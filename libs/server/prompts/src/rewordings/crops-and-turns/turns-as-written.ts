import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “Anticlock wise” and “right hand side”: words of turns and sides that are written in parts, and what is told beside a turn. */

/** What leans, and that it does, before a turn that says by how much. */
const LEANS = [
  "(?:(?:it|the (?:\\p{L}+ )?\\p{L}+|this|everything|horizon)(?: ?['’]s| is| looks| leans)? )?(?:(?:a bit|slightly|clearly|a little) )?(?:crooked|tilted|off|wonky|askew|skewed|not (?:straight|level)|leaning)(?: (?:in the (?:photo|picture|image)|here))?",
  '(?:(?:der|die|das|es|alles) ?(?:\\p{L}+ )?(?:steht|ist|hängt|sieht) )?(?:(?:etwas|ein bisschen|leicht) )?schief(?: im (?:bild|foto)| aus)?',
  '(?:(?:el|la|todo) ?(?:\\p{L}+ )?(?:está|sale|salió|quedó) )?(?:(?:un poco|algo) )?(?:torcid[oa]|inclinad[oa]|chuec[oa]|ladead[oa])',
  "(?:(?:l['’]\\p{L}+|la \\p{L}+|le \\p{L}+|c['’]est|tout|elle|il) ?(?:est )?)?(?:(?:un peu|légèrement) )?(?:penchée?|penche|de travers|de guingois|inclinée?)",
  '(?:(?:o|a|tudo) ?(?:\\p{L}+ )?(?:está|tá|ficou|saiu) )?(?:(?:um pouco|meio) )?(?:tort[oa]|inclinad[oa])',
  "(?:(?:l['’]\\p{L}+|la \\p{L}+|il \\p{L}+|tutto) ?(?:è|sta|pende) )?(?:(?:un po['’]|leggermente) )?(?:stort[oa]|inclinat[oa]|pende)",
].join('|');
const BY_DEGREES =
  '(?=(?:(?:so|please|bitte|por favor|also|then) )?(?:(?:rotate|turn|tilt|spin|dreh\\p{L}*|g[ií]r[ae]\\p{L}*|rot[ae]\\p{L}*|tourne\\p{L}*|pivote\\p{L}*|fais|rod[ae]\\p{L}*|vir[ae]\\p{L}*|ruota\\p{L}*)(?!\\p{L})[^.;!?\\d]{0,30}|(?:(?:ca|circa|etwa|ungefähr|um)\\.? )*)\\d{1,2}(?:[.,]\\d)? ?(?:°|degrees?|deg|grad|grados?|degrés?|graus?|gradi)(?! (?:off|schief))(?:[^.,;!?]*(?:dreh\\p{L}*|left|right|links|rechts|izquierda|derecha|gauche|droite|esquerda|direita|sinistra|destra|clockwise)|\\s*[.,;!?]|\\s*$))';
/** The axis by which a picture is mirrored, as in “horizontal”. It is not made level. */
const MIRRORS =
  '(?<!\\p{L})(?:spieg(?:el|le)\\p{L}*)(?: (?:bitte|mal|mir))?(?: (?:es|das|dieses))?(?: (?:bild|foto|selfie))?';

export const TURNS_AS_WRITTEN: readonly Rewording[] = [
  [word('(?:anti|counter)[ -]?clock[ -]?wise'), 'counterclockwise'],
  [word('clock[ -]wise'), 'clockwise'],
  [new RegExp(`(?<=${MIRRORS} )waage?recht(?!\\p{L})`, 'giu'), 'horizontal'],
  [new RegExp(`(?<=${MIRRORS} )(?:senkrecht|lotrecht)(?!\\p{L})`, 'giu'), 'vertikal'],
  [/(?<!\p{L})waage?recht(?= (?:gespiegelt|spiegeln)(?!\p{L}))/giu, 'horizontal'],
  [/(?<!\p{L})(?:senkrecht|lotrecht)(?= (?:gespiegelt|spiegeln)(?!\p{L}))/giu, 'vertikal'],
  [new RegExp(`(?<=(?:^|[.;!?,])\\s*)(?:${LEANS})(?:[.,;:!]| and| und| so| -) ?${BY_DEGREES}`, 'giu'), ''],
  [word('(?<side>left|right)[ -]hand (?<part>side|half|edge|corner)'), '$<side> $<part>'],
];
