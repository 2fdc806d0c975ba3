import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Looks that are named by who made such pictures, or by a word that the lexicons lack: "Kubrick", "filmlike", "as if taken
 * with a real camera".
 */

const DIRECTORS =
  '(?:(?:stanley )?kubrick|(?:jean[- ]luc )?godard|(?:federico )?fellini|(?:martin )?scorsese|(?:francis ford |sofia )?coppola|(?:christopher )?nolan|(?:denis )?villeneuve|(?:david )?lynch|(?:david )?fincher|(?:ridley )?scott|(?:andrei )?tar[kc]ovs[kc][iy]j?|(?:akira )?kurosawa|(?:françois )?truffaut|(?:ingmar )?bergman|(?:steven )?spielberg|wong kar[- ]wai|(?:sergio )?leone|(?:paolo )?sorrentino|(?:michelangelo )?antonioni|(?:luchino )?visconti|(?:pedro )?almod[óo]var|(?:guillermo )?del toro|(?:alfonso )?cuar[óo]n|(?:luis )?buñuel|(?:quentin )?tarantino|terrence malick|michael bay)';

/** A wish that says nothing else. */
const whole = (said: string): RegExp =>
  new RegExp(
    `(?<=^\\s*(?:(?:please|bitte|por favor|per favore) )?)(?:${said})(?=\\s*(?:(?:please|pls|bitte|por favor|per favore|stp|svp)\\s*)?[.!]*\\s*$)`,
    'giu',
  );

