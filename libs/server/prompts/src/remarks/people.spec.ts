import { tellsOfPeople } from './people.ts';
import { isTold } from './remarks.ts';

it.each([
  'two parents did not sign the form',
  'the florist already thinks we are mad',
  'our vet asked me for one',
  'der gehört nicht dazu',
  'il n’a rien à faire là',
  "she doesn't belong there",
  "my brother-in-law can't open it",
  'the breeder wants it without',
  'buyers want to see the sea',
  'zwei Eltern haben nicht unterschrieben',
  'meine Nachbarin hat mir die Seite empfohlen',
  'mi vecina me recomendó la página',
  'el portal la rechaza',
  "une collègue m'a conseillé votre site",
  'le jury va la voir demain',
  'ma fille va la voir',
  'minha chefe vai ver',
  'minha amiga me indicou',
  'o cartório recusou duas vezes',
  'un amico mi ha consigliato il sito',
  'i genitori non hanno firmato',
])('“%s” tells of people', (words) => expect(tellsOfPeople(words)).toBe(true));

it.each([
  'my wife says it is too dark',
  'the client wants to see it in sage green',
  'my boss wants to see it without the logo',
  'my daughter wants it as a cartoon',
  'my friend said you can get rid of the bin',
  'they told us to hide the plates',
  'the colors do not match the real dress',
  'etsy wants 2000 px',
  'what are our kids gonna look like',
  'der Kunde möchte es in Blau sehen',
  'meine Frau findet es zu dunkel',
  'mi jefe quiere verla sin la marca',
  'mon patron veut la voir sans fond',
  'ma femme trouve que c’est trop sombre',
  'minha mãe odeia as rugas',
  'il cliente ha chiesto lo sfondo bianco',
])('“%s” may be a wish', (words) => {
  expect(tellsOfPeople(words)).toBe(false);
  expect(isTold(words)).toBe(false);
});
