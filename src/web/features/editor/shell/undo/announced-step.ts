// The step that was undone or redone last, for screen readers.
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';

interface AnnouncedStep {
  readonly text: string;
  /** The template after the step; once it changes there is nothing to announce. */
  readonly template: Template;
  /** Distinguishes consecutive steps with the same name, so that each is announced. */
  readonly turn: number;
}

const announcedStep = documentStore<{ readonly step: AnnouncedStep | null }>(() => ({ step: null }));

export const useAnnouncedStep = announcedStep.use;

export const announceStep = (document: TemplateDocument, text: string): void =>
  announcedStep.of(document).setState(({ step }) => ({
    step: { text, template: document.store.getState().template, turn: (step?.turn ?? 0) + 1 },
  }));
