// The one step that has a generated model otherwise by an answer alone.
import type { BusinessAnswers } from '#template/fields.ts';
import type { Template } from '#template/template.ts';
import type { StepLabel } from '#web/features/editor/document/history/history.ts';
import { generator } from '#web/features/editor/generation/generator/generator.ts';
import type { UnderstoodLine } from '#web/features/editor/generation/generator/protocol.ts';
import { madeQuestion } from '../request/generation-question.ts';
import { partsOf, type RefinedChange, refinedChange } from './refined-change.ts';

interface AnsweredChange extends RefinedChange {
  readonly understood: UnderstoodLine;
}

export async function answeredChange(
  template: Template,
  answers: BusinessAnswers,
  label: StepLabel,
): Promise<AnsweredChange> {
  const question = madeQuestion(template);
  const businessAnswers = { ...question.answers, ...answers };
  const [before, after] = await Promise.all([
    generator.generate(question),
    generator.generate({ ...question, answers: businessAnswers }),
  ]);
  const changed = refinedChange(template, {
    ...{ label, said: { businessAnswers } },
    ...{ before: partsOf(before), after: partsOf(after) },
  });
  return { ...changed, understood: after.understood };
}
