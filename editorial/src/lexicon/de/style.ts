/** Deutsch für die Stilprüfung: Anrede, Superlative, abgegriffene Wendungen. */

import type { StyleWords } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const style: StyleWords = {
  formal: ['ihnen', 'Sie', 'Ihr', 'Ihre', 'Ihren', 'Ihrem', 'Ihrer', 'Ihres', 'Ihrerseits', 'Ihretwegen'],
  // 'Ihr' by itself is judged by what stands beside it; before its verb it surely speaks to several.
  informal: list(`
    du, dich, dir, dein, deine, deinen, deinem, deiner, deines, deins, deinetwegen, deinerseits,
    euch, euer, eure, euren, eurem, eurer, eures, euern, euerm, euers, eurerseits, euretwegen, ihr,
    ihr {findet|braucht|bekommt|sucht|kommt|erreicht|bucht|reist|wohnt|genießt|erlebt|entdeckt|bleibt|sitzt|steht|geht|trinkt|macht|plant|liebt|feiert|schaut|spürt|startet|fragt|esst|wandert|tanzt|übernachtet|frühstückt|probiert|parkt|spart|mögt}
  `),
  verbs: list(`
    können, mögen, wollen, müssen, dürfen, sollen, haben, sein, werden, wissen, tun, brauchen,
    buchen, reservieren, genießen, entdecken, erleben, kommen, lassen, sichern, freuen, wählen, schlafen, feiern,
    besuchen, finden, nehmen, gönnen, entspannen, starten, tauchen, spazieren, parken, reisen, planen, lernen, melden,
    rufen, schreiben, bringen, atmen, legen, probieren, folgen, sehen, fahren, gehen, bleiben, holen, schauen,
    verbringen, fragen, erkunden, erfahren, verwöhnen, erholen, anrufen, anfragen, anmelden, ankommen, anreisen,
    abreisen, abschalten, auftanken, eintauchen, einchecken, auschecken, ausschlafen, ausruhen, ausprobieren, auswählen,
    aufstehen, aufwachen, vorbeikommen, vorbeischauen, mitbringen, mitnehmen, mitmachen, mitfeiern, zurücklehnen,
    zurückkommen, zurückkehren, zugreifen, zuschauen, zuhören, zusehen, kennenlernen, teilnehmen, einladen, abholen,
    abgeben, abstellen, ausleihen, ausgehen, ausklingen, anschauen, ansehen, aussuchen, aussteigen, einsteigen,
    umsteigen, umsehen, umschauen, unterbringen, durchatmen, loslassen, losgehen, losfahren, innehalten, herkommen,
    hinsetzen, hinlegen, runterkommen, weitersagen, weiterlesen, nachlesen, nachfragen, vormerken, vorstellen,
    vorbestellen, vorbereiten, eintragen, einkaufen, einrichten, einplanen, stornieren, bestellen, bezahlen, zahlen,
    kaufen, sparen, schenken, verschenken, überraschen, übernachten, frühstücken, essen, trinken, kosten, schmecken,
    naschen, schlemmen, speisen, kochen, backen, grillen, sitzen, liegen, stehen, wohnen, leben, lieben, träumen, tanzen,
    singen, spielen, lachen, lesen, hören, fühlen, spüren, riechen, erwarten, warten, verweilen, bummeln, schlendern,
    flanieren, stöbern, wandern, radeln, klettern, schwimmen, baden, saunieren, schwitzen, duschen, segeln, surfen,
    rudern, paddeln, rodeln, reiten, joggen, laufen, trainieren, wagen, üben, malen, basteln, fotografieren, steigen,
    springen, setzen, stellen, packen, öffnen, schließen, klicken, wechseln, tauschen, mieten, leihen, nutzen, benutzen,
    verwenden, beachten, bedenken, denken, merken, notieren, vergessen, erinnern, verpassen, verlängern, verlieben,
    verlieren, vertrauen, verraten, verzichten, vergleichen, verbinden, kombinieren, gestalten, gewinnen, erreichen,
    erhalten, bekommen, begleiten, beginnen, begeistern, besichtigen, bestaunen, bewundern, betreten, beobachten,
    bewerten, bewerben, beschreiben, beziehen, bedienen, befinden, machen, geben, sagen, sprechen, erzählen, teilen,
    zeigen, suchen, treffen, helfen, halten, tragen, ziehen, werfen, füllen, zünden, schalten, drehen, drücken, hängen,
    trocknen, waschen, wärmen, kuscheln, faulenzen, relaxen, chillen, informieren, kontaktieren, inspirieren,
    abonnieren, scannen, laden, herunterladen, hochladen, senden, schicken, mailen, chatten, tippen, anklicken,
    einlösen, ausfüllen, ankreuzen, absagen, zusagen, bestätigen, prüfen, achten, passen, rechnen, verlassen,
    fliehen, flüchten, entfliehen, vergnügen, stärken, erfrischen, tanken, kehren, einkehren, genehmigen, bestimmen,
    entscheiden, gehören, glauben, staunen, umarmen, grüßen, danken, wünschen, hoffen, versuchen, wiederkommen,
    empfehlen, weiterempfehlen, unterstützen, wohlfühlen, arbeiten, tagen, heiraten, verloben, ausspannen,
    dazukommen, dabeisein, losradeln, loswandern, mitwandern, mitkommen, reinschauen, reinkommen, testen, erkundigen, verabreden
  `),
  formalImperatives: [],
  // Imperatives that may be nouns or statements, with the words behind them that leave no doubt.
  informalImperatives: list(`
    {buch|besuch|feier|plan|koch|frage|suche|folge|miete|kauf|halt|schlaf|wechsel|tanz|spiel|tausch|lauf|teile|test|check|träum|tank|radel|wander|ruf|grüß} {dein|deine|deinen|deinem|deiner|dich|dir|uns|mal|gleich|einfach|doch|noch heute|los|mit uns|bei uns|zu uns|unser|unsere|unseren|gerne|gern},
    {besuch|feier|plan|koch|spiel} {die|das|den|durch|bis}, {buch|kauf|miete|test} {das|die|den|ein|eine|einen}, {buch|besuch|miete|start|plan} jetzt {dein|deine|deinen|unser|unsere|unseren|bei|gleich|direkt|und},
    park {kostenlos|gratis}, schlaf {gut|schön|aus|ein|lang|länger|wie|tief}, start in dein~, tank {auf|neue|kraft|energie},
    check ein, lauf los, halt an, halt inne, sei {dabei|unser|willkommen|gespannt|mutig|neugierig|ganz|einfach|bereit|schnell|live|mittendrin|wild|kein},
    kommt {vorbei|mit uns|rein|doch|gern|gerne|einfach|zu uns|uns|auf einen|auf ein|zur ruhe|runter|an und}, geht {raus|los|spazieren|doch},
    bleibt {doch|gern|gerne|länger|bei uns|einfach|neugierig|gesund}, macht {mit|mal|eine pause},
    findet {eure|euren|euer|heraus|zur ruhe}, bringt {eure|euren|euer|gern|gerne|einfach}, startet {euren|eure|entspannt},
    freut euch, besucht {uns|unser|unsere|unseren|die|das|den}, übernachtet {bei|mitten|im|in einem|direkt}, entspannt euch,
    bestellt {einfach|euch}, reserviert {euren|euer|eure|rechtzeitig|frühzeitig|am besten|einen|jetzt|gleich|gern},
    sichere {dir|dein|deine|deinen|jetzt}, sicher dir, achte {auf|bitte|darauf}, gewinne {einen|eine|zwei|ein|mit},
    frühstück {mit uns|bei uns}, bummel {durch die|durch den}, arbeitet {mit uns|im garten},
    fühlt euch, sucht euch, erholt euch, stärkt euch, zeigt {euren|eure|einfach}, lebt euch, spielt doch,
    hört {zu|mal|doch}, wartet nicht, kehrt {ein|bei uns}, setzt {euch|auf eure}, stellt {euch|das|den|eure|euer}, zieht {euch|eure|einfach},
    schließt {die augen|euch}, öffnet {das fenster|die fenster|die augen}, sitzt {mit uns|am feuer},
    folgt {uns|dem}, begleitet uns, inspiriert euch, gewinnt {einen|eine|zwei}, verwöhnt {euch|eure|euren}, spart {euch},
    tut {euch|es}, erwartet nicht, fahrt {mit|los|zu|nach|raus}
  `),
  nounImperatives: list(`
    acht, achte, arbeit, back, bad, bade, beginn, bereit, besuch, brauch, buch, bummel, check, dank, danke, dreh,
    dusche, entscheid, erhalt, fahrt, feier, folge, frage, frühstück, fülle, gehör, gestalt, gewinn, gewinne, glaube,
    grill, grüß, grüße, halt, heirat, kauf, kehre, kletter, klick, koch, kost, kreuz, kuschel, lauf, leih, lieb,
    liebe, liege, macht, mail, mal, male, miete, paddel, park, pass, plan, radel, reis, reise, relax, rodel, ruder,
    ruf, ruhe, sage, schlaf, segel, sicher, sichere, siehe, sitz, spanne, spar, speise, spiel, stärke, start, stelle,
    suche, sucht, surf, tag, tage, tank, tanz, tausch, teil, teile, test, tipp, träum, träume, trockne, vergleich,
    verrat, versuch, verwöhn, verzicht, wach, wache, wander, wärme, wechsel, wünsche, zahl
  `),
  statementImperatives: list(`
    arbeitet, backt, bedient, befindet, begeistert, beginnt, begleitet, bekommt, beschreibt, bestätigt, bestellt,
    bestimmt, bewertet, bezahlt, bezieht, bleibt, braucht, bringt, dreht, drückt, entscheidet, entspannt, erfrischt,
    erhaltet, erholt, erinnert, erreicht, erwartet, erzählt, findet, folgt, fotografiert, freut, fühlt, füllt, gehört,
    geht, genehmigt, gestaltet, gewinnt, glaubt, hängt, heiratet, hört, informiert, inspiriert, kehrt, klingt, kocht,
    kombiniert, kommt, kostet, kreuzt, lebt, liegt, löst, macht, notiert, öffnet, passt, prüft, rechnet, reserviert,
    richtet, riecht, ruht, sagt, schließt, schmeckt, sei, setzt, sitzt, spannt, spart, spielt, springt, stärkt,
    startet, steht, steigt, stellt, storniert, sucht, tagt, tankt, teilt, trocknet, tut, übernachtet, überrascht,
    umarmt, unterstützt, verabredet, verbindet, vergnügt, verlängert, verliebt, verlobt, versucht, vertraut,
    verwendet, verwöhnt, wacht, wärmt, wartet, wechselt, wohnt, zahlt, zeigt, zieht
  `),
  cliches: list(`
    lassen sie die seele baumeln, lass die seele baumeln, lasst die seele baumeln, die seele baumeln {lassen|zu lassen|lässt}, seele baumeln,
    oase der {ruhe|entspannung|erholung|sinne|stille|behaglichkeit|gelassenheit}, oase~ inmitten, ruheoase~, wohlfühloase~, wellnessoase~, wellness-oase~,
    eingebettet in, eingebettet zwischen, idyllisch {gelegen|eingebettet}, malerisch~, im herzen {von|der|des}, mitten im herzen,
    ein zweites zuhause, zweites zuhause, zuhause auf zeit, zuhause fern von zuhause, für jeden geschmack, für jeden etwas, für jeden etwas dabei,
    ist für jeden etwas, kommt jeder auf seine kosten, auf ihre kosten kommen, für groß und klein, für jung und alt,
    lässt keine wünsche offen, lassen keine wünsche offen, was das herz begehrt, alles was das herz begehrt, lässt das herz höher schlagen,
    lassen {das herz|die herzen|herzen} höher schlagen, herzen höher schlagen, fernab vom alltag, fernab {des alltags|der hektik|vom trubel|des trubels},
    alltag hinter sich lassen, lassen sie den alltag hinter sich, lass den alltag hinter dir, den alltag vergessen, raus aus dem alltag, auszeit vom alltag,
    dem alltag entfliehen, dem alltagsstress entfliehen, alltagsstress, hektik des alltags, trubel des alltags, kraft tanken, energie tanken, neue kraft schöpfen,
    unvergesslich~, erlebnis der besonderen art, der extraklasse, traumhaft~, atemberaubend~, überwältigend~, bezaubernd~, verzauber^,
    einzigartig~ {ambiente|erlebnis|lage|atmosphäre}, stilvolles ambiente, stilvollem ambiente, gehobenes ambiente, gehobenem ambiente, gemütliches ambiente, gemütlichem ambiente, exklusives ambiente, exklusivem ambiente,
    das besondere etwas, das gewisse etwas, mit dem gewissen etwas, mit liebe zum detail, liebe zum detail, mit viel liebe, gaumenfreude(n), gaumenschmaus,
    kulinarisch~ {genüsse|genuss|höhepunkte|reise|highlights|köstlichkeiten|verführungen|entdeckungsreise|vielfalt}, gaumen verwöhnen, genuss für alle sinne, fest für {die|alle} sinne, mit allen sinnen,
    verwöhnen lassen, lassen sie sich verwöhnen, lass dich verwöhnen, lasst euch verwöhnen, lassen sie sich verzaubern, lass dich verzaubern, lassen sie sich {inspirieren|überraschen|entführen},
    tauchen sie ein, tauche ein, tauch ein, taucht ein, eintauchen in die welt, geheimtipp~, perle, juwel~, kleinod, wahres paradies, kleines paradies, paradies auf erden, pulsierend~, magisch~, zauberhaft~, märchenhaft~, paradiesisch~,
    ein ort zum wohlfühlen, ort zum wohlfühlen, ort der ruhe, wohlfühlambiente, wohlfühlatmosphäre, wohlfühlfaktor, rundum wohlfühlen, rundum wohl,
    batterien {wieder|} {aufladen|auf}, akkus {wieder|} {aufladen|auf}, akku aufladen, lädt zum verweilen ein, laden zum verweilen ein, lädt zum entspannen ein, laden zum entspannen ein, lädt zum träumen ein, zum verweilen einladen,
    perfekt~ {ausgangspunkt|mischung|symbiose|kombination|rahmen|ort|auszeit}, ideal~ ausgangspunkt, gelungene mischung, harmonische symbiose, symbiose aus, rundum sorglos, rundumsorglos, in vollen zügen,
    am puls der {stadt|zeit}, wunsch von den augen ablesen, jeden wunsch von den augen, nicht von dieser welt, ein muss für, ein absolutes muss, absolutes muss, muss man gesehen haben,
    wo tradition auf moderne trifft, tradition trifft {auf|} moderne, tradition und moderne, urlaubsfeeling, urlaub vom alltag, me time, quality time, 
    erleben sie unvergessliche, unvergessliche momente, momente die bleiben, erinnerungen fürs leben, erinnerungen für die ewigkeit, herzlich willkommen in ihrem, gastfreundschaft wird großgeschrieben, großgeschrieben, wird bei uns gelebt, abseits ausgetretener pfade, abseits der touristenpfade
  `),
  superlatives: list(`
    ,
    {best|schönst|größt|beliebtest|exklusivst|luxuriösest|berühmtest|feinst|edelst|modernst|romantischst|spektakulärst|traumhaftest|erlesenst|exquisitest|gemütlichst|freundlichst|herzlichst|idyllischst|eindrucksvollst|großartigst|erfolgreichst|renommiertest|begehrtest|bekanntest|ungewöhnlichst|originellst|stilvollst|angesagtest|hippst|coolst|leckerst|köstlichst|bezauberndst|faszinierendst|außergewöhnlichst|komfortabelst|malerischst|aufregendst|prächtigst|elegantest|charmantest}~,
    {allerbest|allerschönst|allerfeinst|allerhöchst}~, einzigartig~, einmalig~, unvergleichlich~, unschlagbar~, weltbekannt~, weltberühmt~, legendär~, perfekt~,
    ultimativ~, nummer eins, erstklassig~, unübertroffen~, sensationell~, absolut~ highlight, unübertrefflich~, unnachahmlich~, unerreicht~, konkurrenzlos~, beispiellos~, phänomenal~, grandios~,
    spitzenklasse, weltklasse, weltspitze, weltweit führend~, seinesgleichen, ihresgleichen, makellos~, exzellent~, exquisit~, herausragend~, außergewöhnlich~, unglaublich~, fantastisch~, phantastisch~, spitzenmäßig~, unbezahlbar~
  `),
};
