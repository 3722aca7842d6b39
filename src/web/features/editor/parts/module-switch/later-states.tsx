// How far a sheet has come, and what is left of one that was switched off: their code comes right after the page.
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';

const OwnModuleStateIcon = lazy(async () => ({
  default: (await loadLater(() => import('../generation/module-state-icon.tsx'))).ModuleStateIcon,
}));
const OwnLeavingStrip = lazy(async () => ({
  default: (await loadLater(() => import('./leaving-strip.tsx'))).LeavingStrip,
}));

export const ModuleStateIcon = (props: ComponentProps<typeof OwnModuleStateIcon>) => (
  <Suspense fallback={null}>
    <OwnModuleStateIcon {...props} />
  </Suspense>
);

export const LeavingStrip = (props: ComponentProps<typeof OwnLeavingStrip>) => (
  <Suspense fallback={null}>
    <OwnLeavingStrip {...props} />
  </Suspense>
);
