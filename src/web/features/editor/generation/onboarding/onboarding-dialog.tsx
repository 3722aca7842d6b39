// The dialog that turns a short business description into a model: a form, the progress, and the result.
import { type ComponentProps, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Template } from '#template/template.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useNoSecondPress } from '#web/ui/second-press.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { closeEditorDialog, openEditorDialog } from '../../session/state/open-dialog.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import { isGeneratedFromLine, madeQuestion } from '../run/request/generation-question.ts';
import {
  type GenerationForm,
  generationRequestOf,
  initialGenerationForm,
  wholeText,
} from '../run/request/generation-request.ts';
import { useGenerationRun } from '../run/use-generation-run.ts';
import { Findings } from './findings/findings.tsx';
import { GenerationDone } from './generation-done.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import classes from './look/onboarding.module.css';
import { OnboardingForm } from './onboarding-form.tsx';
import { RefinementLine } from './refining/refinement-line.tsx';

const titles = defineMessages({
  form: { id: 'onboarding.title' },
  progress: { id: 'onboarding.title-progress' },
  done: { id: 'onboarding.title-done' },
});

const widthPx = 620;

interface OnboardingDialogProps {
  /** The model is made of the line that the template begins with, without asking about it first. */
  readonly isAtOnce: boolean;
}

export function OnboardingDialog({ isAtOnce }: OnboardingDialogProps) {
  const { formatMessage } = useIntl();
  const document = useTemplateDocument();
  const { start, cancel, askAgain, ...run } = useGenerationRun(isAtOnce ? 'progress' : 'form');
  const { stage, outcome } = run;
  const [isFirst] = useState(() => document.store.getState().template.showOnboardingDialog === true);
  const [before] = useState(() => initialGenerationForm(document.store.getState().template, isFirst));
  const [form, setForm] = useState(before);
  const [isAdjusting, setAdjusting] = useState(false);
  const [refined, setRefined] = useState<UnderstoodLine | null>(null);
  // The dialog shrinks under the second press of a double click, which would be beside it and cancel.
  useNoSecondPress(stage === 'form');
  const close = () => {
    closeEditorDialog(document);
    forgetFirst(document);
  };
  const generate = () => {
    const request = generationRequestOf(form);
    if (!request) return;
    openEditorDialog(document, { name: 'onboarding' });
    forgetFirst(document);
    setRefined(null);
    start(request);
  };
  useAtOnce(isAtOnce, generate);
  const adjust = () => {
    setForm(initialGenerationForm(document.store.getState().template, false));
    setAdjusting(true);
    askAgain();
  };
  const title = formatMessage(titles[stage]);
  const closeLabel = formatMessage({ id: 'app.close' });
  return (
    <Dialog isOpen onClose={stage === 'progress' ? cancel : close} {...{ title, closeLabel, widthPx }}>
      {stage === 'form' && (
        <FormStage
          {...{ form, before, isFirst, isAdjusting }}
          onChange={setForm}
          {...{ hasFailed: outcome === 'nothing', isBack: outcome !== null }}
          {...{ onGenerate: generate, onClose: close }}
        />
      )}
      {stage === 'progress' && <GenerationProgress {...run} onCancel={cancel} />}
      {stage === 'done' && (
        <GenerationDone
          {...run}
          hasIssues={outcome === 'in-part'}
          {...(refined && { ai: null, understood: refined })}
          {...{ onRefined: setRefined, onAdjust: adjust, onClose: close }}
        />
      )}
    </Dialog>
  );
}

function useAtOnce(isAtOnce: boolean, generate: () => void): void {
  const latest = useLatest(generate);
  useEffect(() => {
    if (isAtOnce) latest.current();
  }, [isAtOnce, latest]);
}

/** Where a model was generated before, it can be changed in one line, too, unless that was just offered. */
function FormStage(props: ComponentProps<typeof OnboardingForm>) {
  const { form, isAdjusting, onChange } = props;
  const { store } = useTemplateDocument();
  const isGenerated = useTemplateFact(isGeneratedFromLine);
  const answered = () => onChange(withAnswersOf(form, store.getState().template));
  return (
    <div className={classes.form}>
      {isGenerated && !isAdjusting && (
        <>
          <Findings onMoved={answered} />
          <RefinementLine onRefined={answered} />
          <h3 className={classes.anew}>
            <FormattedMessage id="refine.or-anew" />
          </h3>
        </>
      )}
      <OnboardingForm {...props} />
    </div>
  );
}

/** Answers are those of their words; others are being typed. */
const withAnswersOf = (form: GenerationForm, template: Template): GenerationForm =>
  wholeText(form) === madeQuestion(template).text
    ? { ...form, answers: template.businessAnswers ?? {}, wrongSizes: [] }
    : form;

/** A new template asks on its own only until it is answered. */
function forgetFirst({ store, note }: ReturnType<typeof useTemplateDocument>): void {
  if (store.getState().template.showOnboardingDialog !== true) return;
  note((draft) => {
    draft.showOnboardingDialog = false;
  });
}
