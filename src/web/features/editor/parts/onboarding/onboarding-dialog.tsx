// The dialog that turns a few words about a business into a model: a form, the steps as they go, and what came of them.
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { firstDraft, wishOf } from '../../document/generation/generation-wish.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { GenerationDone } from './generation-done.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { closeOnboarding, openOnboarding } from './onboarding-state.ts';
import { useGenerationRun } from './use-generation-run.ts';

const titles = defineMessages({
  form: { id: 'onboarding.title' },
  progress: { id: 'onboarding.title-progress' },
  done: { id: 'onboarding.title-done' },
});

const widthPx = 620;

export function OnboardingDialog() {
  const { formatMessage } = useIntl();
  const document = useTemplateDocument();
  const { stage, states, outcome, instead, start, cancel } = useGenerationRun();
  const [isFirst] = useState(() => document.store.getState().template.showOnboardingDialog === true);
  const [draft, setDraft] = useState(() => firstDraft(document.store.getState().template, isFirst));
  const close = () => {
    closeOnboarding();
    forgetFirst(document);
  };
  const generate = () => {
    const wish = wishOf(draft);
    if (!wish) return;
    openOnboarding(document.uuid);
    forgetFirst(document);
    start(wish);
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
          draft={draft}
          onChange={setDraft}
          isFirst={isFirst}
          hasFailed={outcome === 'nothing'}
          onGenerate={generate}
          onClose={close}
        />
      )}
      {stage === 'progress' && <GenerationProgress states={states} onCancel={cancel} />}
      {stage === 'done' && (
        <GenerationDone hasIssues={outcome === 'in-part'} instead={instead} onClose={close} />
      )}
    </Dialog>
  );
}

/** A new template asks by itself only until it is answered. */
function forgetFirst({ store, note }: ReturnType<typeof useTemplateDocument>): void {
  if (store.getState().template.showOnboardingDialog !== true) return;
  note((draft) => {
    draft.showOnboardingDialog = false;
  });
}
