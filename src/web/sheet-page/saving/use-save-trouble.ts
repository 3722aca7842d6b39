// Whether something stands in the way of saving, which its user is told in a strip of its own.
import { useSyncExternalStore } from 'react';
import type { Saver, SaveStatus } from './saver.ts';

const troubles: readonly SaveStatus[] = ['conflict', 'unreachable', 'refused'];

const untold = () => () => undefined;

export const useSaveTrouble = (saver: Saver | null): boolean =>
  useSyncExternalStore(
    saver?.store.subscribe ?? untold,
    () => saver !== null && troubles.includes(saver.store.getState().status),
  );
