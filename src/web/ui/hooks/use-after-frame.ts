// Delays what may follow one frame later, such as charts, so that the numbers themselves appear sooner.
import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();

/** Everything scheduled during a frame runs together right after that frame was painted. */
function afterFrame(act: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(runWaiting));
  waiting.add(act);
  return () => waiting.delete(act);
}

function runWaiting(): void {
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

export function useAfterFrame<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState<Value>(() => value);
  useEffect(() => {
    if (Object.is(drawn, value)) return;
    return afterFrame(() => setDrawn(() => value));
  }, [drawn, value]);
  return drawn;
}
