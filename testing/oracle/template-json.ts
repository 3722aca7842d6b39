// The parts of a template document that contain numbers, described independently of the product's types.

export interface ScenarioJson {
  readonly data?: string | null;
}

export interface EntryJson extends OpeningJson {
  readonly variable: string;
}

export interface OpeningJson {
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
}

export interface FormulaJson {
  readonly id: string;
  readonly expression: string;
  readonly variables: readonly VariableJson[];
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
      readonly modules: { readonly npv: Readonly<Record<string, string | null | undefined>> };
    };
  };
}
