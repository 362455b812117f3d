/** The labelled houses that words and rules may be tuned on: every set, once its first run is written down. */
import type { LabelledHouse } from '#claims/testing/labelled/labelled-house.ts';
import { aguasMansas } from '#claims/testing/labelled/tune/aguas-mansas.ts';
import { alsterblick } from '#claims/testing/labelled/tune/alsterblick.ts';
import { arGoulou } from '#claims/testing/labelled/tune/ar-goulou.ts';
import { backstein } from '#claims/testing/labelled/tune/backstein.ts';
import { bainsDeMeillerin } from '#claims/testing/labelled/tune/bains-de-meillerin.ts';
import { brissancourt } from '#claims/testing/labelled/tune/brissancourt.ts';
import { calaRoja } from '#claims/testing/labelled/tune/cala-roja.ts';
import { canPedal } from '#claims/testing/labelled/tune/can-pedal.ts';
import { capsulaNavigli } from '#claims/testing/labelled/tune/capsula-navigli.ts';
import { casaLagarto } from '#claims/testing/labelled/tune/casa-lagarto.ts';
import { closTilleul } from '#claims/testing/labelled/tune/clos-tilleul.ts';
import { docksideNine } from '#claims/testing/labelled/tune/dockside-nine.ts';
import { fermeDeLaCombe } from '#claims/testing/labelled/tune/ferme-de-la-combe.ts';
import { fjellstua } from '#claims/testing/labelled/tune/fjellstua.ts';
import { glattwerk } from '#claims/testing/labelled/tune/glattwerk.ts';
import { goldenDune } from '#claims/testing/labelled/tune/golden-dune.ts';
import { grandhotelMorava } from '#claims/testing/labelled/tune/grandhotel-morava.ts';
import { grenierSept } from '#claims/testing/labelled/tune/grenier-sept.ts';
import { kilmorran } from '#claims/testing/labelled/tune/kilmorran.ts';
import { kloosterStil } from '#claims/testing/labelled/tune/klooster-stil.ts';
import { kontorNord } from '#claims/testing/labelled/tune/kontor-nord.ts';
import { larchGranite } from '#claims/testing/labelled/tune/larch-granite.ts';
import { lasDunas } from '#claims/testing/labelled/tune/las-dunas.ts';
import { lidoAzzurro } from '#claims/testing/labelled/tune/lido-azzurro.ts';
import { maasbrug } from '#claims/testing/labelled/tune/maasbrug.ts';
import { maisonOndine } from '#claims/testing/labelled/tune/maison-ondine.ts';
import { mareCheia } from '#claims/testing/labelled/tune/mare-cheia.ts';
import { nearMisses } from '#claims/testing/labelled/tune/near-misses.ts';
import { palaisLindhof } from '#claims/testing/labelled/tune/palais-lindhof.ts';
import { pilotsHouse } from '#claims/testing/labelled/tune/pilots-house.ts';
import { pisosVerdi } from '#claims/testing/labelled/tune/pisos-verdi.ts';
import { poggioLupaio } from '#claims/testing/labelled/tune/poggio-lupaio.ts';
import { posthof } from '#claims/testing/labelled/tune/posthof.ts';
import { quellenhof } from '#claims/testing/labelled/tune/quellenhof.ts';
import { quintaDoVento } from '#claims/testing/labelled/tune/quinta-do-vento.ts';
import { riadSafran } from '#claims/testing/labelled/tune/riad-safran.ts';
import { rocDaiguille } from '#claims/testing/labelled/tune/roc-daiguille.ts';
import { rueSabline } from '#claims/testing/labelled/tune/rue-sabline.ts';
import { runwayInn } from '#claims/testing/labelled/tune/runway-inn.ts';
import { salgueiral } from '#claims/testing/labelled/tune/salgueiral.ts';
import { schlossImmerstill } from '#claims/testing/labelled/tune/schloss-immerstill.ts';
import { sleepyOtter } from '#claims/testing/labelled/tune/sleepy-otter.ts';
import { sonnlehen } from '#claims/testing/labelled/tune/sonnlehen.ts';
import { souffleur } from '#claims/testing/labelled/tune/souffleur.ts';
import { stahlUndLinde } from '#claims/testing/labelled/tune/stahl-und-linde.ts';
import { terseForms } from '#claims/testing/labelled/tune/terse-forms.ts';
import { thalassaCove } from '#claims/testing/labelled/tune/thalassa-cove.ts';
import { valdeserna } from '#claims/testing/labelled/tune/valdeserna.ts';
import { veloPolje } from '#claims/testing/labelled/tune/velo-polje.ts';
import { zollamt } from '#claims/testing/labelled/tune/zollamt.ts';

export const houses: readonly LabelledHouse[] = [
  aguasMansas,
  alsterblick,
  arGoulou,
  backstein,
  bainsDeMeillerin,
  brissancourt,
  calaRoja,
  canPedal,
  capsulaNavigli,
  casaLagarto,
  closTilleul,
  docksideNine,
  fermeDeLaCombe,
  fjellstua,
  glattwerk,
  goldenDune,
  grandhotelMorava,
  grenierSept,
  kilmorran,
  kloosterStil,
  kontorNord,
  larchGranite,
  lasDunas,
  lidoAzzurro,
  maasbrug,
  maisonOndine,
  mareCheia,
  nearMisses,
  palaisLindhof,
  pilotsHouse,
  pisosVerdi,
  poggioLupaio,
  posthof,
  quellenhof,
  quintaDoVento,
  riadSafran,
  rocDaiguille,
  rueSabline,
  runwayInn,
  salgueiral,
  schlossImmerstill,
  sleepyOtter,
  sonnlehen,
  souffleur,
  stahlUndLinde,
  terseForms,
  thalassaCove,
  valdeserna,
  veloPolje,
  zollamt,
];
