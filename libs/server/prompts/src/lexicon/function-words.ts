/**
 * Words that connect sentences and request nothing: pronouns, auxiliaries, conjunctions, adverbs of time and opinion.
 * They never count as unknown words, and they are never corrected into words of a request. A word that also has a
 * concept in a lexicon, such as "not" or "more", keeps that concept.
 */
export const FUNCTION_WORDS = {
  english:
    'it itself he himself she herself we ourselves they themselves you yourself yours mine ours theirs who whom whose whoever ' +
    'anybody anyone nobody everyone somebody someone nothing anything everything something am is are was were be been being have has had having ' +
    'do does did doing done would could should might must shall ought will can cant wouldnt couldnt shouldnt im ive id youre theyre thats theres heres whats lets ' +
    'because since although though while whereas unless until till once before after during through thru between among against toward towards ' +
    'upon within along per via about around nearly almost roughly approximately approx circa maybe perhaps probably possibly certainly definitely surely ' +
    'really truly actually honestly seriously obviously apparently basically literally clearly hopefully unfortunately sadly sorry anyway anyways ' +
    'always never often sometimes usually rarely already yet soon later now today tonight tomorrow yesterday ago recently early late again ever ' +
    'here there everywhere somewhere anywhere nowhere else such same own each either neither another other others enough quite rather pretty ' +
    'thing things stuff way kind sort lot lots bunch bit piece guess think thought know knew say said tell told ask asked hear heard mean meant ' +
    'want wanted need needed like liked love loved hate hated wish wished hope hoped prefer prefers rather sure fine okay ok well right ' +
    'please thanks thank cheers hello hey hi dear regards sincerely btw idk imo tbh pls plz thx ugh omg wow yeah yep nope lol haha ' +
    'went goes going come came coming happened happen seems seem seemed appears appear looks look looked feels felt sounds ' +
    'took taken taking shot upload uploaded uploading attached posted posting post send sent share sharing use used using uses ' +
    'mum friend best worst better worse able unable possible impossible too also either both whole entire proper properly correctly actual real ' +
    'let just somehow therefore hence thus however whether if then than that this these those what which when where why how wondering gotta gonna wanna dunno innit tho wut',
  spanish:
    'yo tú vos él ella ello nosotros nosotras vosotros ellos ellas usted ustedes mí ti sí conmigo contigo nos os les le lo la se te me ' +
    'mío mía míos mías tuyo tuya suyo suya nuestro nuestra nuestros nuestras cuyo quien quienes cual cuales cualquier cualquiera alguien nadie ninguno ninguna alguno alguna algún ningún ' +
    'he has ha hemos han había habían habrá haya hayan era eran eras fue fueron fui somos soy eres son siendo sido estoy estás estamos estaba estaban estuvo estado estando tengo tienes tiene tenemos tienen tenía tuvo ' +
    'voy vas va vamos van iba ir hago hacen hacía hizo hecho puedo puede podemos pueden podía pudo debo debe deben debería deberían quiero quiere queremos quieren quería parece parecen gusta gustan gustaría creo pienso sé saber sabes digo dice ' +
    'porque pues ya aún todavía siempre jamás casi quizá quizás tal vez acaso entonces luego después antes durante mientras cuando donde dónde adonde cómo cuánto según hasta desde hacia contra entre sobre tras ante bajo mediante ' +
    'aquí allí ahí allá acá hoy ayer mañana anoche ahora pronto tarde temprano también tampoco así mejor peor bien mal bastante tanto tanta tan muy cosa cosas vez veces modo manera parte lado ' +
    'claro bueno vale venga gracias hola oye mira porfa porfavor disculpe disculpa perdón amable amables ojalá igual además incluso aunque sino o u ni que sería serían posible favor jaja aproximadamente unos digamos',
  german:
    'ich du er wir ihr sie mich dich sich uns euch mir dir ihm ihnen mein meine meiner meinen meinem meines dein deine deiner sein seine seiner seinen unser unsere unserer unserem unseren euer eure ihre ihrer ihren ' +
    'wer wen wem wessen was welche welcher welches welchen jemand niemand etwas nichts jeder jede jedes jeden jedem mancher einige einiges viele vieles wenige ander andere anderer ' +
    'bin bist ist sind seid war waren warst wäre wären gewesen sei habe hast hat haben hatte hatten hätte hätten gehabt werde wirst wird werden wurde wurden würde würden worden kann kannst können könnt konnte könnte könnten ' +
    'muss musst müssen müsste soll sollst sollen sollte sollten darf dürfen dürfte mag mögen möchte möchten will willst wollen wollte wollten lasse lässt ' +
    'weil da denn dass ob wenn falls obwohl während bevor nachdem bis seit als wie damit dadurch deshalb deswegen darum daher trotzdem sonst außerdem allerdings jedoch sondern oder entweder weder ' +
    'aus bei beim durch für gegen hinein hinaus mit nach ohne seit um unter von vom vor zum zur zu zwischen wegen trotz statt anstatt gegenüber ab an am auf im in ins ans aufs fürs vors übers ' +
    'hier da dort drüben irgendwo irgendwie irgendwas irgendwann immer nie niemals oft manchmal meistens schon noch bereits gerade eben jetzt nun gleich bald später früher heute gestern morgen vorhin damals danach davor dazu dafür dagegen davon darauf daran dabei ' +
    'sehr ziemlich ganz fast kaum etwa ungefähr circa ca rund ungefähr vielleicht wohl wahrscheinlich bestimmt sicher natürlich leider hoffentlich zum beispiel bzw usw sogar auch nur mal halt doch ja nein bitte danke gern gerne lieber ' +
    'mach macht geht gehen ging gibt gab kommt kam weiß wissen denke glaube finde sagen sagt sieht sehen sah schau schaue man frau herr machbar möglich ding dinge sache sachen mal male so bisschen freundlich nett lieb hallo hey grüße',
  french:
    'je tu il elle on nous vous ils elles moi toi lui leur leurs eux soi me te se ce cet cette ces cela ça ceci celui celle ceux celles mien mienne tien sien sienne nôtre vôtre notre nos votre vos mon ton son ma ta sa mes tes ses ' +
    'qui que quoi dont où lequel laquelle lesquels quel quelle quels quelles quelque quelques quelqu chacun chacune aucun aucune certains certaines plusieurs tout tous toute toutes autre autres même mêmes rien personne ' +
    'suis es est sommes êtes sont étais était étions étaient été être serai sera serait seraient soit soient ai as a avons avez ont avais avait avaient eu avoir aurai aura aurait auriez auraient aie ait vais vas va allons allez vont aller allait fais fait faisons faites font faire faisait peux peut pouvons pouvez peuvent pourrait pourriez pourrais puis ' +
    'dois doit devons devez doivent devrait faut faudrait fallait veux veut voulons voulez veulent voudrais voudrait voudriez aimerais aimerait sais sait savoir crois pense dis dit dirait semble paraît voir voit vois ' +
    'parce car puisque comme quand lorsque pendant tandis avant après depuis jusque jusqu dès vers chez contre entre parmi selon malgré sauf sous sur dans par pour avec sans ' +
    'ici là ailleurs partout toujours jamais souvent parfois déjà encore bientôt tard tôt maintenant aujourd hui demain hier alors ensuite puis enfin donc ainsi aussi trop assez très beaucoup peu presque environ peut-être probablement sûrement vraiment justement simplement seulement juste ' +
    'chose choses truc trucs machin fois façon manière sorte genre côté bien mal mieux pire bon bonne oui non merci svp stp bonjour salut coucou désolé gentillesse gentil aimable serait possible voilà voici mdr disons environ ni ou et mais or',
  portuguese:
    'eu tu você vocês ele ela eles elas nós vós mim ti si comigo contigo consigo conosco nos vos lhe lhes me te se meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas dele dela deles delas ' +
    'quem qual quais cujo quanto quanta alguém ninguém algum alguma alguns algumas nenhum nenhuma cada qualquer quaisquer tudo nada outro outra outros outras mesmo mesma isso isto aquilo esse essa esses essas este esta aquele aquela aqueles aquelas desse dessa deste desta daquele daquela nesse nessa neste nesta naquele naquela num numa nuns duns pelo pela pelos pelas ' +
    'sou és é somos são era eram foi foram fui ser sido sendo seja sejam será seria seriam estou está estamos estão estava estavam esteve estar tá tô tão tava tenho tem temos têm tinha tinham teve ter tido haver há houve havia vou vai vamos vão ia ir indo faço faz fazem fazia fez feito posso pode podem podia poderia poderiam consigo consegue conseguem conseguir devo deve devem deveria quero quer querem queria gostaria gostava acho parece parecem sei sabe saber digo diz ' +
    'porque pois já ainda sempre nunca quase talvez então depois antes durante enquanto quando onde aonde como até desde contra entre sobre sob ante após perante ' +
    'aqui aí ali lá cá hoje ontem amanhã agora logo cedo tarde também assim melhor pior bem mal bastante tanto tanta muito muita coisa coisas vez vezes jeito modo maneira parte lado ' +
    'claro bom boa valeu obrigado obrigada oi olá ei olha favor gente mano cara desculpa tomara aliás inclusive embora senão ou nem possível cerca aproximadamente uns umas tipo meio meia kkkk kkk verdade pro pra pras pros prum pruma',
  italian:
    'io tu lui lei noi voi loro egli ella essi esse me te sé mi ti ci vi si lo la li le gli ne mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra ' +
    'chi che cui quale quali quanto quanta quanti quante qualcuno qualcosa nessuno nessuna niente nulla ogni ognuno ciascuno alcuni alcune qualche altro altra altri altre stesso stessa stessi stesse questo questa questi queste quello quella quelli quelle quel quei quegli ciò ' +
    'sono sei è siamo siete era erano ero fu furono essere stato stata stati state sarà sarebbe sia siano ho hai ha abbiamo avete hanno avevo aveva avevano avuto avere avrei avrebbe abbia vado vai va andiamo vanno andare andava faccio fai fa fanno fare faceva fatto posso puoi può possiamo possono potere poteva potrei potresti potrebbe potreste devo deve devono dovrei dovrebbe dovere voglio vuole vogliono volevo vorrei vorrebbe sembra sembrano pare piace piacciono piacerebbe so sai sapere dico dice credo penso ' +
    'perché poiché già ancora sempre mai quasi forse allora poi dopo prima durante mentre quando dove come fino da verso contro tra fra sopra sotto presso secondo ' +
    'qui qua lì là ovunque oggi ieri domani stasera adesso ora subito presto tardi anche neanche nemmeno così meglio peggio bene male abbastanza tanto tanta tanti tante molto molta cosa cose volta volte modo maniera parte lato ' +
    'certo bello ok grazie ciao salve scusa scusi raga ragazzi prego magari inoltre oppure o né possibile circa tipo tale tali cortesemente gentilmente gentile basta insomma ecco mica proprio',
} as const;
