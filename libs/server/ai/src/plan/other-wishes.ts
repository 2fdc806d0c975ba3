import type { Wish } from '../operations/operation.ts';

/**
 * What people ask for that this engine has no operation for. Knowing these keeps "blur the background" from
 * being read as something else, and lets the answer name what was not done.
 */
export const OTHER_WISHES: readonly Wish[] = [
  {
    title: 'dramatic lighting',
    said: [
      /\b(?:dramatic\w*|cinematic|moody|chiaroscuro|spot-?light|low-key|theatrical|epic)(?: (?:light\w*|look|effects?|mood))?\b/,
    ],
  },
  { title: 'watercolor', said: [/\b(?:water-? ?colou?r\w*|aquarelle)\b/] },
  {
    title: 'magical effects',
    said: [
      /\b(?:magic\w*|sparkl\w*|fairy\w*|fantas\w*|enchant\w*|glitter\w*|dreamy|mystic\w*|whimsical|ethereal)(?: effects?)?\b/,
    ],
  },
  {
    title: 'improve quality',
    said: [
      /\b(?:improv\w*|enhanc\w*|increas\w*|better|boost|fix|upgrade|high(?:er)?) (?:the |its |my |image |photo |picture |overall |video )*(?:quality|resolution)\b/,
      /\bquality\b/,
    ],
  },
  {
    title: 'neon glow',
    said: [
      /\b(?:neon|cyber-?punk|synthwave|vaporwave|glow\w*)(?: (?:glow|effects?|edges?|outlines?|lights?|look))?\b/,
    ],
  },
  {
    title: 'oil painting',
    said: [
      /\b(?:oil )?(?:painting|painted|painterly)\b|\b(?:impressionis\w*|van gogh|monet|picasso)(?: style)?\b/,
    ],
  },
  { title: 'sketch', said: [/\b(?:pencil|charcoal|ink)?[ -]?(?:sketch\w*|drawing|drawn|line art)\b/] },
  { title: 'cartoon', said: [/\b(?:cartoon\w*|comic\w*|anime|manga|pixar|disney|ghibli)(?: style)?\b/] },
  {
    title: 'denoise',
    said: [
      /\b(?:de-?nois\w*|(?:remov\w*|reduc\w*|less|fix) (?:the )?(?:noise|grain|graininess)|(?:less|not so) grainy|no(?:ise)? reduction)\b/,
    ],
  },
  {
    title: 'dehaze',
    said: [/\b(?:de-?haze\w*|(?:remov\w*|clear|reduc\w*|cut) (?:the )?(?:haze|fog|mist|smog)(?: from .*)?)/],
  },
  {
    title: 'sharpen',
    said: [
      /\b(?:sharp\w*|crisp\w*|de-?blur\w*|un-?blur\w*|less blurry|fix (?:the )?blur\w*)\b(?: (?:the )?(?:details?|image|photo|picture))?/,
    ],
  },
  { title: 'brighten', said: [/\b(?:bright\w*|lighten|lighter|more light)\b/] },
  { title: 'darken', said: [/\b(?:darken|darker|too bright|over-?exposed)\b/] },
  { title: 'night', said: [/\b(?:at |into |to |like )?(?:night(?:time)?|midnight|moonlit)(?: scene)?\b/] },
  { title: 'sunset', said: [/\b(?:sun-?set|golden hour|sun-?rise|dusk|dawn)(?: light\w*)?\b/] },
  { title: 'warm tones', said: [/\b(?:warm|warmer|cozy|cosy)(?: (?:tones?|colou?rs?|light|look))?\b/] },
  {
    title: 'cool tones',
    said: [
      /\b(?:cooler|cold|colder|bluish|icy|cool)(?: (?:tones?|colou?rs?|light|look))\b|\b(?:cooler|colder)\b/,
    ],
  },
  { title: 'teal and orange', said: [/\bteal\b|\bblockbuster\b/] },
];
