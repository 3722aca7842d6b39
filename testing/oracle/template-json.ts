// The parts of a template document that contain numbers, described independently of the product's types.

/** Each part may be null, "" or missing, which means that there is none. */
export interface DriverJson {
  readonly by?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly every?: number | '' | null;
  readonly growth?: { readonly rate?: string | null; readonly per?: string | null } | '' | null;
  readonly season?: { readonly lookupId?: string | null } | '' | null;
  readonly ramp?: { readonly from?: string | null; readonly periods?: string | null } | '' | null;
}

export interface ScenarioJson {
  readonly data?: string | null;
  readonly driver?: DriverJson | '' | null;
}

export interface EntryJson extends OpeningJson {
  readonly variable: string;
}

export interface OpeningJson {
  readonly variable?: string | null;
  readonly lookupId?: string | null;
  readonly scenarios?: readonly ScenarioJson[];
}

export interface FlowJson {
  readonly formula: string;
  readonly hist?: readonly OpeningJson[];
  readonly fcst?: readonly EntryJson[];
}

export interface TermJson {
  readonly value?: string | null;
  readonly lookupId?: string | null;
}

export interface ResourceJson {
  readonly id: string;
  readonly coreResource: string;
  readonly flows: readonly FlowJson[];
  readonly otherAssumptions?: Readonly<Record<string, TermJson>>;
}

export interface VariableJson {
  readonly id: string;
  readonly value?: string;
  readonly isCurrency?: boolean;
  readonly isReference?: boolean;
  readonly reference?: string;
  readonly isPercent?: boolean | null;
  readonly isFixed?: boolean | null;
}

export interface StepJson {
  readonly id: string;
  readonly expression: string;
}

export interface FormulaJson {
  readonly id: string;
  readonly expression: string;
  readonly variables: readonly VariableJson[];
  readonly steps?: readonly StepJson[] | null;
  /** The step that says what is invoiced. */
  readonly billing?: string | null;
}

type ResourceLists = Readonly<Record<string, readonly ResourceJson[]>>;

export interface TemplateJson {
  readonly layout: { readonly cFcstColCount: number };
  readonly data: {
    readonly sections: readonly { readonly id: string; readonly isEnabled: boolean }[];
    readonly modules: readonly {
      readonly id: string;
      readonly isEnabled: boolean;
      readonly isIncluded: boolean;
    }[];
    readonly coreResources: readonly { readonly id: string; readonly rel: string }[];
    readonly formulas: readonly FormulaJson[];
    readonly divisions: readonly { readonly sectionResources: ResourceLists }[];
    readonly env: { readonly sectionResources: ResourceLists };
    readonly options: {
      readonly timing: {
        readonly dateStart: string;
        readonly periodicity: string;
        readonly yearEnd?: number | null;
      };
      readonly tax?: { readonly assessed?: string | null } | null;
      readonly wc: Readonly<Record<string, string | null | undefined>>;
      readonly opening?: Readonly<Record<string, string | null | undefined>> | null;
      readonly depreciation?: { readonly start?: string | null } | null;
      readonly modules: { readonly npv: Readonly<Record<string, string | null | undefined>> };
    };
  };
}