export const LOOKS_BY_NAME: readonly Rewording[] = [
  [
    whole(
      `(?:(?:make it|mach es|hazla|fais-la|deixa|rendila|do|like|wie|wie bei|como|comme|come|in the style of|im stil von|al estilo(?: de)?|estilo(?: de)?|style(?: de)?|dans le style de|à la|no estilo(?: de)?|nello stile di|stile(?: di)?|a lo|a) )*${DIRECTORS}(?:['’]s|['’])?(?: (?:style|look|vibes?|mood|film|movie|stil|like))?`,
    ),
    'cinematic',
  ],
  [/(?<!\p{L})film[- ]?like(?!\p{L})/giu, 'like a film'],
  [/(?<!\p{L})(?:film|kino)reif(?!\p{L})/giu, 'wie im Film'],
  // "Old movie look", "filtro tipo vecchio film".
  [/(?<!\p{L})old (?:movie|film)(?= (?:look|style|effect|filter|feel|vibes?)(?!\p{L}))/giu, 'vintage'],
  [
    /(?<!\p{L})(?:wie (?:ein |aus einem |in einem )?alte[rmn]? film|alter[- ]film[- ](?:look|stil|effekt))(?!\p{L})/giu,
    'Vintage Look',
  ],
  [
    /(?<=(?:filtro|effetto|look|stile) (?:tipo |da |come )?)(?:un |una )?vecchi[oa] (?:film|pellicola)(?!\p{L})/giu,
    'stile vintage',
  ],
  // "Efecto película antigua con grano".
  [
    /(?<!\p{L})(?:efecto|estilo|look) (?:de )?(?:película|peli|film) (?:antigu[oa]|viej[oa])(?= con (?:\p{L}+ (?:de )?)?grano)/giu,
    'estilo vintage',
  ],
  [
    /(?<!\p{L})(?:efeito|estilo|look) (?:de )?filme (?:antigo|velho)(?= com (?:\p{L}+ (?:de )?)?(?:grão|granulad[oa]|granulação))/giu,
    'estilo vintage',
  ],
  // "Vintage con grano": a look, and the grain is a wish of its own.
  [
    /(?<=(?<!\p{L})(?:vintage|retrò?|antigu[oa]|antic[oa]|vecchio)(?: (?:look|style|stil|\d0s look))?) (?<grain>(?:with|con|com|mit|avec) (?:(?:some|a bit of|un poco de|un po['’] di|um pouco de|un peu de|du|etwas) )?(?:(?:film[- ]?)?grain|gran[oa]|granulado|granulação|filmkorn|korn))(?!\p{L})/giu,
    ', $<grain>',
  ],
  [/(?<=(?<!\p{L})\d0s (?:look|style)),? (?:with|w) film grain(?!\p{L})/giu, ' with some grain'],
  [
    /(?<!\p{L})style vintage, un peu (?:de grain|granuleux|granulé)(?!\p{L})/giu,
    'style vintage, avec un peu de grain',
  ],
  // "As if taken with a real camera".
  [
    whole(
      "(?:make it )?(?:look |looks |looking )?(?:like|as if|as though) (?:(?:it|this) )?(?:(?:was|were|is|came|had been|it['’]s) )?(?:(?:taken|shot|made|photographed|from) )?(?:(?:with|by|on|from) )?(?:an? )?(?:real|proper|good|expensive|decent|professional|pro) camera",
    ),
    'improve the quality',
  ],
  [
    whole(
      '(?:(?:soll|als|so) )?(?:(?:wie|als wäre es|als wär es|als ob es)(?: (?:aussehen|wirken))? )(?:mit )?(?:einer |ner )?(?:richtigen|echten|guten|teuren|professionellen|profi)[- ]?kamera(?: (?:gemacht|fotografiert|aufgenommen|geschossen)(?: (?:wäre|worden))?)?(?: aussehen)?',
    ),
    'Qualität verbessern',
  ],
  [
    whole(
      '(?:que (?:parezca|se vea) )?(?:como )?(?:si (?:fuera|estuviera) )?(?:(?:tomada|hecha|sacada) )(?:con )?(?:una )?(?:buena cámara|cámara (?:de verdad|buena|profesional|cara|réflex))',
    ),
    'mejora la calidad',
  ],
  [
    whole(
      "(?:(?:comme|qu['’]on dirait|on dirait) )(?:(?:si elle (?:était|avait été) )?(?:prise|faite) )?(?:avec )?(?:un |une )?(?:vrai|bon|véritable) appareil(?: photo)?(?: pro)?",
    ),
    'améliore la qualité',
  ],
  [
    whole(
      '(?:como )(?:se (?:fosse|tivesse sido) )?(?:(?:tirada|feita) )(?:com )?(?:uma )?(?:boa câmera|câmera (?:de verdade|boa|profissional|cara))',
    ),
    'melhora a qualidade',
  ],
  [
    whole(
      '(?:come )(?:se fosse (?:stata )?)?(?:(?:fatta|scattata) )(?:con )?(?:una )?(?:vera|buona|bella) (?:macchina(?: fotografica)?|fotocamera)',
    ),
    'migliora la qualità',
  ],
  // "Brush texture": strokes of a brush, and no grain.
  [/(?<!\p{L})(?:paint ?)?brush texture(?!\p{L})/giu, 'brush strokes'],
  [/(?<!\p{L})textura de (?:pincel|brocha)(?!\p{L})/giu, 'pinceladas'],
  [/(?<!\p{L})texture (?:de |du )?pinceau(?!\p{L})/giu, 'coups de pinceau'],
  [/(?<!\p{L})(?:texture|trama) (?:di|del) pennello(?!\p{L})/giu, 'pennellate'],
  // "Colouring-in sheet", "make a coloring sheet".
  [/(?<!\p{L})colou?ring(?:[- ]in)?[- ](?:sheets?|pictures?|templates?)(?!\p{L})/giu, 'coloring page'],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:una |ein |eine |un )?(?:scarabocchio|kritzelei|gribouillis|kritzelbild)(?=\s*(?:[,.;!?]|$))/giu,
    'doodle',
  ],
  // Light that grazes what it falls on.
  [
    /(?<=(?:^|[.,;!?])\s*)(?:streiflicht|luz rasante|lumière rasante|luce radente|raking light)(?=\s*(?:[,.;!?]|$))/giu,
    'dramatic lighting',
  ],
  // "Dark mode" of a screenshot is black where it is white.
  [
    whole(
      '(?:(?:make it|in|into|turn (?:it|this) into|mach|im|en|al?|passe en|mets en|passa a|metti in|pon(?:lo)? en|em|no) )*(?:dark[- ]?mode|dunkelmodus|dunkler modus|modo oscuro|mode sombre|modo escuro|modalità scura|tema scuro)',
    ),
    'invert the colors',
  ],
  // "Sadder" has no vivid colors.
  [whole('(?:make it (?:look )?)?(?:(?:a bit|much|more) )?(?:sadder|more sad|sad)'), 'muted colors'],
  [whole('(?:mach (?:es|das bild) )?(?:(?:etwas|viel|noch) )?trauriger'), 'gedämpfte Farben'],
  [whole('(?:haz(?:la|lo) |que se vea |que sea )?(?:(?:un poco|mucho) )?más triste'), 'menos saturación'],
  [whole('(?:rends(?:-l[ae])? )?(?:un peu )?plus triste'), 'moins de saturation'],
  [whole('(?:deix[ae] |faz(?:er)? )?(?:(?:a foto|ela|um pouco) )*mais triste'), 'menos saturação'],
  [whole('(?:rendila |falla |fai )?(?:(?:la foto|un po) )*più triste'), 'meno saturazione'],
  // What has more effect has more contrast.
  [
    clause('(?:make it )?(?:more|really|very) (?:striking|impressive|impactful|eye[- ]catching)'),
    'more contrast',
  ],
  [clause('(?:mach es )?(?:noch )?(?:eindrucksvoller|eindringlicher|wirkungsvoller)'), 'mehr Kontrast'],
  [clause('(?:deix[ae] )?(?:(?:ela|a foto) )?mais (?:marcante|forte e marcante)'), 'mais impactante'],
  // Dull, in words that the lexicons lack.
  [
    /(?<=(?:^|[.,;!?])\s*(?:a )?foto (?:(?:está|tá|ficou|saiu) )?(?:(?:muito|meio|tão) )?)choch[ao](?!\p{L})/giu,
    'sem vida',
  ],
  [/(?<=(?:^|[.,;!?])\s*(?:la )?photo (?:est )?(?:(?:très|trop|si) )?)morne(?!\p{L})/giu, 'terne'],
  // "Entre chien et loup" is dusk.
  [/(?<!\p{L})entre chien et loup(?!\p{L})/giu, 'crépuscule'],
];
