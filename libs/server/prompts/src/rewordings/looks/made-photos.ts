import type { Rewording } from '../rewording.ts';

/*
 * A drawing that shall become a photo, which nothing can do: "turn my sketch into a realistic photo". The name of the
 * drawing is no look to give.
 */

const REFUSED = 'turn it into a realistic photo';

export const DRAWINGS_TO_PHOTOS: readonly Rewording[] = [
  /(?<!\p{L})(?:turn|make|convert|change|transform) (?:(?:my|this|the|our|her|his) )(?:\p{L}+ ){0,2}(?:drawing|sketch|painting|cartoon|doodle|illustration)s? (?:in)?(?:to )?(?:(?:look )?like )?(?:a |an )?(?:(?:real|realistic|actual|photorealistic)(?: life| looking)? )?(?:photo|photograph|picture|person|photorealistic|realistic)(?:graph)?(?!\p{L})/giu,
  /(?<!\p{L})mach(?:e|t)? (?:bitte )?aus (?:meiner|dieser|der|meinem|diesem|dem) (?:\p{L}+ )?(?:zeichnung|skizze|gemälde|bild von \p{L}+) (?:ein(?:e)? )?(?:(?:echte[sn]?|realistische[sn]?|richtige[sn]?) )?(?:foto|fotografie)(?!\p{L})/giu,
  /(?<!\p{L})(?:convierte|transforma|pasa|haz que) (?:mi|este|el|la|esta) (?:dibujo|boceto|pintura|ilustración|caricatura) (?:en|a|parezca) (?:una )?(?:foto(?:grafía)?)(?: (?:real|realista|de verdad))?(?!\p{L})/giu,
  /(?<!\p{L})(?:transforme|change|convertis|fais de) (?:mon|ce|le|ma|cette|la) (?:dessin|croquis|peinture|illustration|tableau) (?:en )?(?:une )?(?:vraie )?photo(?:graphie)?(?: réaliste)?(?!\p{L})/giu,
  /(?<!\p{L})(?:transforma|transforme|converte|vira|faz) (?:o )?(?:meu|minha|este|esse|a|o) (?:desenho|esboço|pintura|ilustração) (?:em|virar|numa|para) (?:uma )?foto(?:grafia)?(?: (?:real|realista|de verdade))?(?!\p{L})/giu,
  /(?<!\p{L})(?:trasforma|converti|fai diventare) (?:il mio|questo|il|la mia|questo|la) (?:disegno|schizzo|dipinto|quadro|illustrazione) (?:in )?(?:una )?foto(?:grafia)?(?: (?:vera|reale|realistica))?(?!\p{L})/giu,
].map((said): Rewording => [said, REFUSED]);
