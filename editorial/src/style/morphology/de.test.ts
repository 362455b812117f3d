import { describe, expect, test } from 'vitest';
import { german } from './de.ts';
import { isCompoundOf, partsOf } from './de-compounds.ts';

/** Word: forms that must be found | words that must not. */
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [listed = '', rest = ''] = row.trim().split(': ');
      const [forms = '', others = ''] = rest.split('|').map((part) => part.trim());
      return [listed, forms.split(/\s+/), others.split(/\s+/).filter(Boolean)] as const;
    });

describe('forms', () => {
  test.each(
    rows(`
      Gast: gast gasts gastes gäste gästen gästin gästinnen gäst | hast gase gastronomie
      Kunde: kunde kunden kundin kundinnen kund | urkunde kundig erkunden
      Gäste: gäste gast gastes gästen | hast
      Kundinnen: kundinnen kundin kunde kunden | kundig
      Buchungen: buchungen buchung | buch bucht
      Angebot: angebot angebots angebotes angebote angeboten | anbieten gebot
      Zimmer: zimmer zimmers zimmern | gezimmert
      Erlebnis: erlebnis erlebnisses erlebnisse erlebnissen | erleben
      Haus: haus hauses häuser häusern | hausen aus
      Garten: garten gartens gärten | gartet
      Kuchen: kuchen kuchens | küche küchen
      Villa: villa villen villas |
      Museum: museum museums museen |
      Sauna: sauna saunen saunas |
      Strand: strand strandes strände stränden | rand gestrandet
      Nacht: nacht nächte nächten | nachts nächste
      Abend: abend abende abenden |
      Koch: koch kochs köche köchen köchin köchinnen | kochen
      Mitarbeiter: mitarbeiter mitarbeitern mitarbeiterin mitarbeiterinnen | mitarbeiten
      Sonderangebot: sonderangebot sonderangebote sonderangeboten |
      Hotelgast: hotelgast hotelgäste hotelgästen |
      Kaufmann: kaufmann kaufleute kauffrau |
      Senior: senior senioren seniorin seniorinnen |
      Schnäppchen: schnäppchen schnäppchens | schnaps
      Highlight: highlight highlights |
      Deal: deal deals | dealer ideal
      Bar: bar bars | bares baren
      Reise: reise reisen | reis kreise
      Reisende: reisende reisenden reisender | reist reise
      billig: billig billige billigen billiger billiges billigem billigere billigste billigsten allerbilligste | billigung
      günstig: günstig günstige günstiger günstigsten | ungünstig vergünstigung
      luxuriöse: luxuriöse luxuriös luxuriösen luxuriöseste | luxus
      teuer: teuer teure teuren teurer teures teuerste teuersten | steuer treue
      dunkel: dunkel dunkle dunklen dunkler dunkelste | dunkelheit
      komfortabel: komfortabel komfortable komfortabler komfortabelste | komfort
      edel: edel edle edlen edler edelste |
      offen: offen offene offenen offener | öffnen
      leise: leise leiser leises leisen leiseste |
      alt: alt alte alter älter ältere älteste | halt
      groß: groß große gross größer größte größten | größe
      hoch: hoch hohe hohen hoher höher höchste | höhe hochzeit
      gut: gut gute guten besser bessere beste besten | güte gutschein
      beste: beste best besten bester allerbeste | gut gute
      schönste: schönste schönsten allerschönste | schön schöne
      weit: weit weite weiten weitem weitesten | weiter
      perfekt: perfekt perfekte perfekten perfekter | perfektion
      gehoben: gehoben gehobene gehobenen gehobenes | heben hebt
      atemberaubend: atemberaubend atemberaubende atemberaubenden atemberaubender | raubend
      traumhaft: traumhaft traumhafte traumhaften traumhaftesten | traum
      einzigartigen: einzigartigen einzigartig einzigartige | einzig
      buchen: buchen buche buchst bucht buchte gebucht gebuchte gebuchten buchend | buch bücher buchung
      gebucht: gebucht buchen bucht gebuchte | buch
      genießen: genießen genieße genießt genoss genossen genießend geniessen genieß | genosse genuss
      reisen: reisen reist reiste gereist | reis
      reservieren: reservieren reserviert reservierte reservierten | reservierung gereserviert
      verwöhnen: verwöhnen verwöhnt verwöhnte verwöhnend | gewöhnen geverwöhnt
      erleben: erleben erlebe erlebt erlebte | erlebnis leben
      übernachten: übernachten übernachtet übernachtete | nachts
      anbieten: anbieten anbietet angeboten angebotene anzubieten anbot | angebot bieten
      einladen: einladen einlädt eingeladen einzuladen einladende einlud | laden
      ausstatten: ausstatten ausgestattet ausgestatteten auszustatten |
      vorbereiten: vorbereiten vorbereitet vorzubereiten vorbereitete | vorbereitung vorgebereitet
      weiterempfehlen: weiterempfehlen weiterempfohlen weiterempfiehlt weiterzuempfehlen |
      nehmen: nehmen nimmt nimm nahm nähme genommen | annehmen
      lassen: lassen lässt lass ließ gelassen lasst | last
      wandern: wandern wandert wandere wandre gewandert | wanderer
      wechseln: wechseln wechsle wechselt gewechselt |
      öffnen: öffnen öffnet öffne geöffnet geöffnete | offen
      sein: sein ist war gewesen wäre | seine
      können: können kann könnte gekonnt |
      kriegen: kriegen kriegt gekriegt | krieg
      schließen: schließen schließt schlossen geschlossen | schloss
    `),
  )('%s', (listed, forms, others) => {
    const found = german.formsOf(listed);
    for (const form of forms) expect(found.has(form), form).toBe(true);
    for (const other of others) expect(found.has(other), other).toBe(false);
  });

  test('small words stay what they are', () => {
    expect([...german.formsOf('in')]).toEqual(['in']);
    expect(german.formsOf('der').has('dem')).toBe(true);
    expect([...german.formsOf('und')]).toEqual(['und']);
  });
});

