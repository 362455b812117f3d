/** Towns whose name changes with the language, so that a German page says Wien where the record says Vienna. */
import type { Language } from '@foyer/contract/languages';

/** One town a line: English, German, Spanish, French. */
const towns = `
Vienna Wien Viena Vienne
Munich München Múnich Munich
Cologne Köln Colonia Cologne
Nuremberg Nürnberg Núremberg Nuremberg
Zurich Zürich Zúrich Zurich
Geneva Genf Ginebra Genève
Basel Basel Basilea Bâle
Bern Bern Berna Berne
Lucerne Luzern Lucerna Lucerne
Salzburg Salzburg Salzburgo Salzbourg
Hamburg Hamburg Hamburgo Hambourg
Berlin Berlin Berlín Berlin
Frankfurt Frankfurt Fráncfort Francfort
Paris Paris París Paris
Lyon Lyon Lyon Lyon
Nice Nizza Niza Nice
Strasbourg Straßburg Estrasburgo Strasbourg
Seville Sevilla Sevilla Séville
Barcelona Barcelona Barcelona Barcelone
Granada Granada Granada Grenade
Lisbon Lissabon Lisboa Lisbonne
Rome Rom Roma Rome
Milan Mailand Milán Milan
Venice Venedig Venecia Venise
Florence Florenz Florencia Florence
Naples Neapel Nápoles Naples
Turin Turin Turín Turin
London London Londres Londres
Brussels Brüssel Bruselas Bruxelles
Bruges Brügge Brujas Bruges
Antwerp Antwerpen Amberes Anvers
Copenhagen Kopenhagen Copenhague Copenhague
Prague Prag Praga Prague
Warsaw Warschau Varsovia Varsovie
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const order: readonly Language[] = ['en', 'de', 'es', 'fr'];

/** A town's name as a language writes it; a town that is not here keeps the name it has. */
export function townIn(language: Language, name: string): string {
  const town = towns.find((names) => names.includes(name));
  return town?.[order.indexOf(language)] ?? name;
}
