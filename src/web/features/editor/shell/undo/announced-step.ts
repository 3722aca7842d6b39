// The step that was taken back or taken again last, for the voice that tells of it.
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';

interface AnnouncedStep {
  readonly text: string;
  /** What the step led to; once the template differs there is nothing to tell any more. */
  readonly template: Template;
  /** Steps in a row that are called alike are told apart by it, and each is told. */
  readonly turn: number;
}

const announcedStep = documentStore<{ readonly step: AnnouncedStep | null }>(() => ({ step: null }));

export const useAnnouncedStep = announcedStep.use;

export const announceStep = (document: TemplateDocument, text: string): void =>
  announcedStep.of(document).setState(({ step }) => ({
    step: { text, template: document.store.getState().template, turn: (step?.turn ?? 0) + 1 },
  }));
