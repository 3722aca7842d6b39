// The fields whose text cannot be taken; while there are any, not everything on the screen is in the template.
import { type KeyboardEvent, useEffect, useId } from 'react';
import { create } from 'zustand';
import { type CheckedText, type CheckedTextOptions, useCheckedText } from '#web/ui/use-checked-text.ts';

const useRefused = create<{ readonly fields: ReadonlySet<string> }>(() => ({ fields: new Set() }));

export const useHasRefusedField = (): boolean => useRefused(({ fields }) => fields.size > 0);

interface TemplateText<Fault> extends CheckedText<Fault> {
  /** Ctrl+Z first takes back what is not in the template, and only then a step of the template. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const isUndo = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && code === 'KeyZ';

/** A text of the template, taken only when it is right; what is refused is told to the rest of the editor. */
export function useTemplateText<Fault>(options: CheckedTextOptions<Fault>): TemplateText<Fault> {
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isRefused || field.text === options.value || !isUndo(event)) return;
    event.preventDefault();
    event.stopPropagation();
    field.type(options.value);
  };
  return { ...field, onKeyDown };
}
