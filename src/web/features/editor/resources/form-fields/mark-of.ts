// The mark beside a number field of a form.
import type { ReactNode } from 'react';
import type { NumberTermId } from '#template/sections.ts';

/** The typed number: of a flow by its formula, of a row at the start, or a term. */
export type TypedNumber =
  | { readonly flowIndex: number; readonly formulaId: string; readonly variableId: string }
  | { readonly flowIndex: number; readonly startOf: string }
  | { readonly term: NumberTermId };

export type MarkOf = (typed: TypedNumber, name: string) => ReactNode;
