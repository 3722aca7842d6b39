// One generation run for the dialog: its progress, its outcome, and a way to cancel it.

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StepId } from '#template/sections.ts';
import { calculationOf } from '../../calculation/calculation-client.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { generationSteps } from '../../document/modules/generation-steps.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { showSheet } from '../../session/state/editor-state.ts';
import { generator } from '../generator/generator.ts';
import type { GeneratedLine, UnderstoodLine } from '../generator/protocol.ts';
import { questionOf } from './generation-question.ts';
import type { GenerationRequest } from './generation-request.ts';
import { type GenerationOutcome, runGeneration, type StepState } from './run-generation.ts';

export type StepStates = Readonly<Record<StepId, StepState>>;

interface GenerationRun {
  readonly stage: 'form' | 'progress' | 'done';
  readonly states: StepStates;
  /** Of the last run; null before the first. */
  readonly outcome: GenerationOutcome | null;
  /** What an unknown kind of business was given to sell; empty for a known one. */
  readonly fallbackNames: readonly string[];
  /** What the model was made of; null before there is one. */
  readonly understood: UnderstoodLine | null;
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
  const [made, setMade] = useState<GeneratedLine | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isMade = useRef(false);
  useStoppedOnLeaving(controller, isMade);
  const start = async (request: GenerationRequest) => {
    const begun = new AbortController();
    const { signal } = begun;
    controller.current = begun;
    isMade.current = false;
    setStage('progress');
    setStates(queued);
    const ended = await runGeneration(document, request, {
      generate: async () => {
        const line = await generator.generate(questionOf(document.store.getState().template, request));
        setMade(line);
        return line.template;
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
    setStage(hasModel ? 'done' : 'form');
  };
  return {
    ...{ stage, states, outcome },
    cancel: () => controller.current?.abort(),
    fallbackNames: made ? namesInstead(made) : [],
    understood: made?.understood ?? null,
    start: (request) => void start(request),
  };
}

/** Leaving after the model is generated keeps it; leaving earlier keeps what was there. */
function useStoppedOnLeaving(
  controller: RefObject<AbortController | null>,
  isMade: RefObject<boolean>,
): void {
  useEffect(
    () => () => {
      if (!isMade.current) controller.current?.abort();
    },
    [controller, isMade],
  );
}

const namesInstead = ({ template, understood }: GeneratedLine): readonly string[] =>
  understood.kindId === null ? resourcesOf(template, 'section_sales').map(({ name }) => name) : [];

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
