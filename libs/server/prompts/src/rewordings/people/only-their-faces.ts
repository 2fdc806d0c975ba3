import type { Rewording } from '../rewording.ts';

/* “Pixelate the kids in the background, only their faces”: the faces, and neither the people nor all behind. */

interface Language {
  /** Verbs that hide, before who is hidden. */
  readonly hide: string;
  readonly who: string;
  /** “In the background”. */
  readonly behind: string;
  readonly onlyFaces: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    hide: '(?<hide>blur|pixelate|hide|cover|censor|anonymi[sz]e)(?: out)?',
    who: '(?:the|all|all the|any|other|those) (?:(?:other|small|little) )?(?<who>kids?|children|people|persons|guests|strangers|passers-?by|students|pupils|girls|boys|men|women|players|others)',
    behind: '(?<behind>in the back(?:ground)?|behind (?:us|me|her|him|them))',
    onlyFaces: '(?:but )?(?:only|just) (?:their|the) faces',
    plainer: '$<hide> the faces of the $<who> $<behind>',
  },
  {
    hide: '',
    who: '(?:die|alle|alle anderen|andere) (?:(?:anderen|kleinen) )?(?<who>kinder|leute|menschen|personen|gäste|fremden|passanten|schüler|mädchen|jungen|männer|frauen|spieler|anderen)',
    behind: '(?<behind>im hintergrund|(?:da )?hinten|hinter (?:uns|mir|ihr|ihm|ihnen))',
    onlyFaces: '(?:aber )?(?:nur|bloß) (?:die|deren|ihre) gesichter',
    plainer: 'die Gesichter der $<who> $<behind> $<hide>',
  },
  {
    hide: '(?<hide>pixela|desenfoca|difumina|oculta|tapa|censura|borra)(?:r)?',
    who: '(?:a )?(?:los|las|todos los|todas las) (?:otros |otras |demás )?(?<who>niñ[oa]s|personas|gente|invitados|extraños|chicos|chicas|alumnos|jugadores)',
    behind: '(?<behind>del fondo|al fondo|en el fondo|de atrás|detrás de (?:nosotros|mí))',
    onlyFaces: '(?:pero )?(?:solo|sólo|solamente|únicamente) (?:las|sus|los) (?:caras|rostros)',
    plainer: '$<hide> las caras de los $<who> $<behind>',
  },
  {
    hide: '(?<hide>pixelise|floute|masque|cache|anonymise)[rz]?',
    who: '(?:les|tous les|toutes les) (?:autres )?(?<who>enfants|gens|personnes|invités|inconnus|passants|élèves|filles|garçons|joueurs)',
    behind: "(?<behind>(?:à|en|dans) l['’]arrière[- ]plan|au fond|derrière(?: (?:nous|moi|elle|lui|eux))?)",
    onlyFaces: '(?:mais )?(?:seulement|juste|uniquement|que) (?:les|leurs) visages',
    plainer: '$<hide> les visages des $<who> $<behind>',
  },
  {
    hide: '(?<hide>pixela|desfoca|borra|esconde|tapa|censura|cobre)(?:r)?',
    who: '(?:as|os|todas as|todos os) (?:outr[oa]s )?(?<who>crianças|pessoas|convidados|estranhos|alunos|meninos|meninas|jogadores)',
    behind: '(?<behind>do fundo|no fundo|ao fundo|(?:lá )?atrás(?: de (?:nós|mim))?)',
    onlyFaces: '(?:mas )?(?:só|somente|apenas) (?:os|as|seus) (?:rostos|caras)',
    plainer: '$<hide> os rostos das $<who> $<behind>',
  },
  {
    hide: '(?<hide>pixela|sfoca|oscura|nascondi|copri|censura|offusca)(?:re|te)?',
    who: '(?:i|le|gli|tutti i|tutte le) (?:altri |altre )?(?<who>bambini|bimbi|persone|ospiti|estranei|passanti|alunni|ragazzi|ragazze|giocatori)',
    behind: '(?<behind>sullo sfondo|in fondo|(?:di )?dietro(?: (?:di noi|di me|a noi|a me))?)',
    onlyFaces: '(?:ma )?(?:solo|soltanto|solamente) (?:le|i|i loro|le loro) (?:facce|volti|visi)',
    plainer: '$<hide> i volti dei $<who> $<behind>',
  },
];

/** In German the verb stands behind who is hidden. */
const GERMAN_VERB =
  ' (?<hide>verpixeln|unkenntlich machen|verwischen|verstecken|zensieren|abdecken|weichzeichnen|unscharf machen)';

export const ONLY_THEIR_FACES: readonly Rewording[] = LANGUAGES.map(
  ({ hide, who, behind, onlyFaces, plainer }) => [
    new RegExp(
      `(?<!\\p{L})${hide === '' ? '' : `${hide} `}${who} ${behind}${hide === '' ? GERMAN_VERB : ''},? ${onlyFaces}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    plainer,
  ],
);
