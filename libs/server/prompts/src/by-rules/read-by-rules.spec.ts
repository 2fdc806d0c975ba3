import { DEFAULT_SUGGESTIONS } from '@safelight/rules';
import { readByRules } from './read-by-rules.ts';

const read = (prompt: string): string =>
  readByRules(prompt)
    .steps.map(({ operation, strength }) => (strength === 1 ? operation : `${operation} ${strength}`))
    .join(' + ');

describe('readByRules finds the operations', () => {
  it.each([
    ['Remove background', 'remove-background'],
    ['las ojeras a mi mamá quítaselas', 'smooth-skin'],
    ['vintage look + white border', 'vintage + border'],
    ['enlève le bruit, iso trop élevé', 'denoise'],
    ['cool it, and desaturate by half', 'saturation 0.5 + cool-tones'],
    ['diminui pra caber no email', 'resize'],
    ['Enhance colors', 'enhance-colors'],
    ['Make it vintage', 'vintage'],
    ['Make it black and white', 'black-and-white'],
    ['please cut out the person from the backdrop', 'remove-background'],
    ['make the background transparent', 'remove-background'],
    ['I want a transparent PNG of the product', 'remove-background'],
    ['get rid of the messy background', 'remove-background'],
    ['remove everything except the dog', 'remove-background'],
    ['no background please', 'remove-background'],
    ['photo without background', 'remove-background'],
    ['erase this ugly old backdrop', 'remove-background'],
    ['isolate the subject', 'remove-background'],
    ['keep only the car', 'remove-background'],
    ['Background removal!', 'remove-background'],
    ['turn this photo into a b&w picture', 'black-and-white'],
    ['monochrome please', 'black-and-white'],
    ['convert to grayscale', 'black-and-white'],
    ['Can you make it greyscale?', 'black-and-white'],
    ['make it grey', 'black-and-white'],
    ['remove all color', 'black-and-white'],
    ['photo without colours', 'black-and-white'],
    ['film noir look', 'black-and-white'],
    ['mach es schwarz-weiß', 'black-and-white'],
    ['give it a nostalgic polaroid feel', 'vintage'],
    ['make my photo look like it was shot in the 1970s', 'vintage'],
    ['80s style', 'vintage'],
    ['old film look', 'vintage'],
    ['sepia tone', 'sepia'],
    ['make it old-fashioned', 'vintage'],
    ['A creative, artistic edit of the image.', 'vintage'],
    ['make the colors pop', 'enhance-colors'],
    ['fix the white balance', 'color-correction'],
    ['more vibrant colours', 'saturation'],
    ['auto enhance', 'improve-quality'],
    ['the photo looks dull and washed out', 'enhance-colors'],
    ['colour correction', 'color-correction'],
    ['more contrast', 'contrast'],
    ['make it stunning', 'improve-quality'],
    ['Add dramatic lighting', 'dramatic-lighting'],
    ['Convert to watercolor', 'watercolor'],
    ['Add magical effects', 'magical-effects'],
    ['Improve quality', 'improve-quality'],
    ['Add neon glow', 'neon-glow'],
    ['Auto Enhance', 'improve-quality'],
    ['enhance', 'improve-quality'],
    ['one-click enhancement', 'improve-quality'],
    ['style transfer', 'artist-style'],
    ['remove the color cast', 'color-correction'],
    ['less saturated colors', 'saturation'],
    ['tone down the colors', 'saturation'],
    ['muted tones', 'saturation'],
    ['make the colors more vivid', 'saturation'],
    ['less contrast', 'contrast'],
    ['too harsh contrast', 'contrast'],
    ['make it brighter', 'brighten'],
    ['brighten up the photo', 'brighten'],
    ['it is too dark', 'low-light'],
    ['lift the shadows', 'low-light'],
    ['underexposed', 'low-light'],
    ['make it darker', 'darken'],
    ['too bright', 'darken'],
    ['remove the haze', 'dehaze'],
    ['clear the fog', 'dehaze'],
    ['less grainy please', 'denoise'],
    ['remove noise', 'denoise'],
    ['reduce the grain', 'denoise'],
    ['sharpen it', 'sharpen'],
    ['fix the blurry photo', 'sharpen'],
    ['make it sharper and brighter', 'sharpen + brighten'],
    ['cinematic look', 'cinematic'],
    ['moody dramatic lighting', 'dramatic-lighting'],
    ['turn into an aquarelle', 'watercolor'],
    ['oil painting', 'oil-painting'],
    ['make it look like a painting', 'oil-painting'],
    ['pencil drawing', 'pencil-sketch'],
    ['charcoal sketch', 'pencil-sketch'],
    ['line art', 'pencil-sketch'],
    ['turn me into a cartoon', 'cartoon'],
    ['anime style', 'artist-style'],
    ['comic book', 'artist-style'],
    ['in the style of Van Gogh', 'artist-style'],
    ['Monet painting', 'artist-style'],
    ['pop art', 'artist-style'],
    ['cyberpunk neon', 'neon-glow'],
    ['add sparkles', 'magical-effects'],
    ['fairy dust', 'magical-effects'],
    ['dreamy look', 'magical-effects'],
    ['tilt-shift', 'tilt-shift'],
    ["l'effet maquette sur le port vu d'en haut", 'tilt-shift'],
    ['sparkles all over the princess', 'magical-effects'],
    ['dramatic stormy lighting', 'dramatic-lighting'],
    ['1200 pixels wide, keep the proportions', 'resize'],
    ['le canapé en vert bouteille', 'recolor'],
    ['mets le canapé en bleu canard', 'recolor'],
    ['el jarrón que sea azul rey', 'recolor'],
    ['miniature effect', 'tilt-shift'],
    ['add a vignette', 'vignette'],
    ['1970s photo', 'vintage'],
    ['old photo', 'vintage'],
    ['film grain', 'film-grain'],
    ['add some grain', 'film-grain'],
    ['fade it', 'fade'],
    ['matte look', 'fade'],
    ['blur the whole picture', 'blur'],
    ['blur it', 'blur'],
    ['invert colors', 'invert'],
    ['negative', 'invert'],
    ['posterize', 'posterize'],
    ['warmer', 'warm-tones'],
    ['warm tones', 'warm-tones'],
    ['cooler colors', 'cool-tones'],
    ['make it cold', 'cool-tones'],
    ['teal and orange', 'teal-and-orange'],
    ['teal & orange', 'teal-and-orange'],
    ['golden hour', 'sunset'],
    ['sunset light', 'sunset'],
    ['make it night', 'night'],
    ['day to night', 'night'],
    ['warm and cozy', 'warm-tones'],
    ['make it pop', 'enhance-colors'],
    ['sketch in pencil', 'pencil-sketch'],
    ['make the photo look professional', 'improve-quality'],
    ['warm up the colors', 'warm-tones'],
    ['darken the edges', 'vignette'],
    ['night vision', 'low-light'],
    ['make it look like a movie', 'cinematic'],
    ['hollywood color grading', 'teal-and-orange'],
    ['remove blur', 'sharpen'],
    ['improve the lighting', 'enhance-colors'],
    ['improve lighting', 'enhance-colors'],
    ['Ukiyo-e woodblock print', 'artist-style'],
    ['Mondrian-ify my apartment block', 'artist-style'],
    ['stampa stile Klimt', 'artist-style'],
    ['spray paint stencil of my face, like Banksy', 'artist-style'],
    ['a gold leaf frame', 'border'],
    ['line art for a tattoo stencil', 'pencil-sketch'],
    ['only like 5 flat colors, for a stencil', 'posterize'],
    ['make it more colorful', 'enhance-colors'],
    ['less colorful', 'saturation'],
    ['desaturate', 'saturation'],
    ['desaturate completely', 'black-and-white'],
    ['more details', 'sharpen'],
    ['bokeh lights', 'magical-effects'],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected);
    expect(readByRules(prompt).notPossible).toEqual([]);
  });

  it('in the decade prompt the application falls back to', () => {
    const prompt =
      'Edit this photo so that it looks like it was taken in the 1980s. Return only the edited image.';
    expect(readByRules(prompt)).toMatchObject({
      steps: [{ operation: 'vintage', strength: 1, options: { decade: '1980s' } }],
      notPossible: [],
    });
  });

  it('or names what is missing, for each suggestion offered to people', () => {
    for (const suggestion of DEFAULT_SUGGESTIONS) {
      const { steps, notPossible } = readByRules(suggestion);
      expect(steps.length + notPossible.length).toBe(1);
    }
  });
});

