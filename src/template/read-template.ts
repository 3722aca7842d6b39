// The one way into the model: upgrades a document, checks it, and gives either a template or the faults with their paths.
import { distinctResources } from './distinct-resources.ts';
import { type Fault, faultsIn } from './fault.ts';
import { replaceIn } from './replace-in.ts';
import { isObject, type SchemaFinding } from './schema.ts';
import { type Template, templateSchema } from './template.ts';
import { upgrade } from './upgrade.ts';

export type ReadTemplate =
  | {
      readonly template: Template;
      readonly faults: readonly [];
      /** What was invalid and has been repaired without harm. */
      readonly repairs: readonly Fault[];
    }
  | { readonly template: null; readonly faults: readonly Fault[]; readonly repairs: readonly [] };

/** Enough to fix a document, few enough to read. */
const maxFaults = 20;

/** For stored documents: harmless errors are repaired and reported. */
export const readTemplate = (value: unknown): ReadTemplate =>
  read(value, ({ replacement }) => replacement === null);

/** For what is about to be stored: nothing wrong is let in. */
export const readToStore = (value: unknown): ReadTemplate => read(value, () => true);

function read(value: unknown, isRefused: (finding: SchemaFinding) => boolean): ReadTemplate {
  if (!isObject(value)) return refused([{ path: '', message: 'expected an object' }]);
  const document = upgrade(value);
  const findings: SchemaFinding[] = [];
  if (templateSchema(document, null, findings)) return distinct(document, []);
  const faults = faultsIn(findings.filter(isRefused));
  if (faults.length > 0) return refused(faults);
  const repaired = replaceIn(
    document,
    findings.flatMap(({ replacement }) => replacement ?? []),
  );
  const left: SchemaFinding[] = [];
  return templateSchema(repaired, null, left)
    ? distinct(repaired, faultsIn(findings))
    : refused(faultsIn(left));
}

function distinct(template: Template, repairs: readonly Fault[]): ReadTemplate {
  const repeated = distinctResources(template);
  return repeated.length === 0 ? { template, faults: [], repairs } : refused(repeated);
}

const refused = (faults: readonly Fault[]): ReadTemplate => ({
  template: null,
  faults: faults.slice(0, maxFaults),
  repairs: [],
});
