// Undo and redo as patches, each step named and dated; continued typing in one field is one step.
import { apply, create, type Draft, type Patches } from 'mutative';
import type { MessageDescriptor } from 'react-intl';
import type { Template } from '#template/template.ts';

/** What a step did, ready to be shown in the visitor's language. */
export interface StepLabel {
  readonly message: MessageDescriptor;
  readonly values?: Readonly<Record<string, string>>;
  /** The one scenario whose numbers it changed, counted from 0. */
  readonly scenario?: number;
}

export interface DocumentChange {
  readonly label: StepLabel;
  readonly recipe: (draft: Draft<Template>) => void;
  /** Consecutive changes with the same key become one step. */
  readonly mergeKey?: string;
  /** The time of the change; without it the template keeps its own. */
  readonly nowMs?: number;
}

interface Step {
  readonly label: StepLabel;
  readonly mergeKey: string | null;
  readonly forward: Patches;
  readonly backward: Patches;
  /** When the template was last changed before and after it, in ms since 1970: undo restores the earlier date. */
  readonly datedMs: { readonly before: number; readonly after: number };
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export interface EditedTemplate {
  readonly template: Template;
  readonly history: History;
}

export const noHistory: History = { past: [], future: [] };

/** Enough for an afternoon's work; older steps are dropped. */
const maxSteps = 500;

export function change(
  { template, history }: EditedTemplate,
  { label, recipe, mergeKey, nowMs }: DocumentChange,
): EditedTemplate {
  const [next, forward, backward] = create(template, recipe, { enablePatches: true });
  if (forward.length === 0) return { template, history };
  const datedMs = { before: template.timestamp, after: nowMs ?? next.timestamp };
  const step: Step = { label, mergeKey: mergeKey ?? null, forward, backward, datedMs };
  return { template: dated(next, datedMs.after), history: { past: add(history.past, step), future: [] } };
}

const dated = (template: Template, timestamp: number): Template =>
  template.timestamp === timestamp ? template : { ...template, timestamp };

/** One step to another state of the whole template, which can be undone like any other. */
export const replace = (edited: EditedTemplate, label: StepLabel, template: Template): EditedTemplate =>
  change(edited, {
    label,
    recipe: (draft) => {
      for (const key of Object.keys(draft)) if (!(key in template)) Reflect.deleteProperty(draft, key);
      Object.assign(draft, template);
    },
  });

function add(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1);
  if (!last || last.mergeKey === null || last.mergeKey !== step.mergeKey)
    return [...past, step].slice(-maxSteps);
  return [...past.slice(0, -1), merge(last, step)];
}

/** Continued typing in one field replaces the previous value; the values in between are not needed. */
function merge(last: Step, step: Step): Step {
  const { label, mergeKey } = step;
  const datedMs = { before: last.datedMs.before, after: step.datedMs.after };
  if (isReplacedBy(last, step))
    return { label, mergeKey, forward: step.forward, backward: last.backward, datedMs };
  const forward = [...last.forward, ...step.forward];
  return { label, mergeKey, forward, backward: [...step.backward, ...last.backward], datedMs };
}

const placeOf = ({ op, path }: Patches[number]): string => (op === 'replace' ? JSON.stringify(path) : '');

function isReplacedBy(last: Step, step: Step): boolean {
  const [place = ''] = last.forward.map(placeOf);
  const patches = [last.forward, last.backward, step.forward, step.backward];
  return place !== '' && patches.every((list) => list.length === 1 && list.map(placeOf)[0] === place);
}

/** Ends the step being typed: later typing is undone separately. */
export function seal(history: History): History {
  const last = history.past.at(-1);
  if (!last || last.mergeKey === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: null }] };
}

export function undo({ template, history }: EditedTemplate): EditedTemplate {
  const step = history.past.at(-1);
  if (!step) return { template, history };
  return {
    template: dated(apply(template, step.backward), step.datedMs.before),
    history: { past: history.past.slice(0, -1), future: [{ ...step, mergeKey: null }, ...history.future] },
  };
}

export function redo({ template, history }: EditedTemplate): EditedTemplate {
  const [step, ...future] = history.future;
  if (!step) return { template, history };
  return {
    template: dated(apply(template, step.forward), step.datedMs.after),
    history: { past: [...history.past, step], future },
  };
}
