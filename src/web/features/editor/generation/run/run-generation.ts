// Generates a model: has it made, reports progress sheet by sheet, and adds everything as one step.
import { type BusinessSectionId, type ModuleId, moduleIds, type StepId } from '#template/sections.ts';
import type { ModuleState, Template } from '#template/template.ts';
import type { TemplateDocument } from '../../document/document.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import {
  type GenerationStep,
  generationSteps,
  moduleOfSection,
} from '../../document/modules/generation-steps.ts';
import { withProgress } from '../../document/modules/module-states.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { isGenerationOff } from '../../document/resources/section-generation.ts';
import { type Generated, generatedChange } from './generated-change.ts';
import type { GenerationRequest } from './request/generation-request.ts';

export type StepState = 'queued' | 'progress' | 'done' | 'error';

export interface GenerationParts {
  /** Makes the whole model; may fail. */
  readonly generate: () => Promise<Template>;
  /** The step that puts it into the template; otherwise it replaces what is there, or is added line by line. */
  readonly changeOf?: (template: Template, generated: Generated) => DocumentChange | null;
  /** Resolves once the new numbers are calculated. */
  readonly preview: () => Promise<void>;
  /** Saves the result to the server, if it responds. */
  readonly save: () => Promise<unknown>;
  readonly onStep: (step: StepId, state: StepState) => void;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** In part: some sections have nothing. Nothing: none has, and the template is unchanged. */
export type GenerationOutcome = 'whole' | 'in-part' | 'nothing' | 'cancelled';

type GenerationTarget = Pick<TemplateDocument, 'store' | 'edit' | 'undo'>;

export async function runGeneration(
  document: GenerationTarget,
  request: GenerationRequest,
  parts: GenerationParts,
): Promise<GenerationOutcome> {
  document.store.setState({ progress: withProgress(null, moduleIds, 'queued') });
  try {
    return await run(document, request, parts);
  } finally {
    document.store.setState({ progress: null });
  }
}

async function run(
  document: GenerationTarget,
  request: GenerationRequest,
  parts: GenerationParts,
): Promise<GenerationOutcome> {
  const { template: before } = document.store.getState();
  const progress: SectionRun = { document, before, parts, found: [], failed: [], made: null };
  for (const step of generationSteps.slice(0, -1)) {
    await takeStep(step, progress);
    if (parts.signal.aborted) return 'cancelled';
  }
  const { made, found, failed } = progress;
  if (!made || found.length === 0) return 'nothing';
  const generated = { template: made, sections: found, failedModules: failed };
  const isKept = await applyChange(document, parts, () => {
    const { template } = document.store.getState();
    const change = parts.changeOf?.(template, generated);
    return change ?? generatedChange(template, request, generated, parts.random);
  });
  if (!isKept) return 'cancelled';
  return failed.length > 0 ? 'in-part' : 'whole';
}

/** The last step. False if it was cancelled: its single step is then undone, unless something was changed after it. */
async function applyChange(
  { store, edit, undo }: GenerationTarget,
  { preview, save, onStep, signal }: GenerationParts,
  changeOf: () => DocumentChange,
): Promise<boolean> {
  onStep('preview', 'progress');
  for (const { id, modules } of generationSteps) if (id === 'preview') show(store, modules, 'progress');
  const shown = preview();
  edit(changeOf());
  const made = store.getState().history.past.at(-1);
  await Promise.race([Promise.all([shown, save()]), aborted(signal)]);
  if (signal.aborted && store.getState().history.past.at(-1) === made) {
    undo();
    return false;
  }
  onStep('preview', 'done');
  return true;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface SectionRun {
  readonly document: GenerationTarget;
  readonly before: Template;
  readonly parts: GenerationParts;
  readonly found: BusinessSectionId[];
  readonly failed: ModuleId[];
  /** Null until the first step has made it, and where that failed. */
  made: Template | null;
}

async function takeStep(step: GenerationStep, run: SectionRun) {
  const { document, parts, failed } = run;
  parts.onStep(step.id, 'progress');
  show(document.store, step.modules, 'progress');
  if (step === generationSteps[0]) run.made = await makeOrNull(parts);
  if (parts.signal.aborted) return;
  const isWhole = takeSections(step, run);
  show(document.store, step.modules, 'done');
  show(document.store, failed, 'error');
  parts.onStep(step.id, isWhole ? 'done' : 'error');
}

/** False if a sheet that is on has nothing. */
function takeSections(step: GenerationStep, { before, found, failed, made }: SectionRun): boolean {
  let isWhole = true;
  for (const sectionId of step.sections) {
    const moduleId = moduleOfSection(sectionId);
    if (!isOn(before, moduleId) || isGenerationOff(before, sectionId)) continue;
    if (made && sectionResources(made, sectionId).length > 0) found.push(sectionId);
    else {
      failed.push(moduleId);
      isWhole = false;
    }
  }
  return isWhole;
}

/** Whatever the reason, the sheets are empty then, and the user is told and can retry. */
const makeOrNull = ({ generate, signal }: GenerationParts): Promise<Template | null> =>
  Promise.race([generate().catch(() => null), aborted(signal).then(() => null)]);

const isOn = ({ data }: Template, moduleId: ModuleId): boolean =>
  data.modules.some(({ id, isEnabled }) => id === moduleId && isEnabled);

function show(
  { getState, setState }: GenerationTarget['store'],
  modules: readonly ModuleId[],
  state: ModuleState,
) {
  setState({ progress: withProgress(getState().progress, modules, state) });
}
