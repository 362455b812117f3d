/** Wege: mit der Bahn, zu Fuß, mit dem Auto. */
import { capital } from '../entries.ts';
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

/** `sind es neun Minuten zu Fuß`, `ist es eine Minute zu Fuß`. */
const itIs = (far: string | null) => `${/^(?:eine|1) /.test(far ?? '') ? 'ist' : 'sind'} es ${far}`;

export function way(w: Words): Line[] {
  const { e, ride, parking, station } = w;
  const airport = w.reach('airport');
  const oldTown = w.reach('old_town');
  const centre = w.reach('city_centre');
  const stop = w.reach('bus_stop');
  const metro = w.reach('metro');
  const lift = w.reach('ski_lift');
  const beach = w.reach('beach');
  const often = ride?.every ? `, und zwar ${ride.every}` : '';
  const garage = parking?.kind === 'underground';

  const mit = capital(ride?.mit ?? '');
  return [
    say(
      ['train'],
      ride && `In ${ride.takes} {sind Sie|bist du} ${ride.mit} ${ride.dort}${often}. Das Auto darf stehen bleiben.`,
    ),
    say(
      ['train'],
      ride?.every &&
        `Einen Fahrplan braucht niemand: ${capital(ride.takes)} sind es ${ride.mit} ${ride.nach}, und gefahren wird ${ride.every}.`,
      { mood: 1 },
    ),
    say(
      ['train'],
      ride && `${mit} sind es ${ride.takes} ${ride.nach}${ride.every ? `, Abfahrt ist ${ride.every}` : ''}.`,
    ),
    say(['train'], ride && `${capital(ride.takes)} ${ride.mit} ${ride.nach}: Kaum sitzt man, steht man wieder auf.`, {
      mood: 2,
    }),
    say(
      ['train', 'station'],
      ride?.byRail &&
        station &&
        `${capital(w.here.von)} zum Bahnhof ${itIs(station)}, von dort ${ride.takes} ${ride.mit} ${ride.nach}${ride.every ? `; gefahren wird ${ride.every}` : ''}.`,
    ),
    say(
      ['train', 'station'],
      ride?.byRail &&
        station &&
        `Der Weg ist kurz erzählt: ${station} ${w.here.von} zum Bahnhof, ${ride.takes} ${ride.mit} ${ride.nach}${ride.every ? `, ${ride.every}` : ''}. Ein Parkplatz kommt darin nicht vor.`,
      { mood: 1 },
    ),
    say(
      ['train', 'station'],
      ride?.byRail &&
        station &&
        `Wer ohne Auto reist, geht ${w.here.von} zum Bahnhof (${station}) und ist nach ${ride.takes} ${ride.mit} ${ride.dort}.`,
      { register: 'formal' },
    ),
    say(
      ['distance'],
      e && !e.near && `[In der Luftlinie ${e.isFar} bis ${e.zu}|Bis ${e.zu} ${e.isFar} in der Luftlinie].`,
      {
        mood: 1,
      },
    ),
    say(['distance'], e?.near && `Bis ${e.zu} ${e.isFar}. Dafür lohnt es sich kaum, noch einmal Platz zu nehmen.`, {
      mood: 1,
    }),
    say(['distance'], e?.near && `${capital(w.here.von)} ${e.zu} ${e.isFar}.`),
    say(
      ['distance'],
      e &&
        !e.near &&
        !e.remote &&
        `${e.short.nom} liegt ${e.far} entfernt, weit genug zum Schlafen und nah genug, um noch einmal hinzugehen.`,
      { mood: 2 },
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `Der Bahnhof von ${w.city} liegt ${station} ${w.here.von} entfernt. [Die Anreise ohne Auto ist also die leichte|Ohne Auto geht es also gut].`,
      { mood: 1 },
    ),
    say(['station'], station && `Vom Bahnhof bis ${w.here.zu} ${itIs(station)}.`),
    say(
      ['station', 'airport'],
      station && airport && `Zwei Wege führen ${w.here.zu}: vom Bahnhof ${station}, vom Flughafen ${airport}.`,
    ),
    say(['station'], station && `Aussteigen, ${station}, ankommen: So lang ist der Weg vom Bahnhof ${w.here.zu}.`, {
      mood: 1,
    }),
    say(
      ['station'],
      w.stationOnFoot &&
        `Mit der Bahn {kommen Sie|kommst du} bis ${w.city}; vom Bahnhof ${w.here.zu} ${itIs(station)}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['station'],
      station &&
        `[Wer mit der Bahn anreist, hat vom Bahnhof ${w.here.zu} noch ${station} vor sich|Wer aus dem Bahnhof kommt, hat bis ${w.here.zu} noch ${station} vor sich|Nach der Bahnfahrt ${itIs(station).replace(' es ', ` es vom Bahnhof ${w.here.zu} noch `)}].`,
    ),
    say(
      ['train'],
      ride && `Fahren darf jemand anderes: ${capital(ride.takes)} ${ride.mit}, und {Sie sind|du bist} ${ride.dort}.`,
      {
        mood: 2,
      },
    ),
    say(
      ['train'],
      ride?.every &&
        `Jede Abfahrt passt, denn gefahren wird ${ride.every}, und ${ride.mit} sind es ${ride.takes} ${ride.nach}.`,
      { mood: 1 },
    ),
    say(['parking'], parking?.free && `Das Auto darf mit, Parken ist kostenlos.`, { mood: 1 }),
    say(
      ['parking'],
      parking?.price &&
        `Das Auto bleibt hier, während {Sie|du} ohne es {losziehen|losziehst}; das Parken kostet ${parking.price}.`,
      { mood: 1 },
    ),
    say(
      ['parking'],
      parking?.price && `Für ${parking.price} {parken Sie|parkst du} ${garage ? 'in der Tiefgarage' : 'bei uns'}.`,
    ),
    say(['airport'], airport && `Vom Flughafen ${itIs(airport)}.`),
    say(['centre'], oldTown && `In die Altstadt ${itIs(oldTown)}${e ? `, falls vorher noch Zeit ist` : ''}.`),
    say(
      ['centre'],
      centre &&
        `[Bis in die Mitte von ${w.city} ${itIs(centre)}|Das Zentrum von ${w.city} liegt ${centre} von hier|${centre}, und {Sie stehen|du stehst} mitten in ${w.city}].`,
    ),
    say(['centre'], centre && !oldTown && `Eine vergessene Zahnbürste ist kein Drama: Ins Zentrum ${itIs(centre)}.`, {
      mood: 2,
    }),
    say(['transit'], metro && `Die U-Bahn ist ${metro} entfernt.`),
    say(['transit'], metro && `Zur U-Bahn ${itIs(metro)}, der Rest ist eine Frage von Linien und Farben.`, {
      mood: 2,
    }),
    say(
      ['transit'],
      stop && `[Eine Bushaltestelle liegt ${stop} entfernt|Zum Bus ${itIs(stop)}|Der Bus hält ${stop} von hier].`,
    ),
    say(
      ['parking'],
      parking?.free &&
        `[Wer mit dem Auto kommt, parkt kostenlos|Parken ist für alle kostenlos, die fahren|Ein Parkplatz kostet hier nichts].`,
    ),
    say(
      ['parking'],
      parking?.free &&
        `[Das Parken kostet nichts, der Wagen darf also die ganze Zeit ruhen|Der Wagen steht kostenlos und darf stehen bleiben].`,
      {
        mood: 1,
      },
    ),
    say(
      ['parking'],
      parking?.price &&
        `{Ihr|Dein} Auto steht ${garage ? 'in der Tiefgarage' : 'auf dem Parkplatz'}; das Parken kostet ${parking.price}.`,
    ),
    say(['parking'], parking?.price && `Parken kostet ${garage ? 'in der Tiefgarage ' : ''}${parking.price}.`),
    say(
      ['parking'],
      parking && !parking.free && !parking.price && `Wer fährt, kann ${garage ? 'in der Tiefgarage' : 'hier'} parken.`,
    ),
    say(
      ['parking'],
      parking &&
        !parking.free &&
        !parking.price &&
        `Für das Auto gibt es ${garage ? 'eine Tiefgarage' : 'Parkplätze'}.`,
    ),
    say(
      ['parking', 'charging'],
      parking &&
        w.has('ev_charging') &&
        `Auch für Autos ist Platz${parking.free ? ', und zwar kostenlos' : parking.price ? ` (${parking.price})` : ''}. Elektrische laden, während {Sie|du} anderes {vorhaben|vorhast}.`,
    ),
    say(['lift'], lift && `Zum Skilift ${itIs(lift)}.`),
    say(['lift'], lift && `Der Skilift ist ${lift} entfernt.`, { mood: 1 }),
    say(['beach'], beach && `Der Strand ist ${beach} entfernt, falls der Tag eine Stunde übrig hat.`, { mood: 1 }),
    say(['beach'], beach && `An den Strand ${itIs(beach)}.`),
  ];
}
