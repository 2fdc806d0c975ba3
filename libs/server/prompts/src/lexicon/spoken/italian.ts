import type { Lexicon } from '../english.ts';

/** Spoken Italian: courtesies, slang, and forms of verbs. */
export const SPOKEN_ITALIAN: Lexicon = {
  filler:
    'pls, plis, per piacere, x favore, grazie mille, grazie infinite, infinite grazie, grazie di cuore, mille grazie, molte grazie, grazie tante, ti ringrazio, grazie in anticipo, ehi, ei, salve, buongiorno, buonasera, allora, dunque, tipo, cioè, insomma, ecco, beh, boh, senti, scusa, scusami, guarda, magari, riesci, riesci a, riusciresti, sarebbe possibile, è possibile, possibile, si può, si potrebbe, potreste, potete, potessi, vorrei che, voglio che, mi piacerebbe, piacerebbe, mi serve, mi servirebbe, servirebbe, avrei bisogno, avrei, ho bisogno, bisogno, bisogna, bisognerebbe, dovresti, dovrebbe, deve, se puoi, se possibile, se riesci, un favore, fammi il favore, per me, per cortesia, cortesemente, gentilmente, cortesia, venga, venisse, venuta, è venuta, uscita, è uscita, fosse, abbia, avesse, sta, stia, ci sia, lì, là, qua, subito, velocemente, bello, carino, carina, figo, fico, quel, quella, quello, quei, quegli, quelle, ok, vedi, vede, niente, si vede, non si vede niente, urgente, è urgente',
  subtle:
    'un filo, un pelo, un pelino, un pizzico, un tantino, un tantinello, tantino, una punta, un attimo, un attimino, attimino, un goccio, un briciolo, pochino, poco poco, senza esagerare, senza strafare, non esagerare, un accenno, lieve, pochettino, un pochettino, sottilissima, fine, fina',
  strong:
    'un sacco, un casino, un botto, parecchio, parecchia, assai, di brutto, a manetta, a palla, mega, iper, davvero, veramente, tantissima, moltissimo, un bel po, notevolmente, spesso, spessa',
  make: 'mett*, faccia, facciamo, facessi, facesse, rendess*, renda, fammela, fammelo, mettimi, dessi, desse, converta, passala, passalo, diventasse, diventi, sia, fosse, diventi',
  add: 'mett*, schiaffa, piazza, sbatti, appiccica',
  remove:
    'levami, levala, levalo, levassi, levasse, levi, sparisca, sparisse, fai sparire, far sparire, butta, butta via, caccia, sbarazza*, fuori, rimozione, tolg*',
  fix: 'salva la foto, salvami la foto, metti a posto, mettila a posto, dai una sistemata, rimedia',
  crop: 'taglio, tagli*',
  rotate: 'ruot*, girassi, giri',
  flip: 'specchiass*',
  'upside-down': 'capovolg*, a testa in giu, al contrario',
  anonymize: 'nascond*, copra, copri, oscura le facce, oscura la faccia, anonim*',
  'op:blur': 'sfoc*, sfuoc*, sfumi',
  bright: 'schiar*',
  upscale: 'ingrand*, troppo piccola, troppo piccolo',
  'ratio:16:9': 'sedici noni, 16 noni',
  'ratio:4:3': 'quattro terzi, 4 terzi',
  'op:enhance-colors': 'spente, smorti, smorte, risaltino',
  'op:improve-quality': 'pixelos*, sgranat*',
  resize: 'troppo grande',
  'op:pencil-sketch': 'disegnat*',
  keep: 'si veda solo, resti solo, rimanga solo',
  only: 'si veda solo, resti solo, rimanga solo',
  'op:passport-photo': 'patente, documento d identità',
  'op:straighten': 'dritta, dritto',
};
