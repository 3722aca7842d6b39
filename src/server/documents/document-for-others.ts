// A kept document as whoever else may read it gets it.
import { withoutOwners } from '#template/without-owners.ts';

/** Parsed only where it may name somebody. */
export const documentForOthers = (document: string): string =>
  document.includes('"owner"') ? JSON.stringify(withoutOwners(JSON.parse(document))) : document;
