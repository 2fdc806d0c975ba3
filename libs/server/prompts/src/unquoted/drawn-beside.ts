/** Drawings that somebody wants beside a text, in six languages: “with little hearts”. */
export const DRAWN_BESIDE =
  'hearts?|stars?|flowers?|balloons?|confetti|emojis?|prints?|sparkles|herz(?:chen|en)?|stern(?:chen|e)|blumen|blümchen|luftballons?|konfetti|corazon(?:es|citos)|estrell(?:as|itas)|flor(?:es|ecitas|zinhas)|globos|confeti|c(?:œ|oe)urs?|étoiles?|fleurs?|ballons?|confettis|corações|coraçõezinhos|estrel(?:as|inhas)|balões|confetes?|cuor(?:i|icini)|stell(?:e|ine)|fior(?:i|ellini)|palloncini|coriandoli';
