/** Regions, ranges and islands within the boxes they lie in (see extents.ts): the middle of Europe and its west. */
export const regionRows = `
  South Tyrol|Südtirol|Tirol del Sur|Tyrol du Sud|Alto Adige|Haut-Adige: 46.2 47.2 10.3 12.6
  Tyrol|Tirol: 45.7 47.8 10 13
  East Tyrol|Osttirol|Tirol Oriental|Tyrol oriental: 46.6 47.2 12 13
  Vorarlberg: 46.8 47.7 9.4 10.3
  Carinthia|Kärnten: 46.3 47.2 12.6 15.1
  Styria|Steiermark: 46.6 47.9 13.5 16.3
  Burgenland: 46.8 48.2 15.9 17.3
  Wachau: 48.2 48.5 15.2 15.8
  Salzkammergut: 47.4 48.1 13 14.1
  Salzburger Land|SalzburgerLand: 46.9 48.1 12 14.1
  Zillertal: 46.9 47.5 11.5 12.2
  Montafon: 46.8 47.2 9.7 10.2
  Waldviertel: 48.3 49.1 14.7 16
  Ötztal: 46.7 47.3 10.7 11.2
  Stubaital: 46.9 47.3 11 11.5
  Pinzgau: 47 47.7 12 13.1
  Upper Austria|Oberösterreich|Alta Austria|Haute-Autriche: 47.4 48.8 12.7 15
  Lower Austria|Niederösterreich|Baja Austria|Basse-Autriche: 47.3 49.1 14.4 17.1
  Tuscany|Toskana: 42.2 44.5 9.6 12.4
  Umbria|Umbrien: 42.3 43.7 11.8 13.3
  Piedmont|Piemont: 44 46.5 6.6 9.3
  Lombardy|Lombardei: 44.6 46.7 8.4 11.5
  Veneto|Venetien: 44.7 46.7 10.6 13.2
  Liguria|Ligurien: 43.7 44.7 7.4 10.2
  Sicily|Sizilien: 35.4 38.9 11.8 15.8
  Sardinia|Sardinien: 38.8 41.4 8 9.9
  Apulia|Apulien: 39.7 42.3 14.8 18.6
  Calabria|Kalabrien: 37.8 40.2 15.5 17.3
  Campania|Kampanien|Campanie: 39.9 41.6 13.7 15.9
  Abruzzo|Abruzzen|Abruzos|Abruzzes: 41.6 43 12.9 14.9
  Lazio|Latium|Lacio: 40.7 42.9 11.4 14.1
  Le Marche|Las Marcas: 42.6 44.1 12.1 14
  Emilia-Romagna|Emilia-Romaña|Émilie-Romagne: 43.6 45.2 9.1 12.9
  Basilicata|Basilikata|Basilicate: 39.8 41.2 15.3 16.9
  Molise: 41.3 42.1 13.9 15.2
  Friuli|Friaul|Frioul: 45.5 46.7 12.3 14
  Trentino|Trentin: 45.6 46.6 10.4 12
  Aosta Valley|Aostatal|Valle de Aosta|vallée d'Aoste: 45.4 46 6.8 8
  Dolomites|Dolomiten: 45.8 47 10.8 13
  Cinque Terre: 44 44.3 9.5 9.9
  Chianti: 43.1 43.9 10.9 11.7
  Langhe: 44.3 44.9 7.7 8.5
  Gargano: 41.5 42 15.2 16.3
  Salento: 39.7 40.8 17.1 18.6
  Bavaria|Bayern: 47.2 50.6 8.9 13.9
  Upper Bavaria|Oberbayern|Alta Baviera|Haute-Bavière: 47.3 49.1 10.7 13.1
  Lower Bavaria|Niederbayern|Baja Baviera|Basse-Bavière: 48.2 49.2 11.5 13.9
  Allgäu: 47.2 48.1 9.6 11
  Franconia|Franken: 48.8 50.6 8.9 12.4
  Saxony|Sachsen: 50.1 51.8 11.8 15.1
  Lower Saxony|Niedersachsen|Baja Sajonia|Basse-Saxe: 51.2 54 6.6 11.7
  Saxony-Anhalt|Sachsen-Anhalt|Sajonia-Anhalt|Saxe-Anhalt: 50.9 53.1 10.5 13.2
  Thuringia|Thüringen: 50.1 51.7 9.8 12.7
  Hesse|Hessen: 49.3 51.7 7.7 10.3
  Swabia|Schwaben: 47.2 49.4 7.9 11.4
  Rhineland|Rheinland|Renania|Rhénanie: 48.9 52 5.8 8.6
  Westphalia|Westfalen|Westfalia|Westphalie: 50.6 52.6 6.3 9.5
  Brandenburg|Brandeburgo|Brandebourg: 51.3 53.6 11.2 14.8
  Mecklenburg|Mecklemburgo|Mecklembourg: 53 54.7 10.5 14.5
  Schleswig-Holstein: 53.3 55.1 7.8 11.4
  East Frisia|Ostfriesland|Frisia Oriental|Frise orientale: 53 53.8 6.6 8.2
  North Frisia|Nordfriesland|Frisia septentrional|Frise du Nord: 54.2 55.1 8.2 9.4
  Holstein: 53.3 54.6 8.5 11.4
  Rheingau: 49.9 50.2 7.7 8.4
  Pfalz|Palatinate|Palatinado|Palatinat: 49 49.9 7.1 8.6
  Black Forest|Schwarzwald|Selva Negra|Forêt-Noire: 47.5 49.1 7.5 8.9
  Bavarian Forest|Bayerischer Wald|Bayerischen Wald|Bosque Bávaro|forêt de Bavière: 48.5 49.4 12.2 13.9
  Thuringian Forest|Thüringer Wald|Bosque de Turingia|forêt de Thuringe: 50.2 51 10 11.5
  Eifel: 49.8 50.9 5.9 7.5
  Sauerland: 50.9 51.6 7.4 9
  Spreewald: 51.7 52.2 13.5 14.3
  Odenwald: 49.3 49.9 8.5 9.5
  Lüneburg Heath|Lüneburger Heide|brezal de Luneburgo|lande de Lunebourg: 52.6 53.5 9.2 11
  Ruhr|Ruhrgebiet|Cuenca del Ruhr: 51.2 51.8 6.4 8
  Sylt: 54.7 55.1 8.2 8.6
  Rügen: 54.2 54.7 13 13.8
  Usedom: 53.8 54.2 13.7 14.3
  Amrum: 54.6 54.8 8.2 8.5
  Föhr: 54.6 54.8 8.4 8.7
  Norderney: 53.6 53.8 7.1 7.3
  Borkum: 53.5 53.7 6.6 6.9
  Fehmarn: 54.3 54.6 10.9 11.4
  Engadine|Engadin|Engadina: 46.3 47 9.5 10.6
  Valais|Wallis: 45.8 46.7 6.7 8.6
  Ticino|Tessin: 45.8 46.7 8.3 9.3
  Graubünden|Grisons|Grisones: 46.1 47.1 8.6 10.6
  Bernese Oberland|Berner Oberland|Oberland Bernés|Oberland bernois: 46.3 46.9 7.1 8.5
  Vaud|Waadt|Waadtland: 46.1 47 6 7.3
  Emmental: 46.8 47.2 7.5 8
  Jura: 46 47.7 5 8.4
  Provence|Provenza: 43 44.7 4.2 7.4
  Normandy|Normandie: 48.1 50.2 -2 1.9
  Brittany|Bretagne: 47 48.95 -5.3 -1
  Burgundy|Burgund: 46.1 48.5 2.8 5.6
  Franche-Comté|Franco Condado: 46.2 48.1 5.2 7.2
  Alsace|Elsass: 47.4 49.1 6.8 8.3
  Lorraine|Lothringen: 47.8 49.7 4.8 7.7
  Champagne|Champaña: 47.5 50.2 3.2 6
  Savoy|Savoyen: 45 46.5 5.5 7.2
  Corsica|Korsika: 41.3 43.1 8.5 9.6
  Dordogne|Dordoña: 44.5 45.8 -0.1 1.5
  Luberon: 43.6 44.1 4.9 5.9
  Périgord: 44.5 45.8 -0.1 1.6
  Auvergne|Auvernia: 44.5 46.9 2 4.6
  Occitanie|Occitania|Okzitanien: 42.3 45.1 -0.4 4.9
  Aquitaine|Aquitanien|Aquitania: 42.7 46 -1.9 1.6
  Médoc: 44.8 45.7 -1.3 -0.5
  Picardy|Picardie|Picardía: 48.8 50.5 1.3 4.3
  Camargue|Camarga: 43.2 43.8 4 5
  Cévennes: 43.8 44.7 3.2 4.4
  Vosges: 47.6 48.8 6 7.6
  Ardèche: 44.2 45.4 3.8 4.9
  Beaujolais: 45.8 46.4 4.2 4.9
  Languedoc: 42.6 44.9 1.2 4.9
  Loire Valley|Loiretal|Valle del Loira|vallée de la Loire|val de Loire: 46.8 48.2 -2.2 3.2
  Basque Country|Baskenland|País Vasco|Pays basque: 42.4 43.6 -3.5 -0.7
`;
