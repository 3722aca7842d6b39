// Generates a model: requests suggestions section by section, reports progress, and adds everything as one step.
import { type ModuleId, moduleIds, type ResourceSectionId, type StepId } from '#template/sections.ts';
import type { ModuleState, Template } from '#template/template.ts';
import type { TemplateDocument } from '../../document/document.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import {
  type GenerationStep,
  generationSteps,
  moduleOfSection,
} from '../../document/modules/generation-steps.ts';
import { withProgress } from '../../document/modules/module-states.ts';
import { isGenerationOff } from '../../document/resources/section-generation.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { chooseSuggestions } from './choose-suggestions.ts';
import { generatedChange } from './generated-change.ts';
import type { GenerationRequest } from './generation-request.ts';

export type StepState = 'queued' | 'progress' | 'done' | 'error';

export interface GenerationParts {
  /** Requests suggestions; may fail. */
  readonly suggest: (
    sectionId: ResourceSectionId,
    signal: AbortSignal,
  ) => Promise<readonly SuggestedResource[]>;
  /** Resolves once the new numbers are calculated. */
  readonly preview: () => Promise<void>;
  /** Saves the result to the server, if it responds. */
  readonly save: () => Promise<unknown>;
  readonly onStep: (step: StepId, state: StepState) => void;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** In part: some sections have no suggestions. Nothing: none has, and the template is unchanged. */
export type GenerationOutcome = 'whole' | 'in-part' | 'nothing' | 'cancelled';

type GenerationTarget = Pick<TemplateDocument, 'store' | 'edit' | 'undo'>;
type SuggestionsBySection = Map<ResourceSectionId, readonly SuggestedResource[]>;

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
  const found: SuggestionsBySection = new Map();
  const failed: ModuleId[] = [];
  for (const step of generationSteps.slice(0, -1)) {
    await askFor(step, { document, before, parts, found, failed });
    if (parts.signal.aborted) return 'cancelled';
  }
  if (found.size === 0) return 'nothing';
  const suggested = { bySection: found, failedModules: failed };
  const isKept = await applyChange(document, parts, () =>
    generatedChange(document.store.getState().template, request, suggested, parts.random),
  );
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

interface SuggestionRun {
  readonly document: GenerationTarget;
  readonly before: Template;
  readonly parts: GenerationParts;
  readonly found: SuggestionsBySection;
  readonly failed: ModuleId[];
}

async function askFor(step: GenerationStep, { document, before, parts, found, failed }: SuggestionRun) {
  const { suggest, onStep, signal } = parts;
  onStep(step.id, 'progress');
  show(document.store, step.modules, 'progress');
  let state: StepState = 'done';
  for (const sectionId of step.sections) {
    const moduleId = moduleOfSection(sectionId);
    if (!isOn(before, moduleId) || signal.aborted) continue;
    if (isGenerationOff(before, sectionId)) continue;
    const chosen = await suggestionsFor(sectionId, suggest, signal);
    if (chosen.length > 0) found.set(sectionId, chosen);
    else {
      failed.push(moduleId);
      state = 'error';
    }
  }
  if (signal.aborted) return;
  show(document.store, step.modules, 'done');
  show(document.store, failed, 'error');
  onStep(step.id, state);
}

async function suggestionsFor(
  sectionId: ResourceSectionId,
  suggest: GenerationParts['suggest'],
  signal: AbortSignal,
): Promise<readonly SuggestedResource[]> {
  try {
    return chooseSuggestions(sectionId, await suggest(sectionId, signal));
  } catch {
    // Whatever the reason, the sheet is empty, and the user is told and can retry it.
    return [];
  }
}

const isOn = ({ data }: Template, moduleId: ModuleId): boolean =>
  data.modules.some(({ id, isEnabled }) => id === moduleId && isEnabled);

function show(
  { getState, setState }: GenerationTarget['store'],
  modules: readonly ModuleId[],
  state: ModuleState,
) {
  setState({ progress: withProgress(getState().progress, modules, state) });
}
