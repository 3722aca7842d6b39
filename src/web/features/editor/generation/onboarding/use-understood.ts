// What the words in the form are understood as, asked a moment after each change.
import { useEffect, useRef, useState } from 'react';
import { useTemplate } from '../../document/document-context.ts';
import { generator } from '../generator/generator.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import { questionOf } from '../run/generation-question.ts';
import { type GenerationForm, wholeText } from '../run/generation-request.ts';

const quietMs = 250;
/** While the length is being typed. */
const anyPeriodCount = 36;

/** Null until something is understood; the last answer stays until the next is there. */
export function useUnderstood(form: GenerationForm): UnderstoodLine | null {
  const template = useTemplate();
  const [understood, setUnderstood] = useState<UnderstoodLine | null>(null);
  const text = wholeText(form);
  const question = JSON.stringify(questionOf(template, { ...form, periodCount: anyPeriodCount }));
  const firstQuestion = useRef(question);
  // What it takes to understand is loaded while the first word is being typed.
  useEffect(() => {
    void generator.understand(JSON.parse(firstQuestion.current)).catch(() => null);
  }, []);
  useEffect(() => {
    let isNewest = true;
    if (text === '') {
      setUnderstood(null);
      return;
    }
    const ask = async () => {
      const answer = await generator.understand(JSON.parse(question)).catch(() => null);
      if (isNewest) setUnderstood(answer);
    };
    const timer = setTimeout(() => void ask(), quietMs);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [question, text]);
  return understood;
}
