// The kinds of differences between two versions of a template, each with its value in both.

import type { LookupTermId, NumberTermId, ResourceSectionId, WordTermId } from '#template/sections.ts';
import { openingAmounts } from '#template/template.ts';
import type { FlowPart } from '../../document/resources/flow-part.ts';
import type { SaidDriver } from '../../drivers/driver-words.ts';
import type { ReadRow } from '../../fields/use-reference-name.ts';

/** Company-wide settings that have a name for users. */
export const settingIds = [
  ...(['name', 'prompt', 'context', 'dateStart', 'periodicity', 'length', 'yearEnd'] as const),
  ...(['currency', 'moneyUnits', 'taxAssessed', 'depreciationStart'] as const),
  ...(['minCashBalance', 'accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'] as const),
  'salesTaxPeriod',
  ...(['wacc', 'tgr', 'ebitda_multiple', 'exit', 'openingInvested'] as const),
  ...openingAmounts,
] as const;

export type SettingId = (typeof settingIds)[number];

interface Pair {
  /** The value in each version; null where absent. */
  readonly one: string | null;
  readonly other: string | null;
}

export interface OfResource {
  readonly sectionId: ResourceSectionId;
  readonly resource: string;
}

/** The row that an input reads, or the numbers that are typed there instead. */
export type ReadInput =
  | { readonly id: string; readonly row: ReadRow | 'none' | 'gone' }
  | { readonly typed: string };

/** The number whose source differs. */
export type SourceOf =
  | { readonly kind: 'input'; readonly input: string; readonly flow: FlowPart | null }
  | { readonly kind: 'start'; readonly row: string | null; readonly flow: FlowPart | null }
  | { readonly kind: 'term'; readonly term: NumberTermId }
  | { readonly kind: 'opening' };

/** Null where none is chosen. */
export type ChosenResource = { readonly id: string; readonly name: string } | 'gone' | null;

export type Difference =
  | (Pair & { readonly kind: 'setting'; readonly setting: SettingId })
  | { readonly kind: 'sheet'; readonly moduleId: string; readonly one: boolean; readonly other: boolean }
  | { readonly kind: 'section'; readonly sectionId: string; readonly one: boolean; readonly other: boolean }
  /** Counted from 1; the name is null where a version has no such scenario. */
  | (Pair & { readonly kind: 'scenario'; readonly place: number })
  /** It is in only one of them. */
  | ({ readonly kind: 'resource'; readonly isInOne: boolean } & OfResource)
  | (Pair & { readonly kind: 'name' } & OfResource)
  /** The sections that contain it. */
  | ({ readonly kind: 'moved'; readonly one: string; readonly other: string } & OfResource)
  | {
      readonly kind: 'order';
      readonly sectionId: ResourceSectionId;
      readonly one: string;
      readonly other: string;
    }
  | (Pair & { readonly kind: 'formula' } & OfResource)
  | (Pair & {
      readonly kind: 'numbers';
      readonly input: string;
      /** The flow it belongs to, where the resource has two. */
      readonly flow: FlowPart | null;
      readonly units: string;
      /** Null in a template that has only one. */
      readonly scenario: string | null;
    } & OfResource)
  /** A number that moves in either version. */
  | ({
      readonly kind: 'driver';
      readonly input: string;
      readonly flow: FlowPart | null;
      readonly units: string;
      readonly scenario: string | null;
      readonly one: SaidDriver;
      readonly other: SaidDriver;
    } & OfResource)
  /** The row that an input reads instead of numbers. */
  | ({
      readonly kind: 'reference';
      readonly input: string;
      readonly flow: FlowPart | null;
      readonly one: ReadInput;
      readonly other: ReadInput;
    } & OfResource)
  /** What a row was before the first period; the total has no name. */
  | (Pair & {
      readonly kind: 'start';
      readonly row: string | null;
      readonly flow: FlowPart | null;
      readonly units: string;
    } & OfResource)
  /** Where a number comes from. */
  | (Pair & { readonly kind: 'source'; readonly source: SourceOf } & OfResource)
  | (Pair & { readonly kind: 'setting-source'; readonly setting: SettingId })
  /** What a shared driver counts. */
  | (Pair & { readonly kind: 'units' } & OfResource)
  /** Its opening balance. */
  | (Pair & { readonly kind: 'opening' } & OfResource)
  | (Pair & { readonly kind: 'term'; readonly term: NumberTermId } & OfResource)
  /** One of a few words. */
  | ({
      readonly kind: 'word';
      readonly term: WordTermId;
      readonly one: string;
      readonly other: string;
    } & OfResource)
  | ({
      readonly kind: 'lookup';
      readonly lookup: LookupTermId;
      readonly one: ChosenResource;
      readonly other: ChosenResource;
    } & OfResource)
  /** Something about it that has no name on the page. */
  | ({ readonly kind: 'details' } & OfResource)
  /** Something about the template that has no name on the page. */
  | { readonly kind: 'other' };
