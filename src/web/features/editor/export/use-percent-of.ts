// Asks how far a build is, now and then while it lasts.
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';

/** Most workbooks are there sooner, and need no word of how far they are. */
const askEveryMs = 700;

/** Null until the server has said something. */
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
