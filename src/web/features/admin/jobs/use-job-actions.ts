// Has a job done once more or now, and an email sent again; the list is read anew afterwards.
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { useOperatorLoad } from '../parts/use-operator-load.ts';

type Action = 'retryJob' | 'runJob' | 'sendLetterAgain';

export interface JobActions {
  readonly retry: (id: string) => void;
  readonly run: (id: string) => void;
  readonly sendAgain: (id: string) => void;
  /** The job that something is being done to. */
  readonly busyId: string | null;
  /** Null if nothing went wrong. */
  readonly error: unknown;
  readonly clear: () => void;
}

export function useJobActions(onChanged: () => void): JobActions {
  const [busyId, setBusyId] = useState<string | null>(null);
  const change = useOperatorLoad((signal, action: Action, id: string) =>
    call(action, { signal, params: { id } }),
  );
  const act = (action: Action) => async (id: string) => {
    setBusyId(id);
    if ((await change.load(action, id)) !== null) onChanged();
    setBusyId(null);
  };
  const [retry, run, sendAgain] = [act('retryJob'), act('runJob'), act('sendLetterAgain')];
  return {
    retry: (id) => void retry(id),
    run: (id) => void run(id),
    sendAgain: (id) => void sendAgain(id),
    busyId,
    error: change.state === 'failed' ? change.error : null,
    clear: change.clear,
  };
}
