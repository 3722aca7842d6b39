// What may stand beside a field for numbers of a form.
import type { ReactNode } from 'react';
import type { NumberTermId } from '#template/sections.ts';

/** The number that is typed: of a flow by its formula, or a term. */
export type TypedNumber =
  | { readonly flowIndex: number; readonly formulaId: string; readonly variableId: string }
  | { readonly term: NumberTermId };

export type MarkOf = (typed: TypedNumber, name: string) => ReactNode;
