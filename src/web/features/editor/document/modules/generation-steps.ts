// The steps of a generation, each a fifth of it: the sheets it produces, and the sections suggestions are requested for.

export type StepId = 'assumptions' | 'sales' | 'costs' | 'assets' | 'preview';

export interface GenerationStep {
  readonly id: StepId;
  readonly modules: readonly string[];
  readonly sections: readonly string[];
}

export const stepPercent = 20;

export const generationSteps: readonly GenerationStep[] = [
  { id: 'assumptions', modules: ['module_cover', 'module_content', 'module_assumptions'], sections: [] },
  { id: 'sales', modules: ['module_revenue'], sections: ['section_sales'] },
  { id: 'costs', modules: ['module_cos', 'module_sga'], sections: ['section_cos', 'section_sga'] },
  {
    id: 'assets',
    modules: ['module_fixedassets', 'module_financing', 'module_wc', 'module_ip'],
    sections: ['section_fixedassets', 'section_financing'],
  },
  {
    id: 'preview',
    modules: [
      'module_dashboard',
      'module_is',
      'module_bs',
      'module_cf',
      'module_ratios',
      'module_charts',
      'module_chartsdata',
    ],
    sections: [],
  },
];

const moduleOfSection: Readonly<Record<string, string>> = {
  section_sales: 'module_revenue',
  section_cos: 'module_cos',
  section_sga: 'module_sga',
  section_fixedassets: 'module_fixedassets',
  section_financing: 'module_financing',
};

/** The sheet that a section produces; null for a section without suggestions. */
export const moduleOf = (sectionId: string): string | null => moduleOfSection[sectionId] ?? null;

/** The section whose suggestions produce a sheet. */
export const sectionOfModule = (moduleId: string): string | null =>
  Object.entries(moduleOfSection).find(([, id]) => id === moduleId)?.[0] ?? null;
