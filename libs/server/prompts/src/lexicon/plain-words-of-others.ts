import { folded } from './lexicon.ts';

/** Common words of the other five languages that must not be corrected, although some resemble a word of a lexicon. */
export const PLAIN_WORDS_OF_OTHERS: ReadonlySet<string> = new Set(
  folded(
    // Spanish
    'compromiso compromisos salir salga sale salen sigue siempre casi cosa cosas cuando donde desde hasta hacia tanto tiempo tarde mañana ayer hoy noche nadie nada alguna alguno cada mismo misma otros otras quien cual tengo tiene tienen teníamos fuimos estaba estaban había habían fue fueron vino viene vienen llega llegó mucho luego antes trabajo escuela colegio tienda mercado regalo cumple cumpleaños fiesta navidad abuelos amigos vacaciones viaje perfil tarjeta invitación anuncio venta vender publicar subirla redes grupo clase curso jefe jefa empresa negocio producto lunes martes miércoles jueves viernes sábado domingo ' +
      // German
      'immer schon wieder heute gestern morgen leider wollte wollten hatte hatten waren wurde wurden gemacht gemachten geworden gekommen genommen fotografiert verkaufen verkauf anzeige einladung karte geburtstag weihnachten ostern urlaub ferien arbeit schule firma verein oma opa zuhause draußen drinnen überall nirgends jemanden niemand nichts vielleicht eigentlich trotzdem damals früher später gleich sofort bald lieber gerade jeder jedes jede welche welcher solche manche einige wenige montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
      // French
      'compromis toujours encore jamais souvent demain hier aujourd matin soir semaine mois année école travail bureau boulot magasin marché cadeau anniversaire noël vacances voyage profil carte invitation annonce vendre vente publier groupe classe cours patron chef entreprise produit chose choses quand depuis jusque pendant avant maintenant était étaient avait avaient faisait venue venu allée allé quelque chaque même autres certains dehors dedans partout nulle passe passent passait passaient lundi mardi mercredi jeudi vendredi samedi dimanche ' +
      // Portuguese
      'comprido comprida compridos compridas compromisso sempre ainda nunca hoje ontem amanhã semana trabalho escola loja mercado presente aniversário natal viagem perfil cartão convite anúncio vender venda publicar grupo turma curso chefe empresa produto coisa coisas quando desde durante antes estava estavam tinha tinham veio vieram foram alguma algum cada mesmo mesma outros outras quem qual dentro fora todo lado cachoeira segunda terça quarta quinta sexta ' +
      // Italian
      'compromesso sempre ancora spesso domani ieri oggi mattina sera settimana anno scuola lavoro ufficio negozio mercato regalo compleanno natale viaggio profilo cartolina invito annuncio vendere vendita pubblicare gruppo classe corso capo azienda prodotto cosa cose quando mentre prima adesso era erano aveva avevano venuto andata andato qualche ogni stesso stessa altri altre dentro ovunque nessuno niente lunedì martedì mercoledì giovedì venerdì sabato domenica',
  )
    .split(' ')
    .filter((word) => word.length > 0),
);

/** English words that mean something else in another language. An English prompt uses their English meaning. */
export const ENGLISH_HOMOGRAPHS: ReadonlySet<string> = new Set(
  (
    'boot balls brand bunt case champ chat chats china coin coins come come data date dies fast fond fort gate gift gross ' +
    'hell herb kind lance male mast mate mere mess mine mode mutter nets note pain park pass past place pole portable pose ' +
    'pour rind roller rode route sable serve sole stark stern stick strand tire verse viola wagon wand ware wild grand casa ' +
    'some same sale late pale made haste barge fade forte taste manga mode more these then invite ' +
    'arena ate bank cafe due estate fee mayor pull'
  ).split(' '),
);
