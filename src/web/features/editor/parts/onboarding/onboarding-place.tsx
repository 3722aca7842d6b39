// Opens the dialog that generates a model: by itself in a new template, and whenever it is asked for.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useTemplateFact } from '../../document-context.ts';
import { useOnboarding } from './onboarding-state.ts';

const OnboardingDialog = lazy(async () => ({
  default: (await loadLater(() => import('./onboarding-dialog.tsx'))).OnboardingDialog,
}));

export function OnboardingPlace() {
  const uuid = useTemplateFact((template) => template.uuid);
  const showOnboardingDialog = useTemplateFact((template) => template.showOnboardingDialog);
  const isAsked = useOnboarding(({ askedIn }) => askedIn === uuid);
  return showOnboardingDialog === true || isAsked ? (
    <Suspense fallback={null}>
      <OnboardingDialog />
    </Suspense>
  ) : null;
}
