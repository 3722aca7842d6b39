// One run of the generation for the dialog: how far it is, what came of it, and a way to break it off.
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#template/template.ts';
import { call } from '#web/api/call.ts';
import { useCalculated } from '../../calculation/calculator.ts';
import { generationSteps, type StepId } from '../../document/generation/generation-steps.ts';
import type { GenerationWish } from '../../document/generation/generation-wish.ts';
import {
  type GenerationOutcome,
  runGeneration,
  type StepState,
} from '../../document/generation/run-generation.ts';
import { takenInstead } from '../../document/generation/taken-instead.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { showSheet } from '../../state.ts';
import { generationQuery } from '../tools/tools-state.ts';

export type StepStates = Readonly<Record<StepId, StepState>>;

interface GenerationRun {
  readonly stage: 'form' | 'progress' | 'done';
  readonly states: StepStates;
  /** Of the last run; null before the first. */
  readonly outcome: GenerationOutcome | null;
  /** What was taken where nobody knows the kind of business; empty otherwise. */
  readonly instead: readonly string[];
  readonly start: (wish: GenerationWish) => void;
  readonly cancel: () => void;
}

const queued = {
  assumptions: 'queued',
  sales: 'queued',
  costs: 'queued',
  assets: 'queued',
  preview: 'queued',
} as const satisfies StepStates;

/** A page that calculates for longer shows its numbers when they come. */
const mostPreviewMs = 10_000;

export function useGenerationRun(): GenerationRun {
  const document = useTemplateDocument();
  const [stage, setStage] = useState<GenerationRun['stage']>('form');
  const [states, setStates] = useState<StepStates>(queued);
  const [outcome, setOutcome] = useState<GenerationOutcome | null>(null);
  const [instead, setInstead] = useState<readonly string[]>([]);
  const controller = useRef<AbortController | null>(null);
  const cancel = () => controller.current?.abort();
  const isMade = useRef(false);
  // Whoever leaves once it is made has it; whoever leaves before that has what was there.
  useEffect(
    () => () => {
      if (!isMade.current) controller.current?.abort();
    },
    [],
  );
  const start = async (wish: GenerationWish) => {
    const begun = new AbortController();
    const { signal } = begun;
    controller.current = begun;
    isMade.current = false;
    setStage('progress');
    setStates(queued);
    const { language } = document.store.getState().template;
    const suggested = new Map<string, readonly SuggestedResource[]>();
    const ended = await runGeneration(document, wish, {
      suggest: async (sectionId) => {
        const suggestions = await ask(wish, { language, sectionId }, signal);
        suggested.set(sectionId, suggestions);
        return suggestions;
      },
      preview: nextCalculation,
      save: () => document.saver.save(),
      onStep: (step, state) => {
        isMade.current = step === 'preview';
        setStates((before) => ({ ...before, [step]: state }));
      },
      random: Math.random,
      signal,
    });
    const hasModel = ended === 'whole' || ended === 'in-part';
    if (hasModel) showSheet('revenue');
    setOutcome(ended);
    setInstead(takenInstead(suggested));
    setStage(hasModel ? 'done' : 'form');
  };
  return { stage, states, outcome, instead, start: (wish) => void start(wish), cancel };
}

async function ask(
  { prompt, context }: GenerationWish,
  section: { readonly language: Language; readonly sectionId: string },
  signal: AbortSignal,
): Promise<readonly SuggestedResource[]> {
  const params = { ...section, searchString: `${prompt} ${context}`.trim() };
  return (await call('getSuggestions', { params, query: generationQuery(), signal })).suggestions;
}

function nextCalculation(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, mostPreviewMs);
    const stop = useCalculated.subscribe(() => {
      stop();
      clearTimeout(timer);
      resolve();
    });
  });
}

export const percentOf = (states: StepStates, stepPercent: number): number =>
  generationSteps.filter(({ id }) => states[id] === 'done' || states[id] === 'error').length * stepPercent;
