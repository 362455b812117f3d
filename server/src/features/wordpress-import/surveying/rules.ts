/**
 * Looks at what there is before anything is brought in: who signs in and what they may read, the ids of everything, and
 * the language of the site. It writes nothing, there or here.
 */
import { type Language, languageNames } from '@foyer/contract/languages';
import { wordpressKinds } from '@foyer/contract/wordpress-import';
import { type Login, WordPressFailure } from '../../../gateways/wordpress/calls.ts';
import { languageOf, numbersOf, sightOf } from '../../../gateways/wordpress/reading.ts';
import type { ImportPlan } from '../store.ts';

export type Survey = { plan: ImportPlan; edits: boolean; language: Language; notes: string[] };

/** `asked` is the language a person named, `spoken` the one its house speaks. Throws WordPressFailure. */
export async function surveySite(
  login: Login,
  { asked, spoken }: { asked: Language | null; spoken: Language },
): Promise<Survey> {
  const sight = await sightOf(login);
  const plan: ImportPlan = [];
  for (const kind of wordpressKinds) plan.push({ kind, numbers: await numbersOf(login, kind, sight) });
  // A site whose front page is closed may still be read.
  const said = asked ?? (await languageOf(login).catch(noAnswer));
  const notes = [
    ...(sight.edits
      ? []
      : [
          `${login.username} may not read drafts there, so only what is published comes in. Give the user the role Editor`,
        ]),
    ...(said ? [] : [`The site names none of our languages; its texts come in as ${languageNames[spoken]}`]),
  ];
  return { plan, edits: sight.edits, language: said ?? spoken, notes };
}

function noAnswer(problem: unknown): null {
  if (problem instanceof WordPressFailure) return null;
  throw problem;
}
