// Shows a number as it is being typed while its field has it as it is stored; on leaving the field it is shown as stored.
import { useState } from 'react';
import { useTemplateFact } from '../../document/document-context.ts';
import { typedNumbers } from './typed-numbers.ts';

interface TypedText {
  readonly shown: string;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/** Text that `isRefused` stays as it is, for the field to refuse. */
export function useTypedText(
  stored: string,
  onType: (text: string) => void,
  isRefused?: (text: string) => boolean,
): TypedText {
  const language = useTemplateFact((template) => template.language);
  const [typed, setTyped] = useState<{ readonly text: string; readonly as: string } | null>(null);
  return {
    // Undo, or another scenario, puts other text in the field.
    shown: typed !== null && typed.as === stored ? typed.text : stored,
    type: (text) => {
      const as = isRefused?.(text) ? text : typedNumbers(text, language);
      setTyped(as === text ? null : { text, as });
      onType(as);
    },
    leave: () => setTyped(null),
  };
}
