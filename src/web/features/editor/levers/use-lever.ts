// One slider: how far it is from what the number was before, and what moving it does.
import { useMemo } from 'react';
import { useTemplateDocument } from '../document/document-context.ts';
import { rememberBefore, useBefore } from './levers-before.ts';
import type { Lever } from './model-levers.ts';
import { percentFrom, scaledText } from './scaled-text.ts';

export interface LeverMoves {
  /** As it was. */
  readonly before: string;
  readonly percent: number;
  readonly move: (percent: number) => void;
  /** Ends a drag, so that the next is undone by itself. */
  readonly end: () => void;
}

export function useLever(lever: Lever, scenario: number): LeverMoves {
  const open = useTemplateDocument();
  const { edit, seal } = open;
  const key = `${scenario} ${lever.row}`;
  const known = useBefore(key);
  const percent = useMemo(
    () => (known === undefined ? null : percentFrom(known.text, lever.text)),
    [known, lever.text],
  );
  // What was typed elsewhere since then is where the slider begins.
  const before = known === undefined || percent === null ? lever : known;
  return {
    before: before.text,
    percent: percent ?? 0,
    move: (to) => {
      rememberBefore(open, key, before);
      edit(lever.change(to === 0 ? before.own : scaledText(before.text, to)));
    },
    end: seal,
  };
}
