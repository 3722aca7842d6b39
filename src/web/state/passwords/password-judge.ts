// The judge of new passwords, whose lists are loaded when somebody begins to type one.
import { useEffect, useState } from 'react';
import { loadLazily } from '#web/api/load-lazily.ts';
import type { PasswordJudge } from './password-strength.ts';

let loading: Promise<PasswordJudge> | null = null;

function loadJudge(): Promise<PasswordJudge> {
  loading ??= loadLazily(() => import('#contract/passwords/weak-passwords.ts')).then(
    ({ WeakPasswords }) => new WeakPasswords(),
  );
  return loading;
}

/** Null until it is loaded. */
export function usePasswordJudge(isNeeded: boolean): PasswordJudge | null {
  const [judge, setJudge] = useState<PasswordJudge | null>(null);
  useEffect(() => {
    if (!isNeeded || judge !== null) return;
    let isShown = true;
    loadJudge().then(
      (loaded) => isShown && setJudge(loaded),
      // Without it the server judges alone; the next field tries again.
      () => {
        loading = null;
      },
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded, judge]);
  return judge;
}
