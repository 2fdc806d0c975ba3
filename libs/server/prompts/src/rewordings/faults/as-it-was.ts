import { END_OF_PROMPT, endOrNext } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "It has yellowed, I'd like it as it was in 1977": what age did shall be undone, and no look of that time is wished.
 */

interface Language {
  /** What became of the photo, and plainer words for the wish to mend it. */
  readonly yellowed: string;
  readonly faded: string;
  readonly withoutYellow: string;
  readonly colorsBack: string;
  readonly asItWas: string;
}

const YEAR = '(?:18|19|20)\\d\\d';

const LANGUAGES: readonly Language[] = [
  {
    yellowed:
      "(?:(?:it|this|the (?:old )?(?:photo|picture|print))(?: is|[’']s| has| looks| went| turned| got| has gone| has turned)? )?(?:(?:very|all|really|quite|badly|so) )?yellowed(?: (?:with age|over (?:the years|time)))?|(?:it|this|the (?:old )?(?:photo|picture|print))(?: is|[’']s| looks| went| turned| has gone| has turned) (?:(?:very|all|really|quite|so) )?yellow(?:ish)?",
    faded:
      "(?:(?:it|this|the (?:old )?(?:photo|picture|print)|the colou?rs)(?: is| are|[’']s| has| have| looks| got)? )?(?:(?:very|all|really|quite|badly|so) )?(?:faded|discolou?red|bleached)(?: (?:with age|over (?:the years|time)))?",
    withoutYellow: 'remove the yellow cast',
    colorsBack: 'restore the faded colors',
    asItWas: `(?:(?:please |can you |could you )*(?:make|get|bring|i['’]d (?:like|love)|i want|i would like) (?:it|this)(?: to)?(?: look| be| back)*,? )?(?:(?:just )?(?:like|as|the way|how) (?:(?:it|this) (?:was|did|looked|used to(?: be| look)?)(?: (?:in ${YEAR}|back then|originally|once|when (?:it was )?(?:new|taken)))?|in ${YEAR}|new|back then)|to (?:how|what|the way) it (?:was|looked)(?: (?:like )?(?:in ${YEAR}|back then))?)`,
  },
  {
    yellowed:
      '(?:(?:es|sie|das (?:alte )?(?:foto|bild)) (?:ist|sieht) )?(?:(?:ganz|sehr|total|so|leider|schon|ziemlich) )*(?:vergilbt|gelbstichig)(?: geworden)?|(?:(?:es|sie|das (?:alte )?(?:foto|bild)) )?(?:ist|sieht) (?:(?:ganz|sehr|total|so|leider|schon|ziemlich) )*gelb(?:lich)?(?: (?:geworden|aus))?',
    faded:
      '(?:(?:es|sie|das (?:alte )?(?:foto|bild)|die farben) (?:ist|sind) )?(?:(?:ganz|sehr|total|so|leider|schon|ziemlich) )*(?:verblasst|ausgeblichen|ausgebleicht|verblichen)',
    withoutYellow: 'entferne den Gelbstich',
    colorsBack: 'verblasste Farben auffrischen',
    asItWas: `(?:(?:und )?(?:(?:ich )?(?:hätte|möchte|will|wünsche mir) (?:es|sie|das|die)(?: gerne?)?|ich hätte (?:es|sie) gerne?|(?:mach|mache) (?:es|sie)|(?:es|sie) soll(?:te)?(?: (?:wieder|so))*(?: aussehen| sein)?|bitte),? )?(?:wieder |so |wieder so )?wie (?:(?:damals |früher )?(?:im jahr )?${YEAR}|damals|früher|neu)(?: (?:haben|aussehen|sein|war|aussah))?`,
  },
  {
    yellowed:
      '(?:la foto )?(?:(?:está|se ve|se puso|se ha puesto|quedó|se ha quedado) )?(?:(?:muy|toda|bastante|medio) )?(?:amarillent[ao]|amarilleada)|(?:se puso|se ha puesto|quedó|se ha quedado) amarilla|(?:la foto )?(?:se )?(?:ha )?amarille(?:ó|ado)',
    faded:
      '(?:la foto |los colores )?(?:(?:está|están|se ve|quedó) )?(?:(?:muy|toda|bastante) )?(?:desteñid|descolorid|desvaíd)[ao]s?',
    withoutYellow: 'quita el tono amarillo',
    colorsBack: 'aviva los colores',
    asItWas: `(?:(?:y )?(?:la quiero|la quisiera|quiero que (?:se vea|quede|esté)|que (?:se vea|quede)|d[eé]j(?:e?n?la|ala)|me gustaría|la querría)(?: otra vez)? )?(?:(?:tal )?como (?:era |estaba |se veía |fue )?(?:en ${YEAR}|antes|entonces|nueva|al principio)|como (?:era|estaba|se veía)(?: antes)?)`,
  },
  {
    yellowed:
      '(?:(?:elle|il|la photo|cette photo|ça) )?(?:(?:a|est) )?(?:(?:toute|très|bien|un peu) )?jauni(?:e)?(?: avec (?:le temps|les années))?',
    faded:
      '(?:(?:elle|il|la photo|cette photo|les couleurs) )?(?:(?:a|est|ont|sont) )?(?:(?:toute|très|bien|un peu) )?(?:déteinte?s?|décolorée?s?|délavée?s?|pâlie?s?|passée?s?|fanée?s?)(?: avec (?:le temps|les années))?',
    withoutYellow: 'enlève le jaunissement',
    colorsBack: 'ravive les couleurs',
    asItWas: `(?:(?:et )?(?:je (?:la |le )?(?:voudrais|veux|souhaite|souhaiterais)(?: (?:la|le) (?:retrouver|revoir|avoir))?|j['’]aimerais (?:la|le)(?: (?:retrouver|revoir|avoir|voir))?|(?:rends|remets|rendez|remettez)-l[ae]|qu['’]elle (?:soit|redevienne)) )?(?:(?:telle? qu['’]elle (?:était)|comme(?: elle (?:était|l['’]était)| c['’]était)?)(?: (?:en ${YEAR}|avant|à l['’]époque|au début|neuve))|comme (?:elle|c['’]) ?était|comme neuve)`,
  },
  {
    yellowed:
      '(?:(?:ela|a foto) )?(?:(?:está|tá|ficou) )?(?:(?:muito|toda|bem|meio) )?(?:amarelada|amarelou|amarelecida|amareleceu)|(?:ela |a foto )?ficou (?:toda )?amarela',
    faded:
      '(?:(?:ela|a foto|as cores) )?(?:(?:está|estão|tá|tão|ficou|ficaram) )?(?:(?:muito|toda|bem|meio) )?(?:desbotad[ao]s?|desbotou|desmaiad[ao]s?)',
    withoutYellow: 'tira o amarelado',
    colorsBack: 'aviva as cores',
    asItWas: `(?:(?:e )?(?:(?:eu )?(?:queria|quero|gostaria)(?: (?:ela|dela|que (?:ficasse|fique|fosse|voltasse a ser)))?|queria-a|quero-a|deix[ae](?: ela)?|faz ficar) )?(?:(?:tal )?como (?:era |estava |foi )?(?:em ${YEAR}|antes|antigamente|na época|nova)|como (?:era|estava)(?: antes)?)`,
  },
  {
    yellowed:
      '(?:(?:la foto) )?(?:(?:è|si è|è diventata) )?(?:(?:molto|tutta|un po) )?ingiallit[ao]|(?:la foto )?(?:è diventata|è|si è fatta) (?:tutta )?(?:gialla|giallastra)',
    faded:
      '(?:(?:la foto|i colori) )?(?:(?:è|sono|si è|si sono) )?(?:(?:molto|tutta|un po) )?(?:sbiadit|scolorit|stint)[aoi]',
    withoutYellow: "togli l'ingiallimento",
    colorsBack: 'ravviva i colori',
    asItWas: `(?:(?:e )?(?:la (?:vorrei|voglio)|vorrei (?:che fosse|averla|rivederla)|falla (?:tornare|ritornare)|riportala|fai che (?:torni|sia)) )?(?:(?:come(?: era)?|a? ?com['’]era)(?: (?:nel ${YEAR}|prima|una volta|allora|da nuova|all['’]epoca))|com['’]era)`,
  },
];

export const AS_IT_WAS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ yellowed, faded, withoutYellow, colorsBack, asItWas }): readonly Rewording[] => {
    const link = '(?:\\s*[,.;!:-]+ ?|,? (?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )';
    return [[yellowed, withoutYellow] as const, [faded, colorsBack] as const].flatMap(
      ([fault, plainer]): readonly Rewording[] => [
        [
          new RegExp(
            `(?<=(?:^|[.,;!?])\\s*)(?:${fault})${link}(?:${asItWas})${endOrNext('and|und|y|et|e')}`,
            'giu',
          ),
          plainer,
        ],
        [
          new RegExp(
            `(?<=(?:^|[.,;!?])\\s*)(?:${asItWas})${link}(?:(?:because|weil|porque|car|parce qu['’]|perché) ?)?(?:${fault})${END_OF_PROMPT}`,
            'giu',
          ),
          plainer,
        ],
      ],
    );
  },
);
