// One generation run for the dialog: its progress, its outcome, and a way to cancel it.

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StepId } from '#template/sections.ts';
import { calculationOf } from '../../calculation/calculation-client.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { generationSteps } from '../../document/modules/generation-steps.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { useUsesAI } from '../../session/ai/use-uses-ai.ts';
import { generator } from '../generator/generator.ts';
import type { GeneratedLine, UnderstoodLine } from '../generator/protocol.ts';
import { additionChange } from './generated-change.ts';
import { type AskingAI, type MadeLine, makeWithAI, type PartOfAI } from './make-with-ai.ts';
import { type Addition, additionOf } from './refined/addition.ts';
import type { RefinedSummary } from './refined/refined-template.ts';
import { questionOf } from './request/generation-question.ts';
import type { GenerationRequest } from './request/generation-request.ts';
import {
  type GenerationOutcome,
  type GenerationParts,
  runGeneration,
  type StepState,
} from './run-generation.ts';
import { showDashboard } from './show-dashboard.ts';

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
  /** What it changed in a model that was there before; null where it made one anew. */
  readonly summary: RefinedSummary | null;
  /** An AI is asked at the moment. */
  readonly isAsking: boolean;
  /** Null where no AI was asked. */
  readonly ai: PartOfAI | null;
  readonly start: (request: GenerationRequest) => void;
  readonly cancel: () => void;
  /** Back to what is asked, once a model is made. */
  readonly askAgain: () => void;
  /** Without the AI that is asked. */
  readonly goOn: () => void;
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

export function useGenerationRun(begunAt: 'form' | 'progress' = 'form'): GenerationRun {
  const document = useTemplateDocument();
  const [stage, setStage] = useState<GenerationRun['stage']>(begunAt);
  const [states, setStates] = useState<StepStates>(queued);
  const [outcome, setOutcome] = useState<GenerationOutcome | null>(null);
  const [made, setMade] = useState<MadeLine | null>(null);
  const [summary, setSummary] = useState<RefinedSummary | null>(null);
  const { isAsking, askingUntil, goOn } = useAsking();
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
    setSummary(null);
    const ended = await runGeneration(document, request, {
      ...modelOf(document, request, askingUntil(signal), { onMade: setMade, onAdded: setSummary }),
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
    if (hasModel) showDashboard(document);
    setOutcome(ended);
    setStage(hasModel ? 'done' : 'form');
  };
  return {
    ...{ stage, states, outcome, summary, isAsking, goOn, ai: made?.ai ?? null },
    cancel: () => controller.current?.abort(),
    fallbackNames: made ? namesInstead(made) : [],
    understood: made?.understood ?? null,
    start: (request) => void start(request),
    askAgain: () => {
      setStage('form');
      setOutcome(null);
    },
  };
}

/** Asks an AI until the run is stopped, or until whoever waits goes on without it. */
function useAsking() {
  const [isAsking, onAsking] = useState(false);
  const usesAI = useUsesAI();
  const skipping = useRef(new AbortController());
  const askingUntil = (signal: AbortSignal): AskingAI => {
    skipping.current = new AbortController();
    return { usesAI, onAsking, signal, skip: skipping.current.signal };
  };
  return { isAsking, askingUntil, goOn: () => skipping.current.abort() };
}

interface MadeHandlers {
  readonly onMade: (line: MadeLine) => void;
  readonly onAdded: (summary: RefinedSummary) => void;
}

/** Made anew, or together with the business that the template was generated of before. */
function modelOf(
  { store }: TemplateDocument,
  request: GenerationRequest,
  asking: AskingAI,
  { onMade, onAdded }: MadeHandlers,
): Pick<GenerationParts, 'generate' | 'changeOf'> {
  const combined: { addition: Addition | null } = { addition: null };
  return {
    generate: async () => {
      const { template } = store.getState();
      const addition = await additionOf(template, request, generator);
      combined.addition = addition;
      const line = addition?.made ?? (await makeWithAI(questionOf(template, request), asking));
      onMade(line);
      return line.template;
    },
    changeOf: (template, generated) => {
      if (!combined.addition) return null;
      const { change, summary } = additionChange(template, request, generated, combined.addition.refinement);
      onAdded(summary);
      return change;
    },
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
