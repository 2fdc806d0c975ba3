import { PAINT_HINT } from '../clause-reading.ts';
import type { Clause } from '../clauses/clauses.ts';
import { type PromptReading, withUndone } from '../prompt-reading.ts';

/** "Around the car", in six languages, and not around the picture or a text. */
const AROUND =
  /(?<!\p{L})(?:(?:a?round|outlining) (?:the |my |our |his |her |their |this )?|(?:rund ?)?um (?:den |die |das |mein\p{L}* |unser\p{L}* )|alrededor (?:de |del )(?:la |el |los |las |mi )?|autour (?:de |du |des |d['’] ?)(?:la |l['’] ?|mon |ma )?|(?:in|at)torno (?:a |al |all['’]? ?|alla |allo |ai |alle )(?:la |mia |mio )?|(?:em volta|à volta|ao redor|em torno) d(?:e|o|a|os|as) (?:meu |minha )?)(?!(?:whole |ganze |toda |tout |tutta )?(?:photos?|pictures?|pics?|images?|shot|edges?|frame|border|it|everything|text|letters?|title|bild|foto|rand|ränder|rahmen|text|schrift|imagen|bordes?|marco|letras?|bords?|cadre|texte|imagem|bordas?|moldura|immagine|bordi|cornice|testo|scritta)(?!\p{L}))\p{L}/iu;

/** The plan without neon light of the whole picture that should only be around a thing: "neon glow around the guitar". */
export const withoutGlowOfWhole = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const around = clauses.find(({ text }) => AROUND.test(text));
  const isGlow = ({ operation, options }: PromptReading['steps'][number]): boolean =>
    operation === 'neon-glow' && !('where' in options);
  return around === undefined || !reading.steps.some(isGlow)
    ? reading
    : withUndone(
        { ...reading, steps: reading.steps.filter((step) => !isGlow(step)) },
        [around.text],
        PAINT_HINT,
      );
};