describe('compounds', () => {
  test.each(
    rows(`
      Luxus: luxushotel wohnluxus luxussuiten | luxemburg
      Gast: gästezimmer stammgast hotelgästen gasthaus übernachtungsgäste gastfreundlichen | gastronomie begasten gaststar gastritis
      Kunde: kundenservice stammkunde stammkundinnen kundenkarte | urkunde sekunde heiratsurkunde heimatkunden kundgebung
      billig: billigflug spottbillig billigangebote | missbilligen bewilligen
      günstig: preisgünstig kostengünstige | ungünstig begünstigt
      Spa: spabereich hotelspa spahotel | spaß spargel spanien spaziergang sparen spannend
      Bar: hotelbar barhocker poolbar weinbar | wunderbar sonderbar nachbar buchbar kostbar bargeld barock barista
      See: seeblick bodensee badesee seeterrasse | seele museen gesehen idee chaussee
      Bad: badezimmer schwimmbad thermalbad | badminton baden
      Tag: urlaubstage feiertag | alltag tagung vertrag sonntags
      Ort: urlaubsort ortszentrum | wort sport sofort antwort komfort
      Reise: rundreise reisebüro weinreisen chinareise | familienkreise abnahmepreise
      Traum: traumhotel wintertraum | traumhaft traumatisch zeitraum dienstraum
      Licht: kerzenlicht lichterkette | ermöglicht verpflichtung öffentlicht
      Hotel: hotelbar wellnesshotel | hotelier hotellerie
      Natur: naturhotel naturnah | signatur naturell miniatur
      Frühstück: frühstücksbuffet sektfrühstück | frühstückt
      früh: frühbucher | frühstück frühling
      schön: wunderschön bildschöne | verschönern schönheit
      wandern: wanderweg wanderkarte | wanderer
      verwöhnen: verwöhnprogramm verwöhnhotel | gewöhnen
      buchen: onlinebuchen | buchladen umbuchen ausgebucht
      Genießer: genießerhotel | genießen
      Zimmer: doppelzimmer zimmerschlüssel einzelzimmerzuschlag | zimmermann zimmert
    `),
  )('%s', (listed, compounds, others) => {
    const word = listed.toLowerCase();
    for (const one of compounds) expect(isCompoundOf(one, word), one).toBe(true);
    for (const other of others) expect(isCompoundOf(other, word), other).toBe(false);
  });
});

