/* Somebody who shall stand in a place, in six languages: "put me and my dog". */

/** Who is put, where the verb stands last: "meine Katze vor das Bild vom Garten setzen". */
export const WHO_DE =
  '(?:mich|uns|ihn|sie|meine?n? \\p{L}+|unsere?n? \\p{L}+)(?: und (?:mich|(?:meine?n? )?\\p{L}+))?';

/** For each language the verb, and who is put. */
export const PUT_SOMEBODY = {
  en: '(?:put|place|stand|drop|set|move|transport) (?:me|us|him|her|them|myself|ourselves|(?:my|our) [\\p{L}-]+(?: [\\p{L}-]+)?)(?: and (?:me|my \\p{L}+|\\p{L}+))?',
  de: `(?:setze?|stelle?|packe?|leg|platziere?|beame?) ${WHO_DE}`,
  es: '(?:p[oó]n|col[oó]ca|m[eé]te)(?:(?:me|nos|l[oa]s?)(?: a (?:mi|nuestr[oa]) \\p{L}+)?|(?: a)? (?:mis?|nuestr[oa]s?) \\p{L}+)',
  fr: '(?:met[sz]|mettez|mettre|place[rz]?|pose[rz]?)[- ](?:moi|nous|l[ea]s?|(?:mon|ma|mes|notre|nos) \\p{L}+)',
  pt: '(?:(?:coloca|coloque|põe|bota)(?:-me|-nos| eu| a gente| nós| el[ea]s?| (?:[ao]s? )?(?:minhas?|meus?|noss[oa]s?) \\p{L}+)|me (?:coloca|coloque|põe|bota))',
  it: '(?:(?:metti|colloca|posiziona)(?:mi|ci|l[oaie])|mett(?:i|ere)(?: me| noi| (?:il |la |i |le )?(?:mi[oae]i?|nostr[oaie]) \\p{L}+))(?: e \\p{L}+)?',
} as const;
