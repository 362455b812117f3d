/** Lakes, in the boxes a house on their shores stands in (see extents.ts). */
export const lakeRows = `
  Lake Maggiore|Lago Maggiore|Langensee|lac Majeur: 45.6 46.3 8.3 9
  Lake Como|Comer See|Comersee|Lago di Como|lago de Como|lac de Côme: 45.7 46.3 8.9 9.6
  Lake Garda|Gardasee|Lago di Garda|lago de Garda|lac de Garde: 45.3 46 10.4 11
  Lake Lugano|Luganersee|Luganer See|Lago di Lugano|lago de Lugano|lac de Lugano: 45.8 46.1 8.7 9.2
  Lake Iseo|Iseosee|Lago d'Iseo|lago de Iseo|lac d'Iseo: 45.5 45.9 9.8 10.2
  Lake Orta|Ortasee|Lago d'Orta|lago de Orta|lac d'Orta: 45.7 45.9 8.3 8.5
  Lake Trasimeno|Trasimenischer See|Trasimenischen See|Trasimener See|lago Trasimeno|lac Trasimène: 43 43.3 11.9 12.3
  Lake Bolsena|Bolsenasee|Bolsena-See|Lago di Bolsena|lago de Bolsena|lac de Bolsena: 42.4 42.8 11.7 12.1
  Lake Constance|Bodensee|lago de Constanza|lac de Constance: 47.4 47.9 8.8 9.8
  Lake Geneva|Genfersee|Genfer See|lago Lemán|lago de Ginebra|lac Léman|Léman: 46.1 46.6 6 7
  Lake Zurich|Zürichsee|lago de Zúrich|lac de Zurich: 47.1 47.5 8.4 9
  Lake Lucerne|Vierwaldstättersee|Vierwaldstätter See|lago de Lucerna|lac des Quatre-Cantons: 46.8 47.2 8.2 8.7
  Lake Thun|Thunersee|lago de Thun|lac de Thoune: 46.6 46.8 7.6 7.9
  Lake Brienz|Brienzersee|Brienzer See|lago de Brienz|lac de Brienz: 46.6 46.8 7.8 8.1
  Lake Biel|Bielersee|Bieler See|lago de Bienne|lago de Biel|lac de Bienne: 47 47.2 7 7.4
  Lake Murten|Murtensee|lago de Morat|lago de Murten|lac de Morat: 46.8 47 6.9 7.2
  Lake Neuchâtel|Neuenburgersee|Neuenburger See|lago de Neuchâtel|lac de Neuchâtel: 46.7 47.05 6.5 7.03
  Lake Zug|Zugersee|Zuger See|lago de Zug|lac de Zoug: 47 47.3 8.3 8.6
  Walensee|Lake Walen|lac de Walenstadt: 47 47.2 9 9.4
  Lake Annecy|lac d'Annecy|lago de Annecy|See von Annecy: 45.7 46 6 6.4
  Lac du Bourget|Lake Bourget|lago de Bourget: 45.6 45.9 5.7 6
  Lake Wörth|Wörthersee|Wörther See|lago Wörth|lac de Wörth: 46.5 46.8 13.9 14.4
  Lake Neusiedl|Neusiedler See|lago Neusiedl|lac de Neusiedl: 47.5 48.1 16.6 17.1
  Attersee: 47.7 48 13.4 13.7
  Traunsee: 47.7 48 13.7 13.9
  Wolfgangsee|Lake Wolfgang|lago Wolfgang|lac Wolfgang: 47.6 47.9 13.2 13.6
  Mondsee: 47.7 47.9 13.2 13.5
  Fuschlsee: 47.7 47.9 13.2 13.4
  Hallstätter See|Lake Hallstatt|lago de Hallstatt|lac de Hallstatt: 47.5 47.7 13.5 13.8
  Zeller See|Lake Zell: 47.2 47.4 12.7 12.9
  Achensee: 47.3 47.6 11.6 11.8
  Faaker See: 46.5 46.7 13.8 14
  Weissensee|Weißensee: 46.6 46.8 13.1 13.5
  Chiemsee: 47.7 48 12.2 12.6
  Starnberger See|Lake Starnberg: 47.8 48.1 11.2 11.5
  Tegernsee: 47.6 47.9 11.6 11.9
  Ammersee: 47.9 48.2 11 11.3
  Königssee: 47.4 47.7 12.8 13.1
  Müritz: 53.2 53.6 12.4 12.9
  Titisee: 47.8 48 8 8.3
  Schluchsee: 47.7 47.9 8 8.3
  Edersee: 51.1 51.3 8.8 9.2
  Lake Bled|Bleder See|lago de Bled|lac de Bled: 46.3 46.5 14 14.2
  Lake Bohinj|lago Bohinj|lac de Bohinj: 46.2 46.4 13.7 14
  Lake Balaton|Plattensee|Balaton|lago Balaton|lac Balaton: 46.6 47.1 17.1 18.3
  Lake Velence|Velencer See|Velence-See|lago Velence|lac de Velence: 47.1 47.4 18.4 18.8
  Lake Ohrid|Ohridsee|lago Ohrid|lac d'Ohrid: 40.8 41.3 20.5 20.9
  Lake Windermere|Windermere|lago Windermere|lac Windermere: 54.2 54.5 -3.1 -2.8
  Ullswater: 54.5 54.7 -3.1 -2.7
  Loch Ness|lago Ness|lac Ness: 57 57.5 -4.8 -4.2
  Loch Lomond|lago Lomond: 55.9 56.4 -4.8 -4.4
  Loch Awe: 56.1 56.5 -5.5 -4.9
  Lough Derg: 52.7 53.2 -8.6 -8.1
  Lough Corrib: 53.2 53.6 -9.7 -8.9
  Lake Vänern|Vänern|Vänersee|lago Vänern|lac Vänern: 58.2 59.5 12.1 14.3
  Lake Vättern|Vättern|Vättersee|lago Vättern|lac Vättern: 57.6 59 14 15.1
  Lake Mälaren|Mälaren|Mälarsee|lago Mälaren|lac Mälar: 59.1 59.9 15.9 18.3
  Lake Saimaa|Saimaa|Saimaa-See|lago Saimaa|lac Saimaa: 60.9 62.3 27 30.1
  Millstätter See|Lake Millstatt|lago de Millstatt|lac de Millstatt: 46.7 46.9 13.4 13.8
  Ossiacher See|Lake Ossiach|lago de Ossiach: 46.6 46.8 13.7 14.1
  Schliersee: 47.6 47.8 11.8 12
  Walchensee|Kochelsee: 47.5 47.8 11.2 11.5
  Eibsee: 47.4 47.5 10.9 11.1
  Forggensee: 47.5 47.7 10.6 10.9
  Großer Plöner See|Plöner See: 54 54.3 10.2 10.7
  Steinhuder Meer: 52.3 52.6 9.2 9.5
  Scharmützelsee: 52.1 52.4 13.9 14.2
  Lake Sils|Silsersee|Silvaplanersee|lago de Sils|lac de Sils: 46.3 46.5 9.6 9.9
  Lake Davos|Davosersee|lago de Davos: 46.7 46.9 9.8 9.9
  Lake Serre-Ponçon|lac de Serre-Ponçon|lago de Serre-Ponçon: 44.4 44.7 6.1 6.6
  Lac de Sainte-Croix|Lake Sainte-Croix: 43.6 43.9 6 6.3
  Lac de Vassivière|Lac d'Aiguebelette: 45.4 46 1.7 6
  Lake Molveno|Molvenosee|lago de Molveno: 46.1 46.2 10.9 11
  Lake Ledro|Ledrosee|lago de Ledro: 45.8 45.9 10.6 10.8
  Lake Caldaro|Kalterer See|lago de Caldaro: 46.3 46.5 11.2 11.3
  Pragser Wildsee|Lago di Braies|lago de Braies: 46.6 46.8 12 12.2
  Lake Bracciano|Lago di Bracciano|Braccianosee|lago de Bracciano: 42 42.3 12.1 12.4
  Lough Erne: 54 54.6 -8.2 -7.2
  Lough Neagh: 54.4 54.8 -6.8 -6
  Lough Ree: 53.3 53.8 -8.2 -7.7
  Lough Leane|Lakes of Killarney: 51.9 52.1 -9.7 -9.4
  Loch Tay: 56.4 56.6 -4.3 -3.9
  Loch Fyne: 55.7 56.4 -5.5 -4.8
  Loch Linnhe: 56.4 57 -5.6 -5
  Derwentwater: 54.5 54.7 -3.2 -3
  Coniston Water: 54.2 54.4 -3.2 -3
  Lake Siljan|Siljan|Siljansee|lago Siljan|lac Siljan: 60.6 61.2 14.3 15.4
  Lake Inari|Inarisee|lago Inari|lac Inari: 68.6 69.3 26.4 29
  Lake Päijänne|Päijänne: 61 62.4 24.9 26.1
  Mjøsa|Lake Mjøsa|Mjøsasee: 60.3 61.2 10.3 11.5
  Lake Skadar|Skutarisee|lago Skadar|lac de Skadar: 41.9 42.5 18.9 19.6
  Lake Prespa|Prespasee|lago Prespa|lac Prespa: 40.6 41.1 20.8 21.3
  Lago de Sanabria|Lake Sanabria: 42 42.2 -6.8 -6.6
  Lago de Banyoles|Lake Banyoles: 42 42.2 2.6 2.9
  Sniardwy|Śniardwy|Spirdingsee|Mamry: 53.6 54.4 21.3 22.1
  Lipno|Lipno Lake|Lipno-Stausee: 48.5 48.9 13.8 14.4
  Lake Peipus|Peipussee|lago Peipus|lac Peïpous: 57.8 59.1 26.4 28.3
`;
