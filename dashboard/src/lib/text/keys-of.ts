/**
 * The words a table of names is made for, in its order: what the contract's schemas would say as well, without bringing
 * the library that checks with them.
 */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];
