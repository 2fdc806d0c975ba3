import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "How big is this picture?": a question, and no wish for a larger one. */

const question = (said: string): RegExp => wholePrompt(said, '?.!');

export const HOW_LARGE: readonly Rewording[] = [
  [
    question(
      "how (?:big|large|heavy|wide|tall|high) is (?:it|this|that|the|my)(?: (?:picture|image|photo|pic|file))?(?: (?:actually|now|anyway|exactly))?|what(?:['’]s| is) (?:the|its) (?:size|resolution)(?: of (?:it|(?:this|the) (?:picture|image|photo|file)))?|what (?:size|resolution) is (?:it|this|(?:this|the) (?:picture|image|photo|file))",
    ),
    'how many pixels has it',
  ],
  [
    question(
      'wie (?:groß|gross|schwer|breit|hoch) ist (?:es|das|dieses|die|das (?:bild|foto)|die datei|dieses (?:bild|foto))(?: (?:eigentlich|genau|jetzt|überhaupt|denn))*|welche (?:größe|auflösung) hat (?:es|das|das (?:bild|foto)|die datei)',
    ),
    'wie viele Pixel hat das Bild',
  ],
  [
    question(
      '(?:¿ ?)?(?:cu[aá]nto (?:pesa|mide)|qu[eé] (?:tamaño|resolución) tiene|cu[aá]l es (?:el tamaño|la resolución)(?: de)?|de qué tamaño es)(?: (?:la|esta|el) (?:foto|imagen|archivo))? ?\\??',
    ),
    'cuántos píxeles tiene',
  ],
  [
    question(
      "(?:quelle est |c['’]est quoi )(?:la taille|la résolution)(?: de (?:l['’]image|la photo|cette (?:image|photo)))?|combien (?:pèse|mesure)(?: (?:l['’]image|la photo|cette (?:image|photo)))?",
    ),
    'combien de pixels a cette image',
  ],
  [
    question(
      '(?:qual (?:é |e )?(?:o tamanho|a resolução)|quanto (?:pesa|mede)|que tamanho tem)(?: d?(?:a|essa|esta) (?:foto|imagem))?',
    ),
    'quantos pixels tem',
  ],
  [
    question(
      "quanto (?:è (?:grande|larga|alta)|pesa|misura)(?: (?:questa|la|l['’])? ?(?:foto|immagine))?|(?:che|quali) (?:dimensioni|risoluzione) ha(?: (?:questa|la|l['’])? ?(?:foto|immagine))?",
    ),
    'quanti pixel ha',
  ],
];
