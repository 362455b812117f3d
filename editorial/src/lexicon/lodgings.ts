/** What a house may be called, in English, German, Spanish and French: a rating beside one of these is the house's. */
import { table } from '#lexicon/list.ts';

const words = table(`
  simple: hotel inn hostel motel lodge resort guesthouse aparthotel retreat property establishment hideaway | hotel haus gasthof gasthaus pension hostel motel lodge resort unterkunft herberge hotels hauses | hotel hostal posada pensión albergue motel resort establecimiento alojamiento parador hospedería hostería aparthotel | hôtel auberge pension gîte motel hostel résidence hostellerie établissement refuge adresse
  grand: castle palace manor mansion villa château chateau palazzo townhouse residence estate hall abbey monastery | schloss schlösschen palais palast villa herrenhaus landhaus gutshaus gutshof kloster landsitz burg residenz anwesen | castillo palacio palacete mansión villa casona caserón monasterio convento quinta hacienda pazo torre | château castel palais manoir gentilhommière villa bastide demeure abbaye monastère couvent domaine
  rural: farm farmhouse cottage chalet cabin barn riad finca mill house | hof bauernhof hütte chalet mühle alm finca häuschen | finca granja cortijo masía cabaña casita chalet molino refugio casa riad | ferme mas chalet cabane moulin maison longère riad bergerie
  regional: bothy bothies croft rorbu rorbuer rorbuers masseria agriturismo trullo trulli dammuso baita malga ryad pousada | rorbu rorbuer baude bauden almhütte sennerei jausenstation berghütte schutzhütte | masseria agriturismo venta caserío pazo rorbu rorbuer alquería cigarral | masseria agriturismo rorbu rorbuer buron chaumière gîtes riads
`);

/** The words of all four languages; a rating is written alike in each. */
export const lodgings: ReadonlySet<string> = new Set(
  Object.values(words).flatMap((row) => row.flatMap((cell) => cell.split(' '))),
);
