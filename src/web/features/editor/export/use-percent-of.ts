// Polls the progress of an export while it is running.
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';

/** Most workbooks are ready sooner and need no progress. */
const askEveryMs = 700;

/** Null until the server has replied. */
export function usePercentOf(buildId: string | null): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  const asked = useRef(buildId);
  useEffect(() => {
    asked.current = buildId;
    setPercent(null);
    if (buildId === null) return;
    const ask = async () => {
      const answer = await call('getBuild', { params: { id: buildId } }).catch(() => null);
      if (answer && asked.current === buildId) setPercent(answer.percent);
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [buildId]);
  return percent;
}
