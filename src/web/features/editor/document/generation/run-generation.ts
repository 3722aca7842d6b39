// Generates a model: asks for suggestions section by section, tells how far it is, and puts everything in as one step.
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../document.ts';
import { isLeftOut } from '../resources/section-generation.ts';
import type { SuggestedResource } from '../resources/suggested-resource.ts';
import { chooseSuggestions } from './choose-suggestions.ts';
import { generatedChange } from './generated-change.ts';
import { type GenerationStep, generationSteps, moduleOf, type StepId } from './generation-steps.ts';
import type { GenerationWish } from './generation-wish.ts';
import { putStates } from './module-states.ts';

export type StepState = 'queued' | 'progress' | 'done' | 'error';

export interface GenerationParts {
  /** Asks for suggestions; it may fail. */
  readonly suggest: (sectionId: string, signal: AbortSignal) => Promise<readonly SuggestedResource[]>;
  /** Settles once the new numbers are there. */
  readonly preview: () => Promise<void>;
  /** Gets what was made to the server, as far as it answers. */
  readonly save: () => Promise<unknown>;
  readonly onStep: (step: StepId, state: StepState) => void;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** In part: some sections have no suggestions. Nothing: not one has, and the template is as it was. */
export type GenerationOutcome = 'whole' | 'in-part' | 'nothing' | 'cancelled';

type Generated = Pick<TemplateDocument, 'store' | 'edit' | 'note'>;
type Found = Map<string, readonly SuggestedResource[]>;

export async function runGeneration(
  document: Generated,
  wish: GenerationWish,
  parts: GenerationParts,
): Promise<GenerationOutcome> {
  const before = document.store.getState().template;
  document.note((draft) => {
    draft.isGenerating = 'progress';
    putStates(draft, null, 'queued');
  });
  const asked = generationSteps.slice(0, -1);
  const found: Found = new Map();
  const failed: string[] = [];
  for (const step of asked) {
    await askFor(step, { document, before, parts, found, failed });
    if (parts.signal.aborted) {
      restore(document, before);
      return 'cancelled';
    }
  }
  restore(document, before);
  if (found.size === 0) return 'nothing';
  parts.onStep('preview', 'progress');
  const shown = parts.preview();
  const suggested = { bySection: found, failedModules: failed };
  document.edit(generatedChange(document.store.getState().template, wish, suggested, parts.random));
  await Promise.all([shown, parts.save()]);
  parts.onStep('preview', 'done');
  return failed.length > 0 ? 'in-part' : 'whole';
}

interface Asking {
  readonly document: Generated;
  readonly before: Template;
  readonly parts: GenerationParts;
  readonly found: Found;
  readonly failed: string[];
}

async function askFor(step: GenerationStep, { document, before, parts, found, failed }: Asking) {
  const { suggest, onStep, signal } = parts;
  onStep(step.id, 'progress');
  document.note((draft) => putStates(draft, step.modules, 'progress'));
  let state: StepState = 'done';
  for (const sectionId of step.sections) {
    const moduleId = moduleOf(sectionId);
    if (moduleId === null || !isOn(before, moduleId) || signal.aborted) continue;
    if (isLeftOut(before, sectionId)) continue;
    const chosen = await suggestionsFor(sectionId, suggest, signal);
    if (chosen.length > 0) found.set(sectionId, chosen);
    else {
      failed.push(moduleId);
      state = 'error';
    }
  }
  if (signal.aborted) return;
  document.note((draft) => {
    putStates(draft, step.modules, 'done');
    putStates(draft, failed, 'error');
  });
  onStep(step.id, state);
}

async function suggestionsFor(
  sectionId: string,
  suggest: GenerationParts['suggest'],
  signal: AbortSignal,
): Promise<readonly SuggestedResource[]> {
  try {
    return chooseSuggestions(sectionId, await suggest(sectionId, signal));
  } catch {
    // Whatever the reason, the sheet has nothing, and the person is told and may try it again.
    return [];
  }
}

const isOn = ({ data }: Template, moduleId: string): boolean =>
  data.modules.some(({ id, isEnabled }) => id === moduleId && isEnabled);

/** The states of progress are no part of what undo goes back to. */
function restore(document: Generated, before: Template): void {
  document.note((draft) => {
    draft.isGenerating = before.isGenerating;
    for (const module of draft.data.modules) {
      const { isInitialized } = before.data.modules.find(({ id }) => id === module.id) ?? {};
      if (isInitialized === undefined) delete module.isInitialized;
      else module.isInitialized = isInitialized;
    }
  });
}