describe('readByRules reads how much', () => {
  it.each([
    ['slightly vintage', 'vintage 0.5'],
    ['make it very vintage', 'vintage 1.5'],
    ['Vintage, but subtle', 'vintage 0.5'],
    ['not too strong vintage', 'vintage 0.5'],
    ['a strong retro look', 'vintage 1.5'],
    ['vintage at 40%', 'vintage 0.4'],
    ['boost the colors a little', 'enhance-colors 0.5'],
    ['B/W with high contrast', 'contrast 1.5 + black-and-white'],
    ['Black and white with lots of grain', 'black-and-white + film-grain 1.5'],
    ['Farben kräftiger', 'saturation'],
    ['Farben viel kräftiger', 'saturation 1.5'],
    ['Nitidezza al massimo', 'sharpen 1.5'],
    ['Exposure +0.7', 'brighten 0.7'],
    ['Black and white, then strong vintage', 'black-and-white + vintage 1.5'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('readByRules combines wishes', () => {
  it.each([
    ['bitte aufhellen und grade drehen', 'brighten + straighten'],
    ['Remove the background, then make it black & white', 'remove-background + black-and-white'],
    [
      'Make it vintage and remove the background and enhance the colors',
      'remove-background + enhance-colors + vintage',
    ],
    ['vintage; also black and white', 'vintage + black-and-white'],
    ['vintage and really vintage', 'vintage 1.5'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('readByRules reads a lower amount as less', () => {
  it.each([
    ['brightness a bit lower', 'darken 0.5'],
    ['brillo más bajo', 'darken'],
    ['luminosité plus basse', 'darken'],
    ['luminosità più bassa', 'darken'],
    ['brilho um pouco mais baixo', 'darken 0.5'],
    ['Helligkeit niedriger', 'darken'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('readByRules heeds negations', () => {
  it.each([
    ["don't make it vintage, just enhance the colors", 'enhance-colors'],
    ['don’t make it vintage, just enhance the colors', 'enhance-colors'],
    ['enhance colors without removing the background', 'enhance-colors'],
    ['make it black and white but not vintage', 'black-and-white'],
    ['Do not make it vintage and black and white', ''],
    ["don't change the colors and remove the background", 'remove-background'],
    ['black and white instead of vintage', 'black-and-white'],
    ['never vintage', ''],
    ["please don't do anything", ''],
    ['why not make it vintage?', 'vintage'],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected);
    expect(readByRules(prompt).notPossible).toEqual([]);
  });

  it('and says when a look cannot go without one of its parts', () => {
    expect(readByRules('vintage without grain').notPossible).toEqual(['“without grain”']);
  });
});

describe('readByRules spares what shall stay as it is', () => {
  it('by leaving it out of what is changed', () => {
    expect(readByRules('black and white but keep the car red')).toMatchObject({
      steps: [{ operation: 'black-and-white', options: { where: 'not car' } }],
      notPossible: [],
    });
  });

  it('and refuses all of it where that part cannot be found', () => {
    expect(readByRules('make it vintage but do not touch the wall')).toMatchObject({
      steps: [],
      notPossible: ['“do not touch the wall”'],
    });
  });
});

describe('readByRules names what it cannot do', () => {
  it.each([
    ['Add a hat to the dog', ['“add a hat to the dog”']],
    ['turn my hair red', ['“turn my hair red”']],
    ['like a Picasso', ['“like a picasso”']],
    ['make it cubist', ['“make it cubist”']],
    ['replace the background with a beach', ['“replace the background with a beach”']],
    ['remove the watermark', ['“remove the watermark”']],
    ['make the wall more colorful', ['“make the wall more colorful”']],
  ])('%s', (prompt, expected) =>
    expect(readByRules(prompt)).toMatchObject({ steps: [], notPossible: expected }),
  );

  it.each([
    ['make it vintage and add a hat', 'vintage', ['“add a hat”']],
    ['vintage with a hat on his head', 'vintage', ['“a hat on his head”']],
    ['remove the background and put me on the moon', 'remove-background', ['“put me on the moon”']],
  ])('and does the rest: %s', (prompt, steps, missing) => {
    expect(read(prompt)).toBe(steps);
    expect(readByRules(prompt).notPossible).toEqual(missing);
  });

  it('shortens long quotes, and takes any text at all', () => {
    expect(readByRules('blah '.repeat(400)).notPossible[0]?.length).toBeLessThan(70);
    for (const odd of ['', '   ', '???', '\n', '((((', '\\', '🦩🦩', 'a'.repeat(2_000), '$&', '[^]']) {
      expect(readByRules(odd).steps).toEqual([]);
    }
  });
});
