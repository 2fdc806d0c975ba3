import { WORDS } from './words-without-wish.ts';

const PICTURE_EN = '(?: (?:photo|picture|pic|image|shot|one|photograph|selfie))?';
/** When something was or will be. */
export const TIME_EN =
  '(?:yesterday|today|tonight|tomorrow|soon|recently|(?:last|this|next) (?:week|month|year|night|weekend|summer|winter|spring|fall|autumn|christmas|easter|morning|evening|afternoon|\\p{L}+day)|(?:on|in|by|until|till|since|before|for)? ?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|night|evening|afternoon))?|(?:in|since|around|circa|from)? ?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d|the \\d0s)|(?:\\d+|an?|one|two|three|four|five|ten|twenty|many|some|few) (?:days?|weeks?|months?|years?) ago)';
const DEVICE_EN =
  '(?:my|our|his|her|an?|the)(?: (?:old|new|cheap|cell|mobile|digital))? (?:phone|iphone|cellphone|camera|ipad|tablet|nikon|canon|drone|gopro|samsung|android|webcam|dslr)';
const OCCASION_EN =
  "(?:my|our|his|her|their|a|the)(?: \\p{L}+['’]s| best friend['’]s| family| school| summer| road| camping| birthday)? (?:wedding|birthday|party|graduation|prom|trip|vacation|holiday|honeymoon|hike|cruise|baptism|christening|anniversary|concert|reunion|house|place|zoo)(?: to \\p{L}+)?";
const FOUND_EN =
  "(?:an?|the|my|our|my \\p{L}+['’]s) (?:old )?(?:box|album|drawer|attic|basement|garage|shoebox|flea market|thrift store|archive|closet)";
/** When, where and with what a picture was taken. */
const TAKEN_EN = `(?: (?:(?:with|on|by|using) ${DEVICE_EN}|(?:at|on|from|during|of|in) ${OCCASION_EN}|(?:in|from) ${FOUND_EN}|${TIME_EN}))`;
const RELATIVE_EN =
  '(?:mom|mum|mother|dad|father|parents|grandma|grandmother|nana|grandpa|grandfather|grandparents|wife|husband|partner|girlfriend|boyfriend|fiancée?|friends?|best friend|sister|brother|son|daughter|kids?|children|aunt|uncle|cousin|niece|nephew|family|boss|teacher|client|customer|colleague|coworker|professor|landlord|neighbou?r|roommate|ex|great[- ]grand(?:father|mother|parents)|(?:mother|father|sister|brother)[- ]in[- ]law)';
const PERSON_EN = `(?:my|our)(?: (?:little|late|old|older|younger|dear|whole))? ${RELATIVE_EN}`;
/** Verbs for what becomes of a picture that is done. */
export const SHARING_EN =
  '(?:post|share|upload|send|submit|hand|turn|frame|hang|publish|show|give|mail|email|deliver|present)';
const JOB_EN =
  '(?:realtor|real estate agent|student|teacher|photographer|seller|blogger|beginner|newbie|noob|mom|mum|dad|grandma|grandpa|designer|musician|writer|nurse|baker|artist|influencer|small business owner|business owner|senior|pensioner|retiree)';

