/** What every form of settings is given: a document, what is wrong with its fields, and a way to change them. */
export type FormProps<Document> = {
  settings: Document;
  /** By the path in the document, such as `banners.0.until`. */
  problemAt: (path: string) => string | undefined;
  /** Each field that is named is replaced whole. */
  onChange: (change: Partial<Document>) => void;
};
