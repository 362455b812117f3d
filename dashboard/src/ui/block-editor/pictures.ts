/** Pictures an editor may show and offer, given by its owner. */
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { createContext, type ReactNode } from 'react';

export type EditorPictures = {
  pictures: readonly Media[];
  language: Language;
  /** Why nothing can be changed, if so. */
  refusal: string | undefined;
  /** Has the caption of a picture written; `replaces` where there is one already. */
  caption?: WriteCaption | undefined;
};

export type WriteCaption = (imageId: string, replaces: boolean, onUse: (line: string) => void) => ReactNode;

export const EditorPicturesContext = createContext<EditorPictures>({
  pictures: [],
  language: 'en',
  refusal: undefined,
});
