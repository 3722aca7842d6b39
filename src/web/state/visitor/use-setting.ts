// One setting of the visitor, which shows the new value while it is still being saved.
import { useState } from 'react';
import { useSaveSettings, useVisitor, type Visitor } from './visitor.ts';

type VisitorSettings = Visitor['settings'];
type Choosable = 'analytics' | 'enabledInflation' | 'language' | 'showOnboarding' | 'useAI';

interface Setting<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly isError: boolean;
}

export function useSetting<Name extends Choosable>(name: Name): Setting<VisitorSettings[Name]> {
  const { settings } = useVisitor();
  const { mutate, isError } = useSaveSettings();
  // The pending state starts a moment later, and a switch would flip back meanwhile.
  const [wanted, setWanted] = useState<VisitorSettings[Name] | null>(null);
  const change = (value: VisitorSettings[Name]) => {
    setWanted(() => value);
    mutate({ [name]: value }, { onSettled: () => setWanted(null) });
  };
  return { value: wanted ?? settings[name], change, isError };
}
