/** Pictures an editor may show and offer, given by its owner. */
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { createContext } from 'react';

export type EditorPictures = {
  pictures: readonly Media[];
  language: Language;
  /** Why nothing can be changed, if so. */
  refusal: string | undefined;
};

export const EditorPicturesContext = createContext<EditorPictures>({
  pictures: [],
  language: 'en',
  refusal: undefined,
});
