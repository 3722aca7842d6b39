// Every figure, by the group that `npm run bench -- <group>` names.
import { adminFigures } from './admin/admin-figures.ts';
import { circularMemory, circularTime } from './audit/circular-sums.ts';
import { engineFigures } from './engine/engine-figures.ts';
import type { Measurement } from './figure.ts';
import { generationFigures } from './generation/generation-figures.ts';
import { loadFigures } from './server/load-figures.ts';
import { loopHoldFigures } from './server/loop-hold.ts';
import { restMemory } from './server/rest-memory.ts';
import { startTime } from './server/start-time.ts';
import { editorMemory } from './web/editor-memory.ts';
import { editorSize } from './web/editor-size.ts';
import { firstPageSize } from './web/first-page-size.ts';
import { firstPaint } from './web/first-paint.ts';
import { keyPresses } from './web/key-press.ts';
import { scrolling } from './web/scroll.ts';
import { sheetEdit } from './web/sheet-edit.ts';
import { sheetEngineSize } from './web/sheet-engine-size.ts';
import { sheetPageReadable, sheetPageSize } from './web/sheet-page.ts';
import { sheetScrolling } from './web/sheet-scroll.ts';
import { templateToFile } from './xlsx/template-to-file.ts';
import { writeMemory } from './xlsx/write-memory.ts';
import { writeAgainstExceljs, writeAgainstHucre } from './xlsx/write-time.ts';

export const figures: Readonly<Record<string, readonly Measurement[]>> = {
  engine: engineFigures,
  generation: generationFigures,
  xlsx: [writeAgainstExceljs, writeAgainstHucre, writeMemory, templateToFile],
  audit: [circularMemory, circularTime],
  web: [
    firstPageSize,
    editorSize,
    sheetEngineSize,
    ...firstPaint,
    editorMemory,
    ...keyPresses,
    ...scrolling,
    sheetPageSize,
    sheetPageReadable,
    sheetEdit,
    ...sheetScrolling,
  ],
  admin: adminFigures,
  // The holds last: they leave this process with a low priority.
  server: [startTime, restMemory, ...loadFigures, ...loopHoldFigures],
};
