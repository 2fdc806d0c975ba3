/** Praise for whoever edits, in six languages: “you guys are magic”. It names looks, and asks for none. */
export const PRAISE = [
  "(?:you(?: guys)? (?:are|rock)|you['’]re|ur|this (?:app|site|tool) is) (?:(?:so|just|really|all|absolutely|simply|an?|the) )*(?:great|fantastic|awesome|amazing|wonderful|brilliant|magic(?:al)?|incredible|lovely|legends?|angels?|best|magicians?)",
  '(?:ihr seid|du bist|sie sind) (?:(?:so|echt|einfach|wirklich|die|der|ein) )*(?:toll|super|fantastisch|großartig|magisch|wunderbar|genial|klasse|spitze|engel|besten?|zauberer)',
  '(?:sois|eres|ustedes son) (?:(?:muy|los|las|el|la|unos?|realmente) )*(?:fantástic[oa]s?|genial(?:es)?|increíbles?|maravillos[oa]s?|mágic[oa]s?|grandes?|mejor(?:es)?|magos?|un sol|cracks?)',
  "(?:vous êtes|tu es|t['’]es) (?:(?:vraiment|trop|des|une?|les|la|le) )*(?:fantastiques?|géniale?s?|géniaux|super|formidables?|magiques?|incroyables?|magiciens?|anges?|meilleure?s?|top)",
  '(?:vocês são|você é|tu és) (?:(?:muito|os|as|um|uns) )*(?:fantástic[oa]s?|incríve(?:l|is)|maravilhos[oa]s?|mágic[oa]s?|ótim[oa]s?|gênios?|melhor(?:es)?|anjos?|show|demais)',
  '(?:siete|sei) (?:(?:davvero|proprio|veramente|dei|degli|un|i|il|troppo) )*(?:fantastic[oi]|grand[ei]|mitic[oi]|magic[oi]|bravissim[oi]|brav[oi]|incredibil[ei]|meraviglios[oi]|miglior[ei]|genial[ei]|angel[oi]|magh?[oi])',
].join('|');
