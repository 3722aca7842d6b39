// The undo strip of a disabled sheet, whose code loads right after the page.
import { awaitedPart } from '#web/api/awaited-part.tsx';

export const LeavingStrip = awaitedPart(() => import('./leaving-strip.tsx'), 'LeavingStrip');
