// The dialog that turns a short business description into a model: a form, the progress, and the result.
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplateDocument } from '../../document/document-context.ts';
import { closeEditorDialog, openEditorDialog } from '../../session/state/open-dialog.ts';
import { generationRequestOf, initialGenerationForm } from '../run/generation-request.ts';
import { useGenerationRun } from '../run/use-generation-run.ts';
import { GenerationDone } from './generation-done.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { OnboardingForm } from './onboarding-form.tsx';

const titles = defineMessages({
  form: { id: 'onboarding.title' },
  progress: { id: 'onboarding.title-progress' },
  done: { id: 'onboarding.title-done' },
});

const widthPx = 620;

export function OnboardingDialog() {
  const { formatMessage } = useIntl();
  const document = useTemplateDocument();
  const { stage, states, outcome, fallbackNames, understood, start, cancel } = useGenerationRun();
  const [isFirst] = useState(() => document.store.getState().template.showOnboardingDialog === true);
  const [form, setForm] = useState(() => initialGenerationForm(document.store.getState().template, isFirst));
  const close = () => {
    closeEditorDialog(document);
    forgetFirst(document);
  };
  const generate = () => {
    const request = generationRequestOf(form);
    if (!request) return;
    openEditorDialog(document, { name: 'onboarding' });
    forgetFirst(document);
    start(request);
  };
  return (
    <Dialog
      title={formatMessage(titles[stage])}
      isOpen
      onClose={stage === 'progress' ? cancel : close}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      {stage === 'form' && (
        <OnboardingForm
          form={form}
          onChange={setForm}
          isFirst={isFirst}
          hasFailed={outcome === 'nothing'}
          onGenerate={generate}
          onClose={close}
        />
      )}
      {stage === 'progress' && <GenerationProgress states={states} onCancel={cancel} />}
      {stage === 'done' && (
        <GenerationDone
          hasIssues={outcome === 'in-part'}
          fallbackNames={fallbackNames}
          understood={understood}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

/** A new template asks on its own only until it is answered. */
function forgetFirst({ store, note }: ReturnType<typeof useTemplateDocument>): void {
  if (store.getState().template.showOnboardingDialog !== true) return;
  note((draft) => {
    draft.showOnboardingDialog = false;
  });
}
