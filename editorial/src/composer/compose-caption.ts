/** The line under a picture: what it shows of the house, as far as facts bear it out; else whose picture it is. */
import type { ComposedPage } from '@foyer/contract/content';
import { workshopOf } from './open-workshop.ts';
import { placePictures } from './pictures.ts';
import type { ComposeRequest } from './workshop.ts';

/** Throws for a picture that is not among those of the request. */
export function composeCaption(request: ComposeRequest): ComposedPage {
  const picture = request.images.find(({ id }) => id === request.imageId);
  if (!picture) throw new Error('The picture is not among those of the request');
  const { scene, phrases } = workshopOf(request);
  // Chosen first and second: the second stands in the row, with its caption.
  const { items } = placePictures([{ ...picture, id: 'hero' }, picture], ['hero', picture.id], scene, phrases.captions);
  const { title = '', caption = '' } = items[0] ?? {};
  const { name, city } = scene.house;
  const line = title ? [title, title === name || !caption ? caption : lowered(caption)] : [name, city];
  return {
    title: '',
    description: '',
    slug: '',
    blocks: [
      {
        kind: 'image',
        id: 'caption',
        locked: false,
        origin: 'composer',
        imageId: picture.id,
        caption: line.filter(Boolean).join(', '),
      },
    ],
  };
}

/** Within the line a caption goes on: a word that is no name loses its capital. */
const lowered = (text: string): string =>
  /^(?:From|One|Until|Open|Ab|Bis|Am|Eins?|Eines|Geöffnet|Desde|Hasta|Una|Abiert|Los|À|Dès|Jusqu|Une|Ouvert|Le)\b/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