describe('requests', () => {
  test.each([
    ['buchen', 'buchen sie', ['buch', 'buche', 'bucht']],
    ['anrufen', 'rufen sie', ['ruf', 'rufe', 'ruft']],
    ['nehmen', 'nehmen sie', ['nimm', 'nehmt']],
    ['lesen', 'lesen sie', ['lies', 'lest']],
    ['fahren', 'fahren sie', ['fahr', 'fahre', 'fahrt']],
    ['feiern', 'feiern sie', ['feier', 'feiere', 'feiert']],
    ['sammeln', 'sammeln sie', ['sammel', 'sammle', 'sammelt']],
    ['öffnen', 'öffnen sie', ['öffne', 'öffnet']],
    ['genießen', 'genießen sie', ['genieß', 'genieße', 'genießt']],
    ['weiterempfehlen', 'empfehlen sie', ['empfiehl', 'empfehlt']],
    ['sein', 'seien sie', ['sei', 'seid']],
  ] as const)('%s', (infinitive, formal, informal) => {
    const asked = german.imperativesOf(infinitive);
    expect(asked.formal).toEqual([formal]);
    expect(asked.informal).toEqual(expect.arrayContaining([...informal]));
  });

  test('nobody is asked to be able', () => {
    expect(german.imperativesOf('können')).toEqual({ formal: [], informal: [] });
    expect(german.imperativesOf('Zimmer')).toEqual({ formal: [], informal: [] });
  });

  test.each([
    ['können', ['kannst', 'könnt', 'könntest', 'konntest'], ['kann', 'können']],
    ['mögen', ['möchtest', 'magst', 'mögt', 'möchtet'], ['möchte', 'mag']],
    ['haben', ['hast', 'habt', 'hättest'], ['hat', 'hatte']],
    ['sein', ['bist', 'seid', 'warst', 'wärst'], ['ist', 'sind']],
    ['finden', ['findest', 'fandest'], ['findet', 'finde']],
    ['nehmen', ['nimmst', 'nehmt', 'nahmst'], ['nimmt']],
    ['reisen', ['reistest'], ['reist', 'reiste']],
    ['fahren', ['fährst'], ['fahrt', 'fährt']],
    ['backen', ['bäckst'], ['backt', 'bäckt']],
    ['einladen', ['lädst', 'einlädst'], ['lädt']],
  ] as const)('%s speaks to one', (infinitive, forms, others) => {
    const { formal, informal } = german.spokenTo(infinitive);
    expect(formal).toEqual([]);
    expect(informal).toEqual(expect.arrayContaining([...forms]));
    for (const other of others) expect(informal, other).not.toContain(other);
  });
});

describe('verbs in two parts', () => {
  test.each([
    ['anbieten', 'an', ['biete', 'bietet', 'bot', 'bieten']],
    ['ankommen', 'an', ['kommt', 'kam', 'kommen']],
    ['unterbringen', 'unter', ['bringt', 'brachte']],
    ['kennenlernen', 'kennen', ['lernt', 'lernen']],
    ['vorbeischauen', 'vorbei', ['schaut', 'schau']],
    ['zurücklehnen', 'zurück', ['lehnt', 'lehnen']],
  ] as const)('%s', (infinitive, prefix, finite) => {
    const parts = partsOf(infinitive);
    expect(parts?.prefix).toBe(prefix);
    for (const form of finite) expect(parts?.finite.has(form), form).toBe(true);
  });

  test.each([
    'buchen',
    'verwöhnen',
    'übernachten',
    'umgeben',
    'antworten',
    'unterhalten',
    'Zimmer',
    'Anlagen',
    'erleben',
  ])('%s stays together', (word) => {
    expect(partsOf(word)).toBeNull();
  });
});
