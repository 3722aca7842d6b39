// Which settings rule which sheet; their button comes after the numbers.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import type { SettingsKind } from './settings-state.ts';

const SheetSettings = lazy(async () => ({
  default: (await loadLater(() => import('./sheet-settings.tsx'))).SheetSettings,
}));

const kindsOfSheets: Readonly<Record<string, readonly SettingsKind[]>> = {
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
  const kinds = kindsOfSheets[sheetId];
  return (
    kinds && (
      <Suspense fallback={null}>
        <SheetSettings kinds={kinds} {...button} />
      </Suspense>
    )
  );
}
