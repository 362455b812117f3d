/**
 * What comes to the table, in English, German, Spanish and French: 'the finest pie in Yorkshire' is a claim about the
 * kitchen, as much as 'the finest kitchen in Yorkshire' is. No word that is another in one of the four languages.
 */
export const servedThings = `
  pie pies pasty pasties stew soup roast roasts sausage sausages cheese butter honey jam marmalade oil ham bacon eggs omelette
  pudding pudding pancake pancakes waffles cider ale ales pint pints sandwich sandwiches pasta risotto curry sauce gravy salad
  chocolate espresso cappuccino trout salmon lamb beef pork snails truffles mussels lobster lobsters crab crabs prawns tapas
  pastries pastry strudel fondue raclette dumplings porridge toast olives gnocchi ravioli lemonade shortbread toffee haggis
  eintopf suppe braten würste wurst bratwurst käse butter honig marmelade olivenöl kürbiskernöl rapsöl öl schinken speck
  pasteten pastete knödel spätzle maultaschen strudel pfannkuchen kaiserschmarrn waffeln brötchen semmeln brezeln brezn
  schokolade forelle forellen lachs lamm krabben muscheln hummer trüffel schnecken flammkuchen sauerkraut linsen apfelwein
  schnaps obstler soße sauce salat risotto fondue raclette croissants tee rösti pinsa
  aceite jamón jamones queso quesos mantequilla miel mermelada arroz arroces guiso guisos estofado sopa salsa cordero cochinillo
  chorizo morcilla croquetas mojo papas calamares gambas marisco mariscos pulpo sidra vermut caña cañas helado helados
  bocadillo bocadillos tostada tostadas magdalenas bizcocho ensaimada ensaimadas churros chocolate gazpacho salmorejo
  aceitunas pintxos empanada empanadas migas fabada cocido trucha trufa caracoles flan croissants
  huile jambon jambons fromage fromages beurre miel confiture confitures soupe ragoût agneau escargots truffes moules
  choucroute flammekueche crêpe crêpes galette galettes cidre calvados glace glaces chocolat tartine tartines saucisson
  fondue raclette brioche brioches pâté terrine quiche tourte kougelhopf cassoulet bouillabaisse aligot truite homard
  chouquettes financiers madeleines potage rôti
`;
