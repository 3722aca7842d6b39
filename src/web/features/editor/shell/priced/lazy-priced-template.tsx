// Loads what is shown of an unpaid template when there is one.
import { awaitedPart } from '#web/api/awaited-part.tsx';

export const PricedTemplate = awaitedPart(() => import('./priced-template.tsx'), 'PricedTemplate');

export const UnpaidTemplate = awaitedPart(() => import('./unpaid-template.tsx'), 'UnpaidTemplate');
