// The part of a text around what is wrong with it, with the place marked.
import classes from './expression.module.css';

export interface ShownFault {
  readonly text: string;
  /** From 1; null where it has no place in a text. */
  readonly column: number | null;
  readonly length: number;
}

/** Enough to recognise the place, short enough for a phone. */
const around = 14;

interface FaultMarkProps {
  readonly text: string;
  /** From 1. */
  readonly column: number;
  readonly length: number;
}

export function FaultMark({ text, column, length }: FaultMarkProps) {
  const at = Math.min(column - 1, text.length);
  // A number or a name is marked whole.
  const [word = ''] = /^[\p{L}\p{M}\p{N}_.]*/u.exec(text.slice(at)) ?? [];
  const end = Math.min(text.length, at + Math.max(1, length, word.length));
  const [from, to] = [Math.max(0, at - around), Math.min(text.length, end + around)];
  return (
    // The sentence above says the same in words.
    <p className={classes.mark} aria-hidden="true">
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark>{text.slice(at, end) || '\u00a0'}</mark>
      {text.slice(end, to)}
      {to < text.length && '…'}
    </p>
  );
}
