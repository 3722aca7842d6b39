// One generation run for the dialog: its progress, its outcome, and a way to cancel it.

import { useEffect, useRef, useState } from 'react';
import type { ResourceSectionId, StepId } from '#template/sections.ts';
import { call } from '#web/api/call.ts';
import { calculationOf } from '../../calculation/calculation-client.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { generationSteps } from '../../document/modules/generation-steps.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { generationQuery } from '../../session/state/author-tools-state.ts';
import { showSheet } from '../../session/state/editor-state.ts';
import { fallbackSuggestions } from './fallback-suggestions.ts';
import type { GenerationRequest } from './generation-request.ts';
import { type GenerationOutcome, runGeneration, type StepState } from './run-generation.ts';

export type StepStates = Readonly<Record<StepId, StepState>>;

interface GenerationRun {
  readonly stage: 'form' | 'progress' | 'done';
  readonly states: StepStates;
  /** Of the last run; null before the first. */
  readonly outcome: GenerationOutcome | null;
  /** The fallback suggestions for an unknown kind of business; empty otherwise. */
  readonly fallbackNames: readonly string[];
  readonly start: (request: GenerationRequest) => void;
  readonly cancel: () => void;
}

const queued: StepStates = {
  assumptions: 'queued',
  sales: 'queued',
  costs: 'queued',
  assets: 'queued',
  preview: 'queued',
};

/** If calculating takes longer, the numbers appear when they are ready. */
const mostPreviewMs = 10_000;

export function useGenerationRun(): GenerationRun {
  const document = useTemplateDocument();
  const [stage, setStage] = useState<GenerationRun['stage']>('form');
  const [states, setStates] = useState<StepStates>(queued);
  const [outcome, setOutcome] = useState<GenerationOutcome | null>(null);
  const [fallbackNames, setInstead] = useState<readonly string[]>([]);
  const controller = useRef<AbortController | null>(null);
  const cancel = () => controller.current?.abort();
  const isMade = useRef(false);
  // Leaving after the model is generated keeps it; leaving earlier keeps what was there.
  useEffect(
    () => () => {
      if (!isMade.current) controller.current?.abort();
    },
    [],
  );
  const start = async (request: GenerationRequest) => {
    const begun = new AbortController();
    const { signal } = begun;
    controller.current = begun;
    isMade.current = false;
    setStage('progress');
    setStates(queued);
    const suggested = new Map<ResourceSectionId, readonly SuggestedResource[]>();
    const ended = await runGeneration(document, request, {
      suggest: async (sectionId) => {
        const suggestions = await ask(document, request, sectionId, signal);
        suggested.set(sectionId, suggestions);
        return suggestions;
      },
      preview: () => nextCalculation(document),
      save: () => document.saver.save(),
      onStep: (step, state) => {
        isMade.current = step === 'preview';
        setStates((before) => ({ ...before, [step]: state }));
      },
      random: Math.random,
      signal,
    });
    const hasModel = ended === 'whole' || ended === 'in-part';
    if (hasModel) showSheet(document, 'revenue');
    setOutcome(ended);
    setInstead(fallbackSuggestions(suggested));
    setStage(hasModel ? 'done' : 'form');
  };
  return { stage, states, outcome, fallbackNames, start: (request) => void start(request), cancel };
}

async function ask(
  document: TemplateDocument,
  { prompt, context }: GenerationRequest,
  sectionId: ResourceSectionId,
  signal: AbortSignal,
): Promise<readonly SuggestedResource[]> {
  const { language } = document.store.getState().template;
  const params = { language, sectionId, searchString: `${prompt} ${context}`.trim() };
  return (await call('getSuggestions', { params, query: generationQuery(document), signal })).suggestions;
}

function nextCalculation(document: TemplateDocument): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, mostPreviewMs);
    const stop = calculationOf(document).calculated.subscribe(() => {
      stop();
      clearTimeout(timer);
      resolve();
    });
  });
}

export const percentOf = (states: StepStates, stepPercent: number): number =>
  generationSteps.filter(({ id }) => states[id] === 'done' || states[id] === 'error').length * stepPercent;
