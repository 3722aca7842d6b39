// What was given last, for what is done later: a function may then stay the same one.
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
