// Holds the latest value for code that runs later, so that a callback can keep its identity.
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
