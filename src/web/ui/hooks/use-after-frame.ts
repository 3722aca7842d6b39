// What may follow a frame later, such as drawings of numbers: the numbers themselves come sooner without it.
import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();

/** What is asked for while a frame is made runs right after it was painted, all of it together. */
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
