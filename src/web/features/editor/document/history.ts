// Undo and redo as patches, each step named; typing on in one field makes one step.
import { apply, create, type Draft, type Patches } from 'mutative';
import type { MessageDescriptor } from 'react-intl';
import type { Template } from '#template/template.ts';

/** What a step did, ready to be said in the visitor's language. */
export interface StepLabel {
  readonly message: MessageDescriptor;
  readonly values?: Readonly<Record<string, string>>;
}

export interface Change {
  readonly label: StepLabel;
  readonly recipe: (draft: Draft<Template>) => void;
  /** Changes in a row that carry the same key become one step. */
  readonly mergeKey?: string;
}

interface Step {
  readonly label: StepLabel;
  readonly mergeKey: string | null;
  readonly forward: Patches;
  readonly backward: Patches;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export interface Edited {
  readonly template: Template;
  readonly history: History;
}

export const noHistory: History = { past: [], future: [] };

/** Enough for an afternoon's work; older steps fall off. */
const maxSteps = 500;

export function change({ template, history }: Edited, { label, recipe, mergeKey }: Change): Edited {
  const [next, forward, backward] = create(template, recipe, { enablePatches: true });
  if (forward.length === 0) return { template, history };
  const step: Step = { label, mergeKey: mergeKey ?? null, forward, backward };
  return { template: next, history: { past: add(history.past, step), future: [] } };
}

function add(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1);
  if (!last || last.mergeKey === null || last.mergeKey !== step.mergeKey)
    return [...past, step].slice(-maxSteps);
  const merged: Step = {
    label: step.label,
    mergeKey: step.mergeKey,
    forward: [...last.forward, ...step.forward],
    backward: [...step.backward, ...last.backward],
  };
  return [...past.slice(0, -1), merged];
}

/** Ends the step being typed: what is typed next is undone on its own. */
export function seal(history: History): History {
  const last = history.past.at(-1);
  if (!last || last.mergeKey === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: null }] };
}

export function undo({ template, history }: Edited): Edited {
  const step = history.past.at(-1);
  if (!step) return { template, history };
  return {
    template: apply(template, step.backward),
    history: { past: history.past.slice(0, -1), future: [{ ...step, mergeKey: null }, ...history.future] },
  };
}

export function redo({ template, history }: Edited): Edited {
  const [step, ...future] = history.future;
  if (!step) return { template, history };
  return { template: apply(template, step.forward), history: { past: [...history.past, step], future } };
}
