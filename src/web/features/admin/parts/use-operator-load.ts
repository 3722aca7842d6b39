// Loads or changes something for an operator: idle until asked, then loading, and loaded or failed, which can be tried again.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { noteOperatorRefusal } from './operator-refusal.ts';

export type LoadState = 'idle' | 'loading' | 'loaded' | 'failed';

export interface OperatorLoad<Value, Args extends readonly unknown[]> {
  readonly state: LoadState;
  /** What was loaded last; it stays while more is loading, and after a failure. */
  readonly value: Value | null;
  readonly error: unknown;
  /** Null if it failed, or if another load began meanwhile. */
  readonly load: (...args: Args) => Promise<Value | null>;
  /** The last load again. */
  readonly retry: () => void;
  /** Replaces the value, as after a change of one of its rows. */
  readonly set: (value: Value) => void;
  /** As it was before anything was loaded; what is under way is given up. */
  readonly clear: () => void;
}

interface Shown<Value> {
  readonly state: LoadState;
  readonly value: Value | null;
  readonly error: unknown;
}

const nothing = { state: 'idle', value: null, error: null } as const;

export function useOperatorLoad<Value, Args extends readonly unknown[]>(
  run: (signal: AbortSignal, ...args: Args) => Promise<Value>,
): OperatorLoad<Value, Args> {
  const queryClient = useQueryClient();
  const latestRun = useLatest(run);
  const [shown, setShown] = useState<Shown<Value>>(nothing);
  const pending = useRef<AbortController | null>(null);
  const lastArgs = useRef<Args | null>(null);
  useEffect(() => () => pending.current?.abort(), []);

  const load = useCallback(
    async (...args: Args) => {
      pending.current?.abort();
      const mine = new AbortController();
      pending.current = mine;
      lastArgs.current = args;
      setShown(({ value }) => ({ state: 'loading', value, error: null }));
      try {
        const value = await latestRun.current(mine.signal, ...args);
        if (mine.signal.aborted) return null;
        setShown({ state: 'loaded', value, error: null });
        return value;
      } catch (error) {
        if (mine.signal.aborted) return null;
        noteOperatorRefusal(queryClient, error);
        setShown(({ value }) => ({ state: 'failed', value, error }));
        return null;
      }
    },
    [queryClient, latestRun],
  );
  const retry = useCallback(() => {
    if (lastArgs.current) void load(...lastArgs.current);
  }, [load]);
  const set = useCallback((value: Value) => setShown((before) => ({ ...before, value })), []);
  const clear = useCallback(() => {
    pending.current?.abort();
    setShown(nothing);
  }, []);
  return { ...shown, load, retry, set, clear };
}
