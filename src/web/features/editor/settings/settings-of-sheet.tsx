// Which settings affect which sheet; their button loads after the numbers.
import { Suspense } from 'react';
import { isSheetId, type SheetId } from '#template/sections.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import type { SettingsKind } from '../session/state/open-dialog.ts';

const SheetSettings = lazyPart(() => import('./sheet-settings.tsx'), 'SheetSettings');

const kindsOfSheets: Readonly<Partial<Record<SheetId, readonly SettingsKind[]>>> = {
  assumptions: ['timeline', 'currency', 'tax', 'wc', 'npv', 'opening', 'sources'],
  wc: ['wc'],
  fixedassets: ['opening'],
  financing: ['opening'],
  is: ['tax'],
  bs: ['opening'],
  ip: ['npv'],
};

interface SettingsOfSheetProps {
  readonly sheetId: string;
  readonly sheet: string;
  readonly isTabStop: boolean;
}

export function SettingsOfSheet({ sheetId, ...button }: SettingsOfSheetProps) {
  const kinds = isSheetId(sheetId) ? kindsOfSheets[sheetId] : undefined;
  return (
    kinds && (
      <Suspense fallback={null}>
        <SheetSettings kinds={kinds} {...button} />
      </Suspense>
    )
  );
}
