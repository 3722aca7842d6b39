// What is left of a sheet that was switched off, whose code comes right after the page.
import { awaitedPart } from '#web/api/awaited-part.tsx';

export const LeavingStrip = awaitedPart(() => import('./leaving-strip.tsx'), 'LeavingStrip');
