// Scrolls to a template that has just been created and marks it as new.
import { useEffect, useRef } from 'react';
import { useFreshTemplate } from './fresh-template.ts';

export function useFreshMark(uuid: string) {
  const ref = useRef<HTMLLIElement>(null);
  const isFresh = useFreshTemplate((fresh) => fresh.uuid === uuid);
  useEffect(() => {
    if (isFresh) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);
  return { ref, 'data-fresh': isFresh || undefined };
}
