// Screens in place of the editor that few people see: their code loads when one of them is shown.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { EditorSkeleton } from '../layout/editor-skeleton.tsx';

const meanwhile = <EditorSkeleton />;

export const OfferedTemplate = awaitedPart(
  () => import('./offered-template.tsx'),
  'OfferedTemplate',
  meanwhile,
);

export const LimitReached = awaitedPart(() => import('./limit-reached.tsx'), 'LimitReached', meanwhile);

export const NothingNewInView = awaitedPart(
  () => import('./nothing-new-in-view.tsx'),
  'NothingNewInView',
  meanwhile,
);
