// Fetches what the page needs after its first numbers, such as its search.
import { useEffect, useState } from 'react';

type LaterParts = typeof import('./later-parts.ts')['laterParts'];

/** Null until they are here; what could not be fetched is tried again when `asked` is another one. */
export function useLaterParts(asked = 0): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    let isHere = asked >= 0;
    import('./later-parts.ts').then(
      ({ laterParts }) => {
        if (isHere) setParts(laterParts);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [asked]);
  return parts;
}
