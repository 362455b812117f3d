/** El español de la revisión de estilo: tratamiento, superlativos y tópicos. */

import type { StyleWords } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const style: StyleWords = {
  formal: list(`
    usted, ustedes, le esperamos, le recibimos, le damos, le ofrecemos, les esperamos, le invitamos, podrá,
    encontrará, disfrutará, su estancia, su habitación, su escapada, su reserva, su viaje, su llegada,
    su descanso, puede reservar, esperarle, recibirle, desea, descubrirá, dormirá, llegará, tendrá, acompañarle,
    ofrecerle
  `),
  informal: list(`
    tú, ti, contigo, te, tu, tus, tuyo, tuya, vosotros, vosotras, os, vuestro, vuestra, vuestros, vuestras,
    puedes, quieres, tienes, podrás, encontrarás, disfrutarás, vienes, eres, estás, sabes, descubrirás, llegas,
    duermes, dormirás, llegarás, tendrás, buscas, necesitas, prefieres, verás, podéis, queréis, tenéis,
    desayunas, sales, vuelves, caminas, bajas, subes, reservas, sientes
  `),
  formalImperatives: list(`
    ,
    {reserve|disfrute|descubra|venga|déjese|relájese|elija|duerma|celebre|visite|encuentre|tome|sumérjase|pasee|aparque|viaje|planifique|llame|escriba|traiga|respire|pruebe|siga|vea|vaya|quédese|olvide|viva|regálese|despierte|aproveche|consulte|conozca|explore|sienta|llegue|acérquese|permítase|saboree|desconecte|empiece|haga|deje|pase|suba|baje|contemple|amarre}
  `),
  informalImperatives: list(`
    disfruta, descubre, ven, déjate, relájate, elige, duerme, celebra, encuentra, toma, sumérgete, pasea, aparca,
    viaja, planifica, escribe, trae, respira, mira, ve, quédate, olvida, regálate, despierta, aprovecha, explora,
    acércate, permítete, saborea, desconecta, haz, deja, amarra, reservad, disfrutad, venid, descubrid, camina,
    desayuna
  `),
  nounImperatives: list(`reserva, visita, prueba, consulta, llama, marcha, cena`),
  statementImperatives: list(`
    empieza, sube, baja, pasa, sigue, llega, vive, conoce, siente, practica, trabaja, comienza, termina
  `),
  cliches: list(`
    oasis de {paz|tranquilidad|calma|relax}, remanso de paz, en pleno corazón, un marco incomparable,
    marco incomparable, entorno privilegiado, enclave privilegiado,
    experiencia~ {inolvidable|única|inigualable}~, inolvidable~, de ensueño, para todos los gustos, como en casa,
    no te dejará indiferente, no le dejará indiferente, joya escondida, desconectar de la rutina,
    escapar de la rutina, todo lujo de detalles, lo mejor de, mágico~, mágica~, un sinfín de,
    déjate {llevar|mimar|sorprender}, déjese {llevar|mimar|sorprender}, sumérgete, sumérjase, vibrante,
    delicias culinarias, recargar {|las} pilas, para chuparse los dedos, fusión perfecta, combinación perfecta,
    lugar de ensueño, con encanto, de primer nivel
  `),
  superlatives: list(`
    {el|la|los|las} mejor~, mejores, perfecto~, perfecta~, único~, única~, inmejorable~, incomparable~,
    insuperable~, excepcional~, exclusivo~, exclusiva~, número uno, mundialmente famos{o|a}, legendario~,
    legendaria~, sensacional~, {lujosísim|bellísim|grandísim}{o|a},
    más {bello|bonito|exclusivo|lujoso|famoso|espectacular|bella|bonita|exclusiva|lujosa|famosa}~
  `),
};
