// The step that was taken back or taken again last, for the voice that tells of it.
import { create } from 'zustand';
import type { Template } from '#template/template.ts';

interface SaidStep {
  readonly text: string;
  /** What the step led to; once the template differs there is nothing to tell any more. */
  readonly template: Template;
  /** Steps in a row that are called alike are told apart by it, and each is told. */
  readonly turn: number;
}

export const useSaidStep = create<{ readonly said: SaidStep | null }>(() => ({ said: null }));

export const sayStep = (text: string, template: Template): void =>
  useSaidStep.setState(({ said }) => ({ said: { text, template, turn: (said?.turn ?? 0) + 1 } }));
