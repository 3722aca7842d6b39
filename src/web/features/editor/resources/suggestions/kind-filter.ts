// Whose resources are offered: those of the business of the model, of all kinds, of a family of kinds, or of one kind.

/** Of the model, of all, or the id of a family or a kind behind its mark. */
export type KindFilter = string;

export const ofModel: KindFilter = 'model';
export const ofAll: KindFilter = 'all';
const familyMark = 'family:';
const kindMark = 'kind:';

export const ofFamily = (id: string): KindFilter => `${familyMark}${id}`;
export const ofKind = (id: string): KindFilter => `${kindMark}${id}`;

/** What the server is asked with. */
export interface ChosenKinds {
  readonly familyId?: string;
  readonly kindId?: string;
}

export function chosenKinds(filter: KindFilter): ChosenKinds {
  if (filter.startsWith(familyMark)) return { familyId: filter.slice(familyMark.length) };
  if (filter.startsWith(kindMark)) return { kindId: filter.slice(kindMark.length) };
  return {};
}

/** Where something else may be found elsewhere. */
export const isNarrow = (filter: KindFilter): boolean => filter !== ofModel && filter !== ofAll;
