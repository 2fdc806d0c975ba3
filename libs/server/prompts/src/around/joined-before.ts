/* What is told before a wish and joined to it by a word or a colon, in six languages. */

/** Each ends where the wish begins. */
export const JOINED_BEFORE = [
  // People doubt that it can be done: “not sure if you can do this but”.
  "(?:(?:sorry|and)[, ]+)?(?:i know )?(?:it['’]?s|it is|this is|that['’]?s|this (?:might|may) be|it (?:might|may) be) (?:(?:probably|maybe|a bit|quite|kind of|really|very) )*(?:a lot|too much|hard|impossible|difficult|tricky|tough|complicated|a big ask|a long shot|a stretch|a (?:strange|weird|silly|odd) (?:request|question))(?: to (?:ask|do))?,? but (?:still )?",
  "(?:my \\p{L}+|everyone|they|he|she) (?:says?|thinks?|said) (?:it['’]?s|it is|that['’]?s|this is) (?:(?:probably|maybe|quite|really|very) )*(?:too much work|too much|hard|impossible|difficult|not possible)(?: to do)?,? but ",
  "(?:(?:i['’]?m |i am )?not sure|(?:i )?don['’]?t know|(?:i )?dunno|no idea) (?:if|whether) (?:(?:you|u|this|it|that)(?:['’]s| is| can| could| are able to)?(?: even)?(?: (?:do (?:this|it|that)|be done|possible|doable|help|allowed|able to))?),? but ",
  '(?:ich weiß nicht|keine ahnung|bin nicht sicher|bin mir nicht sicher|nicht sicher),? ob (?:das|du das|es)(?: überhaupt)? (?:geht|möglich ist|kannst|klappt|machbar ist),? aber ',
  '(?:ich weiß,? )?(?:das|es) ist (?:wahrscheinlich |vielleicht )?(?:viel verlangt|schwierig|schwer),? aber ',
  '(?:no sé|no estoy segur[oa] de|no se) si (?:se puede|puedes(?: hacerlo)?|es posible|esto es posible),? pero ',
  '(?:sé que )?es (?:mucho pedir|difícil|complicado),? pero ',
  "(?:je (?:ne )?sais pas|je (?:ne )?suis pas (?:sûre?|certaine?)|pas sûre?) (?:si|que) (?:c['’]est possible|ce soit possible|tu peux(?: le faire)?|vous pouvez(?: le faire)?),? mais ",
  "(?:je sais que )?c['’]est (?:beaucoup demander|difficile|compliqué),? mais ",
  '(?:não sei|nao sei|não tenho certeza) se (?:dá|é possível|você consegue|vc consegue|tem como|pode),? mas ',
  '(?:sei que )?é (?:pedir muito|difícil|complicado),? mas ',
  '(?:non so|non sono sicur[oa]) se (?:si può|è possibile|puoi(?: farlo)?|riesci),? ma ',
  '(?:so che )?è (?:chiedere troppo|difficile|complicato),? ma ',
  // They announce the wish: “what I want is:”.
  "(?:so )?what (?:i|we)(?:['’]?d)? (?:want|need|like|would like|wish for)(?: is)?(?: this)?(?:\\s*:)? (?=\\p{L})(?!to (?:know|see))(?:to |for you to )?",
  "(?:so,? )?here(?:['’]s| is)? (?:what (?:i|we)(?:['’]?d)? (?:want|need|like|would like)(?: done)?|goes|it goes|(?:is )?my (?:request|wish|question))\\s*[:.,–-]+ ",
  '(?:please )?read(?: this)?(?: carefully)?\\s*[:.,!–-]+ ',
  '(?:so,? )?(?:basically|long story short|in short|simply put),? (?=\\p{L})',
  "(?:for|it[’']?s for|this is for) (?:a|an|my|our|the) (?:\\p{L}+ ){0,2}(?:project|presentation|website|blog|album|newsletter|homework|assignment|thesis|calendar|client|customer)\\s*[:–-] ",
  // What the picture is for: “Das Zimmer ist für die Anzeige:”.
  '(?:the|my|our|this|that) \\p{L}+(?: \\p{L}+)? is for (?:an?|the|my|our) (?:ad|advert|listing|sale|website|shop|brochure|flyer)\\s*[:–-] ',
  '(?:das|die|der|dieses|mein\\p{L}*|unser\\p{L}*) \\p{L}+ ist (?:fürs|für (?:das|die|den|eine?n?|meine?n?|unsere?n?)) (?:exposé|anzeige|inserat|annonce|verkauf|shop|webseite|website|prospekt|flyer)\\s*[:–-] ',
  "(?:la|el|est[ea]|mi|le|ma|mon|cette?|il|lo|quest[oa]|la mia|a|o|ess[ea]|minha|meu) \\p{L}+ (?:es|est|è|é) (?:para|pour|per|pra) (?:(?:una?|el|la|mi|le|ma|l['’]|il|lo|uno|uma?|o|a) ?)(?:anuncio|venta|tienda|folleto|annonce|vente|boutique|annuncio|vendita|negozio|anúncio|venda|loja|site|web)\\s*[:–-] ",
  "(?:for|für|para|pour|per|pra) (?:(?:the|our|my|an?|die|das|unsere?n?|meine?n?|eine?n?|el|la|mi|nuestro|un|una|le|ma|mon|notre|une|il|lo|una|uma?|o|a|os|as|nosso|nossa|um) |l[’']|fürs )?(?:ad|advert|listing|poster|flyer|anzeige|inserat|exposé|plakat|anuncio|cartel|folleto|annonce|affiche|anúncio|cartaz|panfleto|annuncio|locandina|volantino) (?:(?:of|for|von|vom|der|für|de|del|du|da|do|della?|dell[’']|di|per)(?: (?:the|our|my|die|das|la|el|le|lo|nuestr[oa]|notre|noss[oa]|il))? ?)(?:l[’'])?\\p{L}+ ?[:–-] (?=\\p{L})",
  // What it is an advertisement for: “eBay listing:”.
  '(?:for |für |para |pra |pour |per )?(?:(?:an?|my|mein|meine|ein|mi|un|una|une|mon|meu|um|il mio) )?(?:(?:ebay|etsy|craigslist|vinted|depop|amazon|marketplace|facebook|shop|kleinanzeigen|wallapop|leboncoin|olx|subito)[- ])?(?:(?:listing|ad|advert|inserat|anzeige|anuncio|annonce|anúncio|annuncio)|(?:ebay|vinted)[- ]?(?:inserat|anzeige))(?: (?:(?:for|on|für|auf|bei|de|en|sur|pour|do|da|no|na|di|su|per) )?(?:ebay|etsy|craigslist|vinted|depop|amazon|marketplace|facebook(?: marketplace)?|kleinanzeigen|wallapop|milanuncios|leboncoin|olx|mercado livre|enjoei|subito|bakeca))? ?[:–-] (?=\\p{L})',
  '(?:also|bueno pues|pues bueno|bon alors|alors bon|então tá|allora ecco),? (?=\\p{L})',
  '(?:für|zu) (?:(?:meine?|unsere?)n? )?(?:bewerbung|präsentation|referat|projekt|schulprojekt|vereinszeitung)\\s*[:–-] ',
  "(?:i|we) (?:think|guess|feel like|believe) it(?:['’]d| would| might| could) (?:look|be) (?:much |even |a lot |so much )?(?:better|nicer|great|cool|good) if you(?: could| would|['’]d)? (?=\\p{L})(?!don)",
];