/** English sentences that ask for nothing. */
export const ENGLISH = [
  // What is good already shall not become stronger.
  "(?:the )?(?:sharpness|contrast|exposure|brightness|white balance|saturation|focus|framing|composition|lighting|clarity)(?:['’]s| is| are| looks?)? (?:(?:totally|perfectly|already|really) )*(?:fine|ok(?:ay)?|good|great|perfect|alright|spot on|lovely)(?: already)?",
  // People stress that they mean it.
  "(?:i['’]?m |i am )?(?:really |so )?not (?:joking|kidding)|no joke|(?:i )?(?:swear|promise)|honest(?:ly)?|seriously|(?:believe|trust) me",
  // People tell who they are and how they fare.
  "(?:i['’]?m |i am )?(?:an? )?(?:long|first)[- ]?time (?:user|fan|customer|poster)(?: here)?",
  "(?:i['’]?m |i am )?(?:very |totally |completely )?new (?:here|to (?:this|all this|this app|editing|photo editing))",
  '(?:i |we )?(?:really |absolutely )?love (?:the|your|this) (?:app|site|tool|website|service)',
  "(?:you(?:['’]?re| are)|you guys are|this app is) (?:so |really |just )?(?:amazing|awesome|the best|great|wonderful|a lifesaver|incredible|fantastic)",
  'you guys rock',
  "(?:this is|it['’]?s) my first time (?:here|(?:using|trying|doing) (?:this|it|this app))",
  `(?:i['’]?m|i am) an? ${JOB_EN}(?: and (?:i )?(?:really )?need (?:some )?help(?: with this)?)?`,
  "(?:i['’]?m|i am) (?:not|no) (?:very |really |so |that )*(?:good|great|an expert|a pro|skilled|talented)(?: (?:at|with) (?:this|these things|computers|editing|photo editing|photoshop|it))?",
  "i(?:['’]?ve| have)?(?: got)? (?:no|zero|absolutely no) (?:photoshop |editing |computer |design |real )?(?:skills|experience|talent|software)",
  "(?:i|we)(?:['’]?ve| have)? (?:been )?(?:trying|tried|struggling|struggled)(?: (?:to (?:fix|edit|do|improve|get) (?:this|it|that)(?: right)?|with (?:this|it)|everything|(?:it )?(?:myself|in (?:photoshop|lightroom|canva|paint))|but failed|(?:for|all) (?:hours|days|weeks|day|ages|so long|a while)))+",
  `(?:and |but )?(?:i|we)(?:['’]ve)? (?:have )?(?:already )?tried (?:it|this|that|everything|myself|in|with|for|to)${WORDS}`,
  `(?:and |but )?i(?:['’]?d| would) (?:do|try|fix) (?:it|this|that) (?:myself|on my own)${WORDS}`,
  "(?:and )?(?:i (?:have |['’]?ve got )?)?(?:no|absolutely no) (?:idea|clue)(?: (?:how|who|what|why|where)(?: (?:to|do|it|this|that|took|made|i|went|happened|is|was))*)?",
  "(?:and |but )?i (?:really |honestly )?(?:do not|don['’]?t|dont|dunno)(?: know)? (?:how|what else|why|where)(?: (?:to|do|it|this|that|i|start|else|so))*",
  '(?:(?:can|could|will|would) (?:you|u) (?:please )?(?:do me a (?:huge |big |quick |small )?favou?r|help(?: me| us)?(?: out)?(?: (?:with (?:this|it)|here))?))',
  "(?:lol |haha |oh )?(?:i['’]?m )?(?:so |very )?sorry (?:for|to) (?:asking|bother(?:ing)?(?: you)?(?: again)?|the (?:trouble|bother|long message|bad english|inconvenience|hassle)|(?:all )?the questions|my (?:bad )?english)",
  `(?:i['’]?m |i am )?(?:in a hurry|in a rush|on a deadline|running out of time|desperate)`,
  "i(?:['’]?d| would| can| will)? (?:gladly |happily )?pay(?: (?:you )?for (?:it|this|that))?",
  // They tell what the picture is, who took it, and what becomes of it.
  `(?:this|it|that)${PICTURE_EN}(?: is|['’]?s| was)(?: (?:taken|shot|made))?(?: (?:from|at|on))?${TAKEN_EN}+`,
  `(?:this|it|that|here)(?: is|['’]?s) ${PERSON_EN}(?: (?:and me|as a (?:kid|child|baby|boy|girl|young (?:man|woman))|when (?:he|she|they) (?:was|were) (?:young|little|a kid)))?${TAKEN_EN}*`,
  "(?:and |but |because )?(?:it|this|that)(?:['’]?s| is) (?:the|my|our|his|her) (?:absolute )?(?:only|last|best|first|favou?rite) (?:one|photo|picture|pic|shot|image)(?: (?:that )?(?:i|we|they)(?:['’]ve| have)?(?: got)?)?(?: of (?:him|her|us|them|me|it|(?:my|our)(?: \\p{L}+){1,2}?))?(?: (?:together|left))?",
  `${PERSON_EN} (?:really |absolutely )?(?:loves|hates|likes|took|made|shot|sent me|gave me|found|adores) (?:this|it|that)${PICTURE_EN}(?: (?:of (?:us|me|him|her|them)|so much|very much|a lot|too))?${TAKEN_EN}*`,
  `${PERSON_EN} (?:asked me for|asked for|needs|wants|insists on) (?:this|it|that)${PICTURE_EN}(?: for (?:work|school))?`,
  `(?:and )?${PERSON_EN} (?:keeps?|kept|won['’]?t stop) (?:bugging|asking|nagging|complaining|pestering|annoying|teasing)(?: (?:me|us))?(?: (?:about|for) (?:it|this))?`,
  `(?:and )?(?:she|he|they|everyone|${PERSON_EN})(?:['’]?ll| will| would| is going to| are going to|['’]?d) (?:love|adore|hate|be (?:so |very |really )?(?:happy|thrilled|proud|mad|glad|surprised|pleased)|cry|laugh|kill me|thank you)(?: (?:it|this|that|you|me|so much|forever))*`,
  `(?:i |we )?(?:just )?(?:took|shot|snapped|found|got|made|scanned) (?:this|it|that)${PICTURE_EN}(?: of (?:us|me|him|her|them))?(?: myself)?${TAKEN_EN}*`,
  `(?:${PERSON_EN}|(?:my|our) (?:dog|cat|horse|pet)|he|she|they) (?:just |sadly )?(?:passed away|passed|died)${TAKEN_EN}*`,
  `(?:i|we) only have (?:this|the|a|one)(?: (?:low quality|low[- ]?res|small|bad|old|blurry|tiny|one))* (?:version|copy|file|scan|one)(?: of it)?`,
  `(?:we|they|i)(?: got| are getting|['’]re getting| were|['’]re|['’]m getting|['’]m) (?:married|engaged)${TAKEN_EN}*`,
  `(?:i['’]?m|we['’]?re|i am|we are|they['’]?re|they are) (?:getting married|graduating|retiring|moving|having (?:a (?:party|baby)|our|my))${WORDS}`,
  `(?:i|we)(?:['’]?ve| have)? (?:got )?(?:an?|my|our) (?:job |big |important )?(?:interview|exam|meeting|presentation|date|appointment|deadline|wedding|party|viewing)${TAKEN_EN}*`,
  `i need (?:this|it)${PICTURE_EN} (?:for (?:work|school|my (?:job|boss|blog|website|class|project)|a friend)|asap|${TIME_EN})`,
  `(?:i['’]?m|we['’]?re|i am|we are) making (?:an? |my |our )(?:photo )?(?:album|scrapbook|slideshow|calendar|photo ?book)(?: (?:for|of) ${PERSON_EN})?`,
  `(?:i['’]?m|i am|we['’]?re|we are) (?:selling|listing) (?:it|this|them|(?:my|our|the)(?: \\p{L}+){1,2}?)(?: (?:on|online|soon|today|tomorrow|next|this|for)${WORDS})?`,
  `(?:and |because )?(?:i|we)(?:['’]m|['’]re|['’]ll| am| are| will| have| need| want| must| got| gotta)*(?: (?:going|planning|supposed))?(?: to)? ${SHARING_EN} (?:it|this|that|them)${WORDS}`,
  `(?:i['’]?m|i am|we['’]?re|we are) (?:going|planning) to (?:put|use|place|print) (?:this|it)${WORDS}`,
  `(?:i|we)(?:['’]?d| would)? (?:want|wanted|hope|hoped|plan|like) to (?:surprise|show|impress|thank|remember|honou?r|congratulate|give|cheer up)(?: (?:it|this|that))?(?: to)? (?:my|our|her|him|them|everyone)(?: (?:${RELATIVE_EN}))?${TAKEN_EN}*`,
  `(?:it|this)(?: is|['’]?s) (?:for )?(?:my|our) (?:christmas|holiday|wedding|birthday|thank you) (?:card|cards|website|invitation|invitations)(?: this year)?`,
  '(?:i|we) took (?:like |about )?(?:\\d+|a (?:hundred|thousand|million|bunch of|lot of)|\\p{L}+) (?:pictures|photos|shots|pics)(?: (?:and|but) (?:this|that) (?:is|was) the (?:best|only good|only)(?: one)?)?',
  '(?:the )?(?:lighting|light|weather) was (?:so |really |just )?(?:terrible|awful|bad|horrible)(?: (?:that day|there|in there|inside))?',
  // They tell how the picture looks, how much it matters, and how eager they are.
  '(?:and |but )?(?:it|this|everything) (?:just |all )?looks (?:so |really |a bit |kind of |just )*(?:weird|strange|off|wrong|bad|terrible|awful|ugly|odd)(?: (?:right now|now|at the moment|as it is|otherwise|like this|to me))*',
  "i (?:really |kind of )?(?:hate|dislike|don['’]?t like|love|like) (?:how|the way) (?:this|it|that) (?:turned out|came out|looks|looked|is)(?: now)?",
  `i (?:really |do |absolutely )?(?:like|love) (?:this|the|my)${PICTURE_EN}(?: (?:a lot|so much|very much|of (?:us|me|him|her|them)))?`,
  "(?:because |and )?i (?:just |personally )?think (?:it|this|that)(?: would|[’']d)? (?:looks?|is|be) (?:so |much |way |a lot )*(?:better|nicer|cooler|prettier)(?: (?:that|this) way| like (?:that|this))?",
  "(?:it|this|that)(?:['’]?s| is) (?:really |very |so |super |quite )?(?:important|urgent|special|meaningful|precious)(?: (?:to|for) (?:me|us|her|him|my \\p{L}+))?",
  "(?:and |because )?(?:it|this|that)(?:['’]s| is)? (?:really |just |always )?(?:driv(?:es|ing) me (?:crazy|nuts|mad|insane|up the wall)|bother(?:s|ing) me|annoy(?:s|ing) me|bug(?:s|ging) me|distracts? me)(?: (?:so much|a lot|every time))?",
  "(?:i )?(?:really )?can(?:not|['’]?t) wait(?: (?:to see (?:it|this|that|them|the results?|what you (?:do|make)|how it (?:turns|comes|looks)(?: out)?)|for (?:it|the results?)))?",
  "(?:i['’]?m )?(?:really |so )?(?:looking forward|curious|excited)(?: to (?:see(?:ing)? )?(?:it|this|that|the results?|what you (?:do|make)))?",
  "(?:that|it|this)(?:['’]d| would) (?:really |totally |so )?(?:help|save me|make my day|mean (?:a lot|so much|the world|everything))(?: (?:me|us|a lot|so much|out|to me|to us|to her|to him))*",
  '(?:that (?:is|way) )?if (?:that|this|it) makes (?:any )?sense',
  "(?:i['’]?m )?getting (?:really )?(?:desperate|frustrated|crazy)(?: lol| haha)?",
  '(?:and )?everything else is (?:perfect|fine|great|good|ok|okay)(?: (?:already|as it is|for me))?',
  "(?:and )?(?:she|he|they|everyone)(?:['’]s|['’]ve| has| have)? (?:always )?(?:hated|loved|liked) (?:it|this one)",
  "(?:and )?that['’]?s my only (?:wish|request|question)",
  'as you can see',
  '(?:good|great|nice) (?:job|work)(?: (?:on|with) (?:the|that|my) (?:last|previous|first|other) (?:one|photo|picture))?',
  "(?:and )?(?:then )?i(?:['’]ll| will)(?: be)? (?:so |very )?happy",
  '(?:if )?(?:you|u) (?:can )?(?:know|get|see) what i mean',
  '(?:just )?nothing (?:too |very )?(?:fancy|special|crazy|complicated|major|big|extreme|over the top)',
  "(?:and )?that['’]?s (?:really )?all (?:that )?(?:i|we) (?:want|need|ask|wanted|needed)(?: for)?",
  "(?:it['’]?s|it is|this is|that['’]?s) (?:the|my|our) (?:\\p{L}+ )?logo(?: (?:of|for|from) (?:my|our|the|a) (?:\\p{L}+ )?(?:shop|store|bakery|café|cafe|company|business|firm|club|band|team|school|salon|restaurant|studio|brand))?",
  '(?:thanks(?: so much)?,? )?(?:it|that|this) (?:turned out|came out|looks|is) (?:so |really |absolutely )?(?:great|awesome|amazing|fantastic|perfect)(?: now)?',
  'great job|well done|nice work',
  // People tell what there was to see, and what the weather was like.,
  '(?:(?:behind|in front of|over) (?:us|them|me|her|him|the house),? )?there (?:was|were) (?:an? |the |some |such an? )?(?:\\p{L}+ )?(?:sunsets?|sunrise|rainbows?|storm|snow|rain|lightning|fireworks?|full moon)(?: (?:behind|in front of|over) (?:us|them|me|her|him))?(?: (?:that|the same|this) (?:day|night|evening|morning|time))?',
  '(?:it|the (?:sky|weather|day|light)) was (?:so |very |really |pretty |all |a bit )*(?:raining|rainy|snowing|snowy|windy|cloudy|overcast|gr[ae]y|sunny|stormy|freezing|hot)(?: (?:that|the whole|on that) (?:day|night|evening|morning|time)| then)?',
  // People tell how old somebody is, which animal the picture shows, and where it is.,
  '(?:(?:my|our|this|the) \\p{L}+|he|she|it) (?:has )?(?:just )?(?:turned|is turning|turns|became) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|\\p{L}+teen|\\p{L}+ty)(?: (?:years? old|today|last \\p{L}+|this \\p{L}+))?',
  "(?:(?:it|this|he|she)(?:['’]?s| is)|we have) an? (?:(?:black|white|brown|gr[ae]y|ginger|golden|spotted|tabby)(?:(?: and |[- ])(?:black|white|brown|gr[ae]y))? )(?:cat|dog|horse|kitten|puppy|rabbit|bird|cow)",
  '(?:the|my|our) \\p{L}+ (?:is|are|sits?|stands?) (?:already )?(?:right )?in the (?:middle|cent(?:re|er))',
  "(?:(?:it|this)(?:['’]?s| is) )?(?:an? )?(?:scan of an? (?:old )?(?:slide|negative|magazine|newspaper|book)|screenshot (?:from|of) (?:my|the|our) (?:phone|computer|laptop|screen))",
  // People tell what somebody wears, how many people there were, and what the picture is used as.,
  "(?:she|he|they|i)(?:['’]s|['’]re|['’]m| is| are| was| were| am) wearing (?:an? |the |her |his |my )?\\p{L}+ \\p{L}+|(?:she|he) (?:has|had) an? \\p{L}+ \\p{L}+ on",
  '(?:there (?:were|was)|we had) (?:(?:about|around|like|over|some|almost) )*(?:\\d+|hundreds of|dozens of|a hundred) (?:people|guests|kids|children|visitors)(?: there| here| at \\p{L}+)?',
  "(?:(?:it|this)(?:['’]s| is) )?my (?:profile|dating|linkedin|tinder) (?:pic|picture|photo)(?: (?:for|on|from) \\p{L}+)?",
  // People tell what happened before or after, what they sell, how large a thing is, and what is written on it.,
  '(?!.*(?:should|must|needs?|ha(?:s|ve) to|wants?|can|could|please|make|crop|remove)(?!\\p{L}))(?:(?:the|my|our|his|her|this|that) \\p{L}+|it|he|she|they|we|i) [^,.;:!?]{3,45} (?:(?:right|just|shortly|soon|straight) after(?:wards)?|(?:an?|two|three|five|ten|\\d+|a few) (?:hours?|minutes?|seconds?|days?|weeks?|months?|years?) (?:later|after|before|earlier)|afterwards)',
  "(?:i['’]?m|we['’]?re|i am|we are) (?:also )?(?:selling|renting out|giving away|donating|auctioning)(?! (?:is|are|needs?))[^,.;:!?]{2,40}",
  '(?:the|my|our) (?!(?:photo|picture|image|pic|print|file|poster|banner|canvas|frame|border|text)(?!\\p{L}))\\p{L}+ (?:is|are|was|weighs|weighed|measures) (?:about |around )?\\d+(?:[.,]\\d+)? ?(?:m|cm|mm|kg|g|lbs?|pounds|feet|ft|inches|meters|metres|years)(?: (?:tall|high|long|wide|heavy|deep|old))?',
  '(?:this|that|it) was (?:(?:right|just|long|shortly) )?(?:before|after) (?:the|our|my|we|they) ?[^,.;:!?]{0,30}',
];
