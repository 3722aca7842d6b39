// The shape of a template: the one JSON document that holds a user's model.

/** Per-period numbers typed as text: "10;20;30", the last value repeating. */
export type PeriodString = string;

export type Periodicity = 'month' | 'quarter' | 'year';
export type MoneyUnits = 'mln' | 'thousand' | 'units';

/** The languages of the product and of templates, listed here alone. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

export type Units = string | { readonly currency: string };

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly data: PeriodString | null;
  readonly units: Units;
}

/** Where the numbers of an entry come from, who answers for them, of what date they are, and what else there is to say. */
export interface Provenance {
  readonly source?: string;
  readonly owner?: string;
  readonly date?: string;
  readonly note?: string;
}

export interface ForecastEntry {
  readonly id: string;
  readonly variable: string;
  readonly lookupId: string | null;
  readonly scenarios: readonly Scenario[];
  readonly provenance?: Provenance;
}

export type FlowId = 'incCash' | 'expCash' | 'incBook' | 'expBook';

export interface Flow {
  readonly id: FlowId;
  readonly formula: string;
  readonly hist: readonly ForecastEntry[];
  readonly fcst: readonly ForecastEntry[];
}

export interface OtherAssumption {
  readonly name: string;
  readonly units?: string;
  readonly value?: PeriodString | null;
  readonly lookupId?: string | null;
  readonly provenance?: Provenance;
}

export interface SectionResource {
  readonly id: string;
  readonly coreResource: string;
  readonly isEdited: boolean;
  readonly isSelected: boolean;
  readonly flows: readonly Flow[];
  readonly otherAssumptions: Readonly<Record<string, OtherAssumption>>;
}

export type Rel =
  | 'currency'
  | 'taxproperty'
  | 'taxincome'
  | 'deprgroup'
  | 'inflation'
  | 'service'
  | 'cos'
  | 'sga'
  | 'fixedasset'
  | 'equity'
  | 'loan'
  | 'financing';

export interface CoreResource {
  readonly id: string;
  readonly name: string;
  readonly rel: Rel;
  readonly isDefault?: boolean;
}

export interface Variable {
  readonly id: string;
  readonly name: string;
  readonly value?: string;
  readonly units?: string;
  readonly isCurrency?: boolean;
  readonly isReference?: boolean;
  readonly reference?: string;
}

export interface Formula {
  readonly id: string;
  readonly name: string;
  readonly expression: string;
  readonly allowedRels: readonly Rel[];
  readonly variables: readonly Variable[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly isEnabled: boolean;
  readonly canDisable: boolean;
  /** Whether suggestions are made up for it; where nothing is said, its kind decides. */
  readonly isAIGenerationEnabled?: boolean | null;
}

export type ModuleState = 'queued' | 'progress' | 'done' | 'error';

export interface Module {
  readonly id: string;
  readonly isEnabled: boolean;
  readonly isIncluded: boolean;
  readonly canSkip: boolean;
  /** How far its generation has come; true where it was made by hand instead. */
  readonly isInitialized?: ModuleState | boolean | null;
}

export type SectionResources = Readonly<Record<string, readonly SectionResource[]>>;

export interface TemplateData {
  /** Where its author was last. */
  readonly activeSectionId?: string | null;
  readonly sections: readonly Section[];
  readonly modules: readonly Module[];
  readonly coreResources: readonly CoreResource[];
  readonly formulas: readonly Formula[];
  readonly divisions: readonly { readonly id: string; readonly sectionResources: SectionResources }[];
  readonly env: { readonly sectionResources: SectionResources };
  readonly options: {
    readonly timing: { readonly dateStart: string; readonly periodicity: Periodicity };
    readonly wc: Readonly<Record<string, PeriodString>>;
    readonly modules: { readonly npv: Readonly<Record<string, PeriodString>> };
    /** Of the options, by the group and the name of each: wc.minCashBalance, npv.wacc. */
    readonly provenance?: Readonly<Record<string, Provenance>>;
  };
}

export interface Layout {
  readonly cFcstColCount: number;
  readonly cLeftColCount: number;
  readonly cRightColCount: number;
  readonly cHistColCount: number;
  readonly sheetPerModule: boolean;
}

export interface Template {
  readonly version: string;
  readonly uuid: string;
  readonly id: string | null;
  readonly timestamp: number;
  readonly name: string;
  readonly description: string;
  readonly language: Language;
  readonly moneyUnits: MoneyUnits;
  readonly price: number | null;
  readonly templateContext: string;
  readonly openAIPrompt: string;
  readonly isGenerating: 'init' | 'progress' | 'done';
  /** Whether it still waits for its first line about the business. */
  readonly showOnboardingDialog?: boolean | null;
  readonly isOnboardingComplete?: boolean | null;
  readonly isPublished: boolean;
  readonly layout: Layout;
  readonly data: TemplateData;
}
