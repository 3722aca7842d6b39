// Completes the name that is being written in a formula, by keys or by a click.
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { completed, completions, type WrittenName } from './completion.ts';

interface WrittenText {
  readonly value: string;
  readonly names: readonly WrittenName[];
  readonly onChange: (text: string) => void;
}

/** A name is taken with Tab or Enter once it is picked with an arrow, so that both keep their usual meaning otherwise. */
export function useCompletion({ value, names, onChange }: WrittenText) {
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const isOffering = isFocused && !isClosed && caret !== null;
  const offered = isOffering ? completions(value, caret, names) : [];
  const picked = offered.find(({ id }) => id === pickedId);
  const take = (name: WrittenName) => {
    const next = completed(value, caret ?? value.length, name);
    onChange(next.text);
    setCaret(next.caret);
    setPickedId(null);
    // Once the new text stands there.
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.value);
    setCaret(event.currentTarget.selectionStart);
    setPickedId(null);
    setClosed(false);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys pressed during composition belong to the input method.
    if (event.nativeEvent.isComposing || offered.length === 0) return;
    const next = afterKey(event.key, picked ? offered.indexOf(picked) : -1, offered.length);
    if (next !== undefined) setPickedId(offered[next]?.id ?? null);
    else if (event.key === 'Escape') setClosed(true);
    else if ((event.key === 'Enter' || event.key === 'Tab') && picked) take(picked);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = {
    ...{ onChange: type, onKeyDown: keys },
    onSelect: () => setCaret(field.current?.selectionStart ?? null),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { field, caret, offered, picked, isFocused, events, take };
}

/** The line a key moves to; before the first there is none. */
function afterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}
