// The one step of changing a generated model by what is said of its business: it keeps what the user did by hand, and undo takes it back.
import type { Draft } from 'mutative';
import { isUnnamed } from '#template/default-names.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import { beginningOf } from '#template/limits.ts';
import type { Template } from '#template/template.ts';
import { putPlace } from '#web/features/editor/document/edits/put-place.ts';
import type { DocumentChange, StepLabel } from '#web/features/editor/document/history/history.ts';
import type { GeneratedLine } from '#web/features/editor/generation/generator/protocol.ts';
import type { GeneratedParts } from './paired-lines.ts';
import { type RefinedSummary, refinedTemplate } from './refined-template.ts';

export interface Refinement {
  readonly label: StepLabel;
  /** Generated from what was said so far, and from what is said now. */
  readonly before: GeneratedParts;
  readonly after: GeneratedParts;
  /** What is said now, and what it is understood with. */
  readonly said: Pick<Template, 'businessTerms' | 'businessProposal'> & {
    readonly businessAnswers: BusinessAnswers;
  };
}

export interface RefinedChange {
  readonly change: DocumentChange;
  readonly summary: RefinedSummary;
}

export const partsOf = ({ template, understood }: GeneratedLine): GeneratedParts => ({
  template,
  kindIds: understood.parts.map(({ kindId }) => kindId),
  title: understood.title,
});

/** A name that was made of the words before follows what is understood now; one that somebody typed stays. */
function putTitle(draft: Draft<Template>, before: GeneratedParts, { title }: GeneratedParts): void {
  if (!title || title === before.title) return;
  const short = beginningOf(title);
  const { name, businessTitle = draft.openAIPrompt } = draft;
  if (name.trim() === businessTitle.trim() || isUnnamed(name)) draft.name = short;
  draft.businessTitle = short;
}

export function refinedChange(template: Template, refinement: Refinement): RefinedChange {
  const { label, before, after, said } = refinement;
  const refined = refinedTemplate(template, before, after);
  return {
    summary: refined.summary,
    change: {
      label,
      recipe: (draft) => {
        const { description, moneyUnits, data } = refined.template;
        Object.assign(draft, { description, moneyUnits, ...said });
        putPlace(draft, after.template);
        putTitle(draft, before, after);
        Object.assign(draft.data, data);
      },
    },
  };
}
