const FILLERS = new Set(
  (
    'a an the this that these those it its my our your his her their me us you i we please pls kindly thanks thank hi hello hey ' +
    "can could would will should may like want need love wish id i'd to be is are was were been do does did have has had get got " +
    'make makes making turn turned convert converted transform change changed give apply applied add put set use using create edit ' +
    'edited editing edits return only just simply so as if for from of in on at by with into onto out up and or some any more bit all ' +
    'whole entire overall complete completely fully look looks looking looked feel feels feeling style styled styles effect effects ' +
    'filter filters version mode tone tones vibe mood touch image images picture pictures photo photos photograph pic pics shot ' +
    'result results output taken captured shot made film grain grainy fade faded vignette camera professional nice nicely good great ' +
    "cool beautiful what how let lets let's try now here there same keep still too again same full size quickly something one when then " +
    'contrast color colors colour colours'
  ).split(' '),
);

/** The words of `text` that carry a wish, in order. */
export const meaningfulWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}']+/gu) ?? []).filter((word) => !FILLERS.has(word));
