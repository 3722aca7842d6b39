// The one way into the model: upgrades a document, checks it, and gives either a template or the faults with their paths.
import { type Fault, isObject } from './check.ts';
import { distinctResources } from './distinct-resources.ts';
import type { Template } from './template.ts';
import { templateShape } from './template-shape.ts';
import { upgrade } from './upgrade.ts';

export type ReadTemplate =
  | { readonly template: Template; readonly faults: readonly [] }
  | { readonly template: null; readonly faults: readonly Fault[] };

/** Enough to mend a document by, few enough to read. */
const maxFaults = 20;

function faultsOf(document: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  templateShape(document, '', faults);
  return faults.slice(0, maxFaults);
}

const isTemplate = (document: unknown, faults: readonly Fault[]): document is Template =>
  faults.length === 0 && isObject(document);

export function readTemplate(value: unknown): ReadTemplate {
  if (!isObject(value)) return { template: null, faults: [{ path: '', message: 'expected an object' }] };
  const document = upgrade(value);
  const faults = faultsOf(document);
  if (!isTemplate(document, faults)) return { template: null, faults };
  const repeated = distinctResources(document).slice(0, maxFaults);
  return repeated.length === 0 ? { template: document, faults: [] } : { template: null, faults: repeated };
}
