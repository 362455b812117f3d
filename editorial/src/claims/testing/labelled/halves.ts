/** The labelled houses, in the half that words and rules may be tuned on and the half that only judges them. */
import { backstein } from '#claims/testing/labelled/held-out/backstein.ts';
import { bainsDeMeillerin } from '#claims/testing/labelled/held-out/bains-de-meillerin.ts';
import { calaRoja } from '#claims/testing/labelled/held-out/cala-roja.ts';
import { closTilleul } from '#claims/testing/labelled/held-out/clos-tilleul.ts';
import { glattwerk } from '#claims/testing/labelled/held-out/glattwerk.ts';
import { kilmorran } from '#claims/testing/labelled/held-out/kilmorran.ts';
import { palaisLindhof } from '#claims/testing/labelled/held-out/palais-lindhof.ts';
import { pilotsHouse } from '#claims/testing/labelled/held-out/pilots-house.ts';
import { pisosVerdi } from '#claims/testing/labelled/held-out/pisos-verdi.ts';
import { riadSafran } from '#claims/testing/labelled/held-out/riad-safran.ts';
import { rocDaiguille } from '#claims/testing/labelled/held-out/roc-daiguille.ts';
import { valdeserna } from '#claims/testing/labelled/held-out/valdeserna.ts';
import type { LabelledHouse } from '#claims/testing/labelled/labelled-house.ts';
import { alsterblick } from '#claims/testing/labelled/tune/alsterblick.ts';
import { brissancourt } from '#claims/testing/labelled/tune/brissancourt.ts';
import { larchGranite } from '#claims/testing/labelled/tune/larch-granite.ts';
import { lasDunas } from '#claims/testing/labelled/tune/las-dunas.ts';
import { maasbrug } from '#claims/testing/labelled/tune/maasbrug.ts';
import { poggioLupaio } from '#claims/testing/labelled/tune/poggio-lupaio.ts';
import { quellenhof } from '#claims/testing/labelled/tune/quellenhof.ts';
import { rueSabline } from '#claims/testing/labelled/tune/rue-sabline.ts';
import { salgueiral } from '#claims/testing/labelled/tune/salgueiral.ts';
import { sleepyOtter } from '#claims/testing/labelled/tune/sleepy-otter.ts';
import { sonnlehen } from '#claims/testing/labelled/tune/sonnlehen.ts';
import { thalassaCove } from '#claims/testing/labelled/tune/thalassa-cove.ts';

export const halves: Readonly<Record<'tune' | 'heldOut', readonly LabelledHouse[]>> = {
  tune: [
    alsterblick,
    brissancourt,
    larchGranite,
    lasDunas,
    maasbrug,
    poggioLupaio,
    quellenhof,
    rueSabline,
    salgueiral,
    sleepyOtter,
    sonnlehen,
    thalassaCove,
  ],
  heldOut: [
    backstein,
    bainsDeMeillerin,
    calaRoja,
    closTilleul,
    glattwerk,
    kilmorran,
    palaisLindhof,
    pilotsHouse,
    pisosVerdi,
    riadSafran,
    rocDaiguille,
    valdeserna,
  ],
};
