/**
 * Names of towns that are a word, a first name, a dish or a saying too: such a name says where the house is only with a word
 * of place before it ('in Kiel'). Every other town of the gazetteer needs none.
 */
import { list } from '#lexicon/list.ts';

export const townWords: ReadonlySet<string> = new Set(
  list(`
  Angers, Ascot, Asti, Au, Bad, Baden, Bar, Bari, Bath, Binz, Bled, Bologna, Bordeaux, Brest, Cambridge, Cannes, Capri, Cassel,
  Celle, Champagne, Chaves, Chur, Cognac, Como, Constance, Constanza, Cork, Côme, Cuenca, Deal, Delft, Dijon, Dole, Dover,
  Eger, Espira, Essen, Fez, Florence, Florencia, Frankfurt, Genf, Granada, Haar, Halle, Hamburg, Hameln, Hanover, Haro, Hof,
  Hull, Jaca, Jena, Jerez, Kiel, Krems, Lagos, Lahr, Lech, Leer, Lens, Lille, Lima, Limoges, Lorca, Lourdes, Lugo, Mahón, Marsala,
  Meißen, Melk, Mérida, Modena, Modène, Molde, Morat, Muret, Murano, Münster, Nancy, Nice, Niza, Noto, Olite, Oporto, Orange,
  Oxford, Palma, Parma, Parme, Pau, Pisa, Pise, Porto, Posen, Prien, Reading, Reus, Rheine, Rom, Roma, Rome, Ronda, Roses, Ruan,
  Rye, Sagres, Salou, San Sebastián, Santiago, Sens, Siena, Sienne, Sierre, Sion, Sofia, Sofía, Soria, Spire, Split, Stade,
  Stans, Suhl, Thun, Tokaj, Toledo, Tours, Trente, Trieste, Trier, Tropea, Troyes, Valencia, Vannes, Vence, Vichy, Victoria,
  Vienne, Vigo, Waterloo, Wels, Worms, York, Zell, Zug,
  Bran, Mora, Lom, Voss, Hella, Loen, Sunne, Nida, Kampen, Edam, Gouda, Lincoln, Worcester, Ely, Mousehole, Lancaster, Grasse,
  Barr, Chablis, Meursault, Gigondas, Pauillac, Sancerre, Arbois, Nuits-Saint-Georges, Châteauneuf-du-Pape, Barbaresco,
  Valdobbiadene, Rota, Sort, Vic, Belmonte, Batalha, Fátima, Moura, Serpa, Linares, Estella, Montserrat, Valverde, Talavera,
  Pedraza, Prato, Loreto, Petra, Rabat, Luxor, Greve, Scilla, Hagen, Hamm, Cham, Lenk, Vals, Tux, Schwarzenberg, Thale, Bursa,
  Comporta, Potes, Comillas, Jerusalem, Jerusalén, Mals, Beaujeu, Laredo, Morella, Enna, Bosa, Tábor, Villars, Saturnia,
  Perth, Elgin, Shannon, Adare, Cong, Bray, Conques, Laval, Sesto, Lier, Susa, Espelette, Damme, Dax, Thorn, Landau
`).map((name) => name.toLowerCase()),
);
