/**
 * Moors, forests, valleys, vineyards and small islands within the boxes they lie in (see extents.ts): what a house gives
 * as its surroundings more often than the county or the province, and what a writer mistakes for the one next to it.
 */
export const landscapeRows = `
  Exmoor: 50.95 51.3 -4.2 -3.1
  Dartmoor: 50.3 50.85 -4.35 -3.5
  Bodmin Moor: 50.4 50.75 -4.9 -4.3
  New Forest: 50.65 51.05 -1.9 -1.2
  South Downs: 50.7 51.2 -1.5 0.4
  North Downs: 51.1 51.4 -1 1.4
  Chilterns|Chiltern Hills: 51.4 52.1 -1.3 -0.2
  Malvern Hills|Malverns: 51.9 52.3 -2.6 -2.1
  Mendips|Mendip Hills: 51.1 51.4 -3.1 -2.2
  Quantocks|Quantock Hills: 51 51.3 -3.4 -2.9
  Forest of Dean: 51.55 52 -2.8 -2.3
  Wye Valley: 51.5 52.4 -3.5 -2.4
  Yorkshire Dales: 53.8 54.6 -2.8 -1.4
  North York Moors|Yorkshire Moors: 54.1 54.7 -1.5 -0.3
  Yorkshire Wolds: 53.6 54.3 -1 0
  Norfolk Broads: 52.35 52.95 1.1 1.9
  Brecon Beacons|Bannau Brycheiniog: 51.6 52.15 -4.1 -2.8
  Gower Peninsula: 51.5 51.75 -4.4 -3.8
  Anglesey: 53.05 53.5 -4.8 -3.9
  Isle of Man|Insel Man|isla de Man|île de Man: 54 54.5 -4.9 -4.2
  Isles of Scilly|Scilly Isles|Scilly-Inseln|islas Sorlingas|îles Scilly|Sorlingues: 49.8 50.05 -6.5 -6.2
  Scottish Borders: 55 56 -3.7 -1.9
  Isle of Arran|isla de Arran|île d'Arran: 55.4 55.8 -5.5 -5
  Isle of Islay|Islay: 55.5 56 -6.6 -5.9
  Dingle Peninsula|Halbinsel Dingle|península de Dingle|péninsule de Dingle: 51.9 52.4 -10.7 -9.5
  Harz|Harz Mountains: 51.3 52.1 9.9 11.7
  Rhön: 50.1 50.9 9.5 10.5
  Spessart: 49.7 50.4 9 9.8
  Taunus: 49.9 50.6 7.6 8.9
  Hunsrück: 49.4 50.4 6.4 8
  Westerwald: 50.3 51 7.1 8.4
  Pfälzerwald|Pfälzer Wald|Palatinate Forest: 48.9 49.65 7.4 8.3
  Rheinhessen: 49.5 50.1 7.7 8.5
  Saarland|Sarre: 49.1 49.7 6.3 7.5
  Ahrtal|Ahr Valley|valle del Ahr|vallée de l'Ahr: 50.3 50.7 6.4 7.4
  Bergisches Land|Bergischen Land: 50.6 51.5 6.8 7.9
  Münsterland: 51.5 52.5 6.5 8.4
  Teutoburger Wald|Teutoburg Forest|bosque de Teutoburgo|forêt de Teutberg: 51.6 52.5 7.4 9.2
  Weserbergland: 51.4 52.4 8.7 10
  Wendland: 52.6 53.3 10.6 11.7
  Erzgebirge|Ore Mountains|Montes Metálicos|monts Métallifères: 50.2 51.1 12.2 14
  Vogtland: 50.1 50.9 11.5 12.8
  Sächsische Schweiz|Sächsischen Schweiz|Saxon Switzerland|Suiza sajona|Suisse saxonne: 50.7 51.1 13.8 14.6
  Fränkische Schweiz|Fränkischen Schweiz|Franconian Switzerland|Suiza franconia|Suisse franconienne: 49.5 50.2 10.8 11.7
  Fichtelgebirge: 49.7 50.4 11.5 12.4
  Oberpfalz|Upper Palatinate|Alto Palatinado|Haut-Palatinat: 48.9 50.1 11.2 13
  Altmühltal|Altmühl Valley: 48.7 49.4 10.3 12
  Taubertal|Tauber Valley: 49.2 49.9 9.3 10.4
  Hohenlohe: 48.9 49.5 9.2 10.3
  Kraichgau: 48.8 49.5 8.3 9.3
  Schwäbische Alb|Schwäbischen Alb|Swabian Alb|Swabian Jura|Jura de Suabia|Jura souabe: 47.8 49 8.3 10.7
  Kaiserstuhl: 47.95 48.25 7.5 7.9
  Markgräflerland: 47.5 48.1 7.45 7.95
  Ortenau: 48.1 48.8 7.5 8.4
  Chiemgau: 47.5 48.2 12 13
  Berchtesgadener Land: 47.4 48 12.5 13.2
  Lausitz|Oberlausitz|Niederlausitz|Lusatia|Lusacia|Lusace: 50.7 52.1 13.4 15.1
  Uckermark: 52.8 53.6 13.2 14.6
  Mecklenburgische Seenplatte|Mecklenburgischen Seenplatte|Mecklenburg Lake District|Mecklenburg Lakeland: 52.9 54 11.8 14.1
  Darß|Fischland-Darß-Zingst: 54.2 54.6 12.2 13.1
  Hiddensee: 54.4 54.7 12.95 13.25
  Juist: 53.6 53.75 6.8 7.2
  Langeoog: 53.65 53.85 7.4 7.75
  Spiekeroog: 53.7 53.85 7.6 7.9
  Wangerooge: 53.7 53.85 7.8 8.05
  Baltrum: 53.65 53.8 7.3 7.5
  Helgoland|Heligoland: 54.1 54.25 7.75 8
  Kleinwalsertal: 47.2 47.5 9.95 10.35
  Weinviertel: 48.1 49 15.6 17.1
  Mostviertel: 47.6 48.3 14.3 15.9
  Mühlviertel: 48.1 48.9 13.6 15.1
  Innviertel: 47.9 48.7 12.6 13.8
  Kamptal: 48.3 48.8 15.3 16
  Wienerwald|Vienna Woods|bosques de Viena: 47.8 48.5 15.6 16.5
  Südsteiermark|South Styria|Estiria del Sur|Styrie du Sud: 46.5 47 15.1 16.2
  Bregenzerwald|Bregenz Forest|bosque de Bregenz|forêt de Bregenz: 47.1 47.7 9.6 10.3
  Arlberg: 46.9 47.4 9.8 10.6
  Paznaun: 46.8 47.3 9.9 10.7
  Pongau: 46.9 47.7 12.8 13.8
  Lungau: 46.8 47.4 13.3 14.1
  Tennengau: 47.3 47.8 12.9 13.7
  Gasteinertal|Gastein Valley|valle de Gastein|vallée de Gastein: 46.9 47.4 12.9 13.4
  Gröden|Grödental|Val Gardena: 46.4 46.7 11.4 11.9
  Vinschgau|Val Venosta: 46.4 47 10.3 11.2
  Pustertal|Puster Valley|Val Pusteria: 46.6 47 11.5 12.7
  Gadertal|Alta Badia|Val Badia: 46.4 46.9 11.7 12.1
  Eisacktal|Valle Isarco: 46.4 47 11.3 11.8
  Appenzellerland: 47.1 47.6 9 9.7
  Toggenburg: 47 47.5 8.9 9.6
  Prättigau: 46.8 47.1 9.4 10.2
  Surselva: 46.5 47 8.6 9.5
  Oberengadin|Upper Engadine|Alta Engadina|Haute-Engadine: 46.3 46.7 9.5 10.1
  Unterengadin|Lower Engadine|Baja Engadina|Basse-Engadine: 46.6 47 9.9 10.6
  Lavaux: 46.35 46.6 6.6 7
  Haslital: 46.5 46.9 7.9 8.5
  Quercy: 43.8 45.1 0.8 2.3
  Gascony|Gascogne|Gaskogne|Gascuña: 43.1 44.6 -1.7 1.4
  Landes|Landas: 43.4 44.6 -1.6 0.3
  Béarn: 42.7 43.7 -1.2 0.2
  Bigorre: 42.6 43.7 -0.5 0.7
  Roussillon|Rosellón: 42.2 43.1 1.6 3.3; 43.8 44 5.1 5.5
  Cerdagne|Cerdaña|Cerdanya: 42.2 42.7 1.4 2.4
  Touraine|Turena: 46.6 47.8 0 1.5
  Anjou: 46.9 47.9 -1.5 0.4
  Sologne: 47.1 48 1.3 2.7
  Morvan: 46.7 47.7 3.5 4.5
  Cotentin: 48.7 49.8 -2.1 -0.9
  pays d'Auge: 48.7 49.5 -0.3 0.6
  pays de Caux: 49.3 50.2 -0.1 1.5
  Suisse normande|Suisse Normande|Suiza normanda: 48.7 49.1 -0.8 -0.2
  Limousin|Lemosín: 44.9 46.5 0.5 2.7
  Aubrac: 44.3 45.1 2.5 3.4
  Larzac: 43.7 44.3 2.8 3.7
  Vercors: 44.6 45.3 5 5.9
  Tarentaise: 45.2 45.9 6.1 7.2
  Maurienne: 45 45.7 6 7.3
  Oisans: 44.8 45.4 5.8 6.5
  Queyras: 44.5 45 6.5 7.1
  Ubaye: 44.2 44.7 6.1 7.1
  Mercantour: 43.8 44.6 6.4 7.7
  Vanoise: 45.1 45.7 6.4 7.2
  Aravis: 45.6 46.1 6.2 6.8
  Chablais: 46 46.5 6.1 7.1
  Beaufortain: 45.5 45.9 6.3 6.9
  Alpilles: 43.6 43.9 4.5 5.1
  Estérel|Esterel: 43.3 43.7 6.6 7.1
  Corbières: 42.7 43.3 2.1 3.2
  Minervois: 43.1 43.6 2.3 3.1
  Entre-deux-Mers: 44.4 45.1 -0.7 0.3
  Marais poitevin|Marais Poitevin: 46 46.7 -1.4 -0.3
  Île de Ré|Ile de Ré|isla de Ré: 46.1 46.3 -1.7 -1.1
  Île d'Oléron|Ile d'Oléron|Oléron|isla de Oléron: 45.7 46.1 -1.5 -1.1
  Belle-Île|Belle-Île-en-Mer: 47.2 47.5 -3.4 -3
  Noirmoutier: 46.8 47.1 -2.4 -2
  Porquerolles: 42.9 43.1 6.1 6.3
  Val d'Orcia: 42.8 43.3 11.3 11.9
  Maremma: 42.1 43.2 10.3 11.9
  Valpolicella: 45.3 45.8 10.7 11.2
  Franciacorta: 45.4 45.8 9.8 10.2
  Valtellina|Veltlin: 46 46.7 9.3 10.6
  Monferrato: 44.5 45.3 7.8 8.9
  Cilento: 39.8 40.6 14.8 15.8
  Ribera del Duero: 41.1 42.1 -4.9 -2.6
  Rioja Alta: 42.1 42.8 -3.2 -2.3
  Rioja Alavesa: 42.3 42.8 -3 -2.3
  Rioja Oriental|Rioja Baja: 41.8 42.6 -2.6 -1.6
  Priorat|Priorato: 40.9 41.5 0.5 1.2
  Penedès|Penedés: 41.1 41.7 1.3 2.1
  Empordà|Ampurdán: 41.7 42.6 2.5 3.4
  Ribeira Sacra: 42.1 42.8 -8.1 -7
  El Bierzo|Bierzo: 42.2 43 -7.2 -6.1
  Somontano: 41.7 42.5 -0.4 0.7
  Gredos: 39.8 40.7 -6.1 -4.1
  Guadarrama: 40.4 41.3 -4.5 -3.3
  Sierra de Grazalema: 36.5 37 -5.6 -5
  Sierra de Aracena: 37.7 38.2 -7.2 -6.1
  Sierra de Cazorla: 37.6 38.6 -3.2 -2.3
  Sierra Morena: 37.3 38.8 -7.5 -2.7
  Tramuntana|Serra de Tramuntana|Sierra de Tramontana: 39.4 40 2.2 3.2
  Serranía de Ronda: 36.3 37 -5.6 -4.7
  Axarquía: 36.6 37.1 -4.5 -3.7
  Maestrazgo|Maestrat: 39.9 41 -1.1 0.6
  Matarraña|Matarranya: 40.6 41.2 -0.2 0.5
  Valle del Jerte|Jerte Valley|Jerte-Tal|vallée du Jerte: 39.9 40.4 -6.2 -5.5
  Liébana: 42.9 43.4 -4.9 -4.3
  Valle de Arán|Val d'Aran|Aran Valley|Arantal|Aran-Tal|val d'Aran: 42.5 42.9 0.5 1.2
  Garrotxa: 42 42.5 2.2 2.9
  Montseny: 41.6 42 2.1 2.7
  Doñana: 36.7 37.4 -6.8 -6
  Cabo de Gata: 36.6 37.1 -2.4 -1.7
  Alcarria: 40.1 41.2 -3.5 -2.1
  Trás-os-Montes: 40.9 42.1 -8 -6.1
  Serra da Estrela: 40.1 40.8 -8 -7.1
`;
