// Loads the page for a template that cannot be read when there is one.
import { awaitedPart } from '#web/api/awaited-part.tsx';

export const UnreadableTemplate = awaitedPart(
  () => import('./unreadable-template.tsx'),
  'UnreadableTemplate',
);

export const UnreadableOffer = awaitedPart(() => import('./unreadable-offer.tsx'), 'UnreadableOffer');
