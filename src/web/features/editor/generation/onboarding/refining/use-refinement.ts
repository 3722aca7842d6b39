// What is typed to have a generated model otherwise: what it would change, and the one step that changes it.
import { useEffect, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useStore } from 'zustand';
import type { TemplateDocument } from '#web/features/editor/document/document.ts';
import { useTemplateDocument } from '#web/features/editor/document/document-context.ts';
import { useUsesAI } from '#web/features/editor/session/ai/use-uses-ai.ts';
import { generator } from '../../generator/generator.ts';
import type { RefinedLine, UnderstoodLine } from '../../generator/protocol.ts';
import type { AskingAI, PartOfAI } from '../../run/make-with-ai.ts';
import { type NotRefined, type RefinedModel, refineWithAI } from '../../run/refine-with-ai.ts';
import { madeQuestion } from '../../run/request/generation-question.ts';

/** What was asked for and cannot be, in sentences. */
interface CannotBe {
  readonly cannotBe: readonly string[];
}

/** Why nothing was changed: what an AI has to do with it, or this. */
export type RefinementFault = 'empty' | 'nothing' | 'same' | 'failed' | PartOfAI | CannotBe;

interface Refined extends RefinedModel {
  /** As it was typed. */
  readonly line: string;
  /** The step that undo takes back, as long as it is the last one. */
  readonly step: unknown;
}

interface Refining {
  readonly line: string;
  readonly type: (line: string) => void;
  /** What is typed would do this; null until that is known. */
  readonly preview: RefinedLine | null;
  readonly isBusy: boolean;
  /** Whether an AI is asked for the words that are not understood, and at the moment. */
  readonly usesAI: boolean;
  readonly isAsking: boolean;
  readonly fault: RefinementFault | null;
  readonly done: Refined | null;
  readonly apply: () => void;
  readonly cancel: () => void;
  /** Null where something else was done since. */
  readonly undo: (() => void) | null;
}

const labels = defineMessages({ refine: { id: 'step.refine' } });
const quietMs = 250;

const lastStep = ({ store }: TemplateDocument) => store.getState().history.past.at(-1);

function faultOf({ ai, remarks, rest }: NotRefined): RefinementFault {
  if (ai) return ai;
  if (remarks.length > 0) return { cannotBe: remarks };
  return rest.length > 0 ? 'nothing' : 'same';
}

/** Where the line changes nothing, the reason. */
async function refine(
  document: TemplateDocument,
  line: string,
  asking: AskingAI,
): Promise<Refined | RefinementFault> {
  const label = { message: labels.refine, values: { line } };
  const refined = await refineWithAI(document.store.getState().template, { line, label }, asking);
  if (refined.change === null) return faultOf(refined);
  document.edit(refined.change);
  void document.saver.save();
  return { ...refined, line, step: lastStep(document) };
}

/** Null while nothing is typed; the last answer stays until the next is there. */
function usePreview(line: string): RefinedLine | null {
  const { store } = useTemplateDocument();
  const [preview, setPreview] = useState<RefinedLine | null>(null);
  useEffect(() => {
    let isNewest = true;
    if (line === '') {
      setPreview(null);
      return;
    }
    const ask = async () => {
      const question = madeQuestion(store.getState().template);
      const answer = await generator.refine(question, line).catch(() => null);
      if (isNewest) setPreview(answer);
    };
    const timer = setTimeout(() => void ask(), quietMs);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [line, store]);
  return preview;
}

interface Attempt {
  readonly isBusy: boolean;
  readonly isAsking: boolean;
  readonly usesAI: boolean;
  /** Null where it was cancelled. */
  readonly attempt: (line: string) => Promise<Refined | RefinementFault | null>;
  readonly cancel: () => void;
}

/** One change at a time; leaving gives it up. */
function useAttempt(): Attempt {
  const document = useTemplateDocument();
  const usesAI = useUsesAI();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, onAsking] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const attempt = async (line: string) => {
    const begun = new AbortController();
    const { signal } = begun;
    controller.current = begun;
    setBusy(true);
    try {
      return await refine(document, line, { usesAI, onAsking, signal });
    } catch {
      return signal.aborted ? null : 'failed';
    } finally {
      setBusy(false);
    }
  };
  return { ...{ isBusy, isAsking, usesAI, attempt }, cancel: () => controller.current?.abort() };
}

const isFault = (attempted: Refined | RefinementFault): attempted is RefinementFault =>
  typeof attempted === 'string' || !('change' in attempted);

export function useRefinement(onRefined: (understood: UnderstoodLine) => void): Refining {
  const document = useTemplateDocument();
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<RefinementFault | null>(null);
  const [done, setDone] = useState<Refined | null>(null);
  const { attempt, ...attempting } = useAttempt();
  const isLast = useStore(
    document.store,
    ({ history }) => done !== null && history.past.at(-1) === done.step,
  );
  const said = line.trim();
  const preview = usePreview(said);
  const apply = async () => {
    if (attempting.isBusy) return;
    if (said === '') return setFault('empty');
    setFault(null);
    const attempted = await attempt(said);
    if (attempted === null) return;
    if (isFault(attempted)) return setFault(attempted);
    setDone(attempted);
    setLine('');
    onRefined(attempted.understood);
  };
  const undo = async () => {
    document.undo();
    setDone(null);
    const question = madeQuestion(document.store.getState().template);
    const understood = await generator.understand(question).catch(() => null);
    if (understood) onRefined(understood);
  };
  return {
    ...{ ...attempting, line, preview, fault, done },
    type: (typed) => {
      setLine(typed);
      setFault(null);
    },
    apply: () => void apply(),
    undo: isLast ? () => void undo() : null,
  };
}
