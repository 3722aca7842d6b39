// What can differ between two versions of a template, each difference with what stands in the one and in the other.

import type { LookupTermId, NumberTermId } from '#template/sections.ts';
import type { FlowPart } from '../../document/resources/flow-part.ts';

/** Settings of the whole model that a person knows by name. */
export const settingIds = [
  ...(['name', 'prompt', 'context', 'dateStart', 'periodicity', 'length', 'currency', 'moneyUnits'] as const),
  ...(['minCashBalance', 'accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'] as const),
  ...(['wacc', 'tgr', 'ebitda_multiple'] as const),
] as const;

export type SettingId = (typeof settingIds)[number];

interface Pair {
  /** As it stands in each; null where it is not there. */
  readonly one: string | null;
  readonly other: string | null;
}

interface OfResource {
  readonly sectionId: string;
  readonly resource: string;
}

export type Difference =
  | (Pair & { readonly kind: 'setting'; readonly setting: SettingId })
  | { readonly kind: 'sheet'; readonly moduleId: string; readonly one: boolean; readonly other: boolean }
  | { readonly kind: 'section'; readonly sectionId: string; readonly one: boolean; readonly other: boolean }
  /** Counted from 1; the name is null where a version has no such scenario. */
  | (Pair & { readonly kind: 'scenario'; readonly place: number })
  /** It is in one of them only. */
  | ({ readonly kind: 'resource'; readonly isInOne: boolean } & OfResource)
  | (Pair & { readonly kind: 'name' } & OfResource)
  /** The sections that it stands in. */
  | ({ readonly kind: 'moved'; readonly one: string; readonly other: string } & OfResource)
  | { readonly kind: 'order'; readonly sectionId: string; readonly one: string; readonly other: string }
  | (Pair & { readonly kind: 'formula' } & OfResource)
  | (Pair & {
      readonly kind: 'numbers';
      readonly input: string;
      /** The flow it belongs to, where the resource has two. */
      readonly flow: FlowPart | null;
      /** Null in a template that has one alone. */
      readonly scenario: string | null;
    } & OfResource)
  /** What it stood at before the forecast. */
  | (Pair & { readonly kind: 'opening' } & OfResource)
  | (Pair & { readonly kind: 'term'; readonly term: NumberTermId } & OfResource)
  | (Pair & { readonly kind: 'lookup'; readonly lookup: LookupTermId } & OfResource)
  /** Something of it that has no name of its own on the page. */
  | ({ readonly kind: 'details' } & OfResource)
  /** Something of the template that has none. */
  | { readonly kind: 'other' };
