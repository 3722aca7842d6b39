// What the words in the form are understood as, asked a moment after each change.
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useTemplate } from '../../document/document-context.ts';
import { generator } from '../generator/generator.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import { combinedWith } from '../run/refined/addition.ts';
import { questionOf } from '../run/request/generation-question.ts';
import { type GenerationForm, wholeText } from '../run/request/generation-request.ts';

const quietMs = 250;
/** While the length is being typed. */
const anyPeriodCount = 36;

interface Asked {
  /** Null until something is understood; the last answer stays until the next is there. */
  readonly understood: UnderstoodLine | null;
  /** The business that it becomes part of; null where it stands for itself. */
  readonly combined: UnderstoodLine | null;
  /** Until there is an answer to the first words, whatever it is. */
  readonly isReading: boolean;
}

const nothing: Asked = { understood: null, combined: null, isReading: false };

export function useUnderstood(form: GenerationForm): Asked {
  const template = useTemplate();
  const [asked, setAsked] = useState<Asked>(nothing);
  const latest = useLatest({ template, form });
  const text = wholeText(form);
  const { isReplacing } = form;
  const question = JSON.stringify({
    ...questionOf(template, { ...form, periodCount: anyPeriodCount }),
    ...{ isReplacing },
  });
  const example = useIntl().formatMessage({ id: 'onboarding.prompt-example' });
  const first = useRef({ question, example });
  const askedText = useRef('');
  // What it takes to understand is loaded while the first word is being typed; a whole line takes all of it.
  useEffect(() => {
    const asked = JSON.parse(first.current.question);
    const whole = { ...asked, text: asked.text || first.current.example };
    void generator.understand(whole).catch(() => null);
  }, []);
  useEffect(() => {
    let isNewest = true;
    if (text === '') {
      setAsked(nothing);
      return;
    }
    setAsked((before) => (before.understood === null ? { ...nothing, isReading: true } : before));
    const ask = async () => {
      const { template: own, form: typed } = latest.current;
      const request = { ...typed, periodCount: anyPeriodCount };
      const [understood, combined] = await Promise.all([
        generator.understand(JSON.parse(question)).catch(() => null),
        combinedWith(own, request, generator).catch(() => null),
      ]);
      if (isNewest) setAsked({ understood, combined, isReading: false });
    };
    // Nobody types where a field was chosen from.
    const timer = setTimeout(() => void ask(), askedText.current === text ? 0 : quietMs);
    askedText.current = text;
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [question, text, latest]);
  return asked;
}
