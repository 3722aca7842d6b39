// Shows the dialog of the model's settings that is open; its code comes with the first one.
import { lazy, Suspense, useEffect } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useSettings } from './settings-state.ts';

const SettingsDialog = lazy(async () => ({
  default: (await loadLater(() => import('./settings-dialog.tsx'))).SettingsDialog,
}));

export function SettingsHost() {
  const kind = useSettings((state) => state.kind);
  // Another template opens without the dialog of this one.
  useEffect(() => () => useSettings.setState({ kind: null, opener: null }), []);
  return (
    kind && (
      <Suspense fallback={null}>
        <SettingsDialog key={kind} kind={kind} />
      </Suspense>
    )
  );
}
