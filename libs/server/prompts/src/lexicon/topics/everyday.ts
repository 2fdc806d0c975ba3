import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Phrases of everyday wishes: side conditions, moods, and what a picture is for or was made with. */
export const EVERYDAY: Readonly<Record<Language, Lexicon>> = {
  english: {
    filler:
      'from the scanner, from my scanner, by the scanner, scandinavian, scandinavia, fit the, fit my, fit this, fit all, fit it all, add nothing, nothing added, no added stuff, without adding anything, don t add anything, dont add anything',
    crop: 'snip off, shear off, cutt of, cutt off, cut of the, slice away, crop off, crop out',
    'shade:pale': 'pale',
    'style:van-gogh': 'the scream, scream painting, edvard munch',
    'op:dramatic-lighting': 'spooky, creepy, eerie, haunting, sinister, spookier, creepier',
    cool: 'cool it, cool this, cool the photo, cool the picture, cool the image, cool everything',
    noise: 'iso too high, iso was too high, high iso noise',
    overexposed: 'blowing out, blow out, glaring',
    'op:match-reference':
      'match the tones, match the tones to, match the colors to, match the colours to, match the look to, match the mood to',
    reference: 'feed pic, feed photo, feed picture',
    'beyond:made': 'ghost, ghosts, ghostly figure',
    'beyond:person':
      'pounds lighter, pounds thinner, kilos lighter, kilos thinner, kg lighter, pounds less, lbs lighter, stone lighter, pounds slimmer, kilos slimmer',
    document: 'letter, old letter, this letter',
    scene: 'holiday flat, rental flat, my flat, our flat',
    muted: 'half the color out, half the colour out, take half the color out, take half the colour out',
  },
  spanish: {
    border: 'franjas blancas, barras blancas, bandas blancas, con franjas blancas',
    filler:
      'del escáner, por el escáner, escandinavo, escandinava, sin añadir nada, sin agregar nada, no agregues nada, no añadas nada',
    'style:van-gogh': 'el grito, de munch',
    'op:dramatic-lighting': 'espeluznant*, tétric*, terrorífic*, escalofriant*, siniestr*',
    more: 'subes, súbeles, subas, suban',
    less: 'bajes, bájales',
    noise: 'iso alto, iso muy alto, iso demasiado alto',
    overexposed:
      'quemar la ventana, quemar las ventanas, quemar el cielo, quemar las luces, deslumbra, encandila',
    'beyond:made': 'fantasma, fantasmas',
    'beyond:person': 'kilos menos, kilos más, con menos kilos',
    resize: 'que quepa en el correo, quepa en el correo, quepa en el mail, que quepa en un email',
    'op:enhance-colors': 'colores lavados, quedaron lavados, salieron lavados, están lavados',
    instead: 'en lugar del, en vez del',
  },
  german: {
    border: 'weiße balken, weißen balken, weiße streifen, weißen streifen',
    filler:
      'vom scanner, durch den scanner, durchs scannen, skandinavisch, skandinavische, nichts hinzufügen, nichts dazutun, nichts dazu',
    'style:van-gogh': 'der schrei, schrei von munch, edvard munch',
    'op:dramatic-lighting': 'gruselig*, schaurig*, unheimlich*, düster und unheimlich',
    noise: 'iso zu hoch, iso war zu hoch, hohe iso',
    overexposed: 'ausfressen, ausbrennen, überstrahlen, blendet',
    'beyond:made': 'gespenst, gespenster, geist, geister',
    'beyond:person': 'kilo leichter, kilo weniger, kilos leichter, kilos weniger, pfund leichter',
    resize: 'passt in die mail, in eine mail passt, in die mail passt, in die email passt',
  },
  french: {
    border: 'bandes blanches, barres blanches',
    filler: 'du scanner, par le scanner, à cause du scanner, scandinave, sans rien ajouter, n ajoute rien',
    'style:van-gogh': 'le cri, cri de munch',
    'op:dramatic-lighting': 'effrayant*, lugubre*, glauque*, flippant*, sinistre*',
    noise: 'iso trop élevé, iso élevé, iso trop haut, iso trop élevés, iso trop hauts, hauts iso',
    overexposed:
      'cramer la fenêtre, cramer les fenêtres, brûler la fenêtre, cramer le ciel, brûler le ciel, éblouit, éblouissant, éblouissante',
    'beyond:made': 'fantôme, fantômes',
    'beyond:person': 'kilos de moins, kilos en moins, kilos plus légère, kilos plus léger',
    resize: 'tienne dans un mail, tienne dans le mail, passe par mail, pour que ça passe par mail',
    instead: 'à la place du, à la place de, à la place d, à la place des',
  },
  portuguese: {
    border: 'faixas brancas, tarjas brancas, barras brancas',
    filler:
      'do scanner, no scanner, por causa do scanner, escandinavo, escandinava, sem adicionar nada, sem acrescentar nada, não adiciona nada',
    'style:van-gogh': 'o grito, grito de munch',
    'op:dramatic-lighting': 'assustador*, tenebros*, macabr*, arrepiante, sinistr*',
    noise: 'iso alto, iso muito alto, iso alto demais',
    overexposed:
      'estourar a janela, estourar as janelas, estourar o céu, queimar a janela, ofusca, ofuscante',
    'beyond:made': 'fantasma, fantasmas',
    'beyond:person': 'quilos a menos, quilos mais leve, kg a menos, quilos mais magra, quilos mais magro',
    resize: 'pra caber no email, para caber no email, caber no email, caber no e mail, pra caber no zap',
    'op:enhance-colors': 'cores lavadas, ficaram lavadas, saíram lavadas, estão lavadas',
    instead: 'no lugar do, no lugar da, no lugar de',
    'place:top': 'de cima',
  },
  italian: {
    border: 'fasce bianche, bande bianche, barre bianche',
    filler:
      'dello scanner, dallo scanner, per via dello scanner, scandinavo, scandinava, senza aggiungere niente, senza aggiungere nulla, non aggiungere niente',
    'style:van-gogh': 'l urlo, urlo di munch',
    'op:dramatic-lighting': 'inquietant*, spettral*, lugubr*, macabr*, sinistr*, da brividi',
    noise: 'iso troppo alti, iso troppo alto, iso alto',
    overexposed: 'bruciare la finestra, bruciare le finestre, bruciare il cielo, abbaglia, abbagliante',
    'beyond:made': 'fantasma, fantasmi',
    'beyond:person': 'chili in meno, kg in meno, chili più leggera, chili più leggero, chili più magra',
    resize: 'ci stia nella mail, entri nella mail, per farla entrare nella mail',
    instead: 'al posto del, al posto della, al posto dei',
  },
};
