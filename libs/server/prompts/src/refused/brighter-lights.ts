import { COLOR_WORD } from '../words/color-words.ts';

/*
 * “Crank the red lights”: lamps and lights that the picture shows. Nothing finds them, and the readers would brighten
 * everything.
 */

const KIND = `(?:${COLOR_WORD}|neon|stage|fairy|street|christmas|led|string|disco)`;
const WISHES = [
  `(?:crank(?: up)?|turn up|boost|pump up|amp up|brighten(?: up)?|intensify) (?:the |those |these |my |our )?${KIND} (?:lights?|lamps?|leds|bulbs)(?: up)?`,
  `make (?:the |those |these |my |our )?${KIND} (?:lights?|lamps?|leds|bulbs) (?:(?:much|a bit|way|a lot) )?(?:brighter|stronger|more intense|pop)`,
  `(?:mach\\p{L}* )?(?:die |das )?(?:${COLOR_WORD}en? (?:lichter|lampen|licht|scheinwerfer)|neonlichter|lichterkette|bühnenlichter|straßenlampen) (?:(?:viel|etwas) )?(?:heller|stärker|kräftiger)(?: machen)?`,
  `(?:sube|haz|pon|intensifica) (?:las )?luces (?:${COLOR_WORD}|de neón|de navidad|del escenario)(?: más (?:fuertes|brillantes|intensas))?`,
  `(?:monte|rends|pousse|intensifie) (?:les )?(?:lumières|lampes|néons|guirlandes)(?: (?:${COLOR_WORD}|de noël|de scène))?(?: plus (?:fortes?|vives|intenses|lumineuses))?`,
  `(?:aumenta|deixa|faz|intensifica) (?:as )?luzes (?:${COLOR_WORD}|de neon|de natal|do palco)(?: mais (?:fortes|brilhantes|intensas))?`,
  `(?:alza|rendi|fai|intensifica) (?:le )?luci (?:${COLOR_WORD}|al neon|di natale|del palco)(?: più (?:forti|luminose|intense))?`,
].join('|');
const END = '(?=\\s*(?:[,.;!?]|$)| (?:please|bitte|and|und|y|et|e)(?!\\p{L}))';
const BRIGHTER = new RegExp(`^\\s*(?:(?:please|bitte) )?(?:${WISHES})${END}`, 'iu');

/** True for a prompt that begins with a wish for brighter lamps of a kind. */
export const brightensLights = (prompt: string): boolean => BRIGHTER.test(prompt);
