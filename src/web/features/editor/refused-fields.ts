// The fields whose text cannot be taken; while there are any, not everything on the screen is in the template.
import { useEffect, useId } from 'react';
import { create } from 'zustand';
import { type CheckedText, type CheckedTextOptions, useCheckedText } from '#web/ui/use-checked-text.ts';

const useRefused = create<{ readonly fields: ReadonlySet<string> }>(() => ({ fields: new Set() }));

export const useHasRefusedField = (): boolean => useRefused(({ fields }) => fields.size > 0);

/** A text of the template, taken only when it is right; what is refused is told to the rest of the editor. */
export function useTemplateText<Fault>(options: CheckedTextOptions<Fault>): CheckedText<Fault> {
  const field = useCheckedText(options);
  const id = useId();
  const isRefused = field.fault !== null;
  useEffect(() => {
    if (!isRefused) return;
    useRefused.setState(({ fields }) => ({ fields: new Set([...fields, id]) }));
    return () => {
      useRefused.setState(({ fields }) => ({ fields: new Set([...fields].filter((one) => one !== id)) }));
    };
  }, [isRefused, id]);
  return field;
}
