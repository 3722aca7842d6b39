// A choice among many, found by typing any of its words.
import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWholeOnFocus } from '#web/ui/fields/use-whole-on-focus.ts';
import type { Choice } from '../../generator/protocol.ts';
import classes from '../look/onboarding.module.css';

interface ChoiceSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  /** What to do where no choice has the typed words. */
  readonly nothingFound: string;
  readonly placeholder?: string;
  readonly isOpenAtFirst?: boolean;
  readonly onChoose: (id: string) => void;
}

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').normalize('NFD').replace(/\p{M}/gu, '');

/** What is called exactly so comes first, then what begins so, then what has a word that does. */
function rankOf(name: string, search: string): number {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  return name.split(/[\s-]+/).some((word) => word.startsWith(search)) ? 2 : 3;
}

/** Those with all of the words. */
const found: NonNullable<SelectProps['filter']> = ({ options, search }) => {
  const typed = plain(search).trim();
  const words = typed.split(/\s+/);
  const matching = options.filter((option): option is ComboboxItem => {
    if (!('label' in option)) return false;
    const name = plain(option.label);
    return words.every((word) => name.includes(word));
  });
  const rank = ({ label }: ComboboxItem) => rankOf(plain(label), typed);
  return matching.sort((one, other) => rank(one) - rank(other));
};

/** Chooses what is marked, or else what is found first: a list that opens with a whole text in it marks nothing. */
function chooseByEnter(event: KeyboardEvent<HTMLInputElement>, listName: string): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  // Never makes the model, and nothing is chosen twice.
  event.preventDefault();
  event.stopPropagation();
  const list = document.querySelector(`[data-choices="${listName}"]`);
  const option = (mark: string) => list?.querySelector<HTMLElement>(`[data-combobox-${mark}]`);
  const isSearched = event.currentTarget.value.trim() !== '';
  const chosen = option('selected') ?? option('active') ?? (isSearched ? option('option') : null);
  chosen?.click();
}

/** What is chosen is typed over, however the field was reached, and once more after each choice. */
function useFocus(chosen: string | undefined) {
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Once the field shows what was chosen.
    const timer = setTimeout(() => {
      if (chosen !== undefined && document.activeElement === field.current) field.current?.select();
    });
    return () => clearTimeout(timer);
  }, [chosen]);
  const whole = useWholeOnFocus(() => true);
  const ofFocus: typeof whole = {
    ...whole,
    onMouseUp: (event) => {
      whole.onMouseUp(event);
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      if (value === chosen && selectionStart === selectionEnd) event.currentTarget.select();
    },
    onFocus: (event) => {
      setFocused(true);
      whole.onFocus(event);
    },
    onBlur: (event) => {
      setFocused(false);
      whole.onBlur(event);
    },
  };
  return { isFocused, field, ofFocus };
}

export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, choices, value, nothingFound, placeholder, isOpenAtFirst = false, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Once the list is there to be named by its field.
    const timer = setTimeout(() => setOpen(isOpenAtFirst));
    return () => clearTimeout(timer);
  }, [isOpenAtFirst]);
  const { isFocused, field, ofFocus } = useFocus(choices.find(({ id }) => id === value)?.name);
  const listName = useId();
  // Hundreds of options in each list would be drawn at every keystroke anywhere in the dialog.
  const listed = isOpen || isFocused ? choices : choices.filter(({ id }) => id === value);
  return (
    <Select
      ref={field}
      label={label}
      data={listed.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      searchable
      allowDeselect={false}
      autoComplete="off"
      filter={found}
      nothingFoundMessage={
        // A list of choices has nothing else in it.
        <span role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
          {nothingFound}
        </span>
      }
      // The list itself is scrolled, by the keys that move in it.
      withScrollArea={false}
      attributes={{ options: { tabIndex: 0, 'data-choices': listName } }}
      classNames={{ options: classes.choices ?? '', dropdown: classes.choicesAround ?? '' }}
      {...(placeholder !== undefined && { placeholder })}
      selectFirstOptionOnChange
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      {...(isOpenAtFirst && { autoFocus: true })}
      onChange={(id) => {
        if (id !== null) onChoose(id);
      }}
      onKeyDown={(event) => {
        // Closes the list, and not the dialog around it.
        if (event.key === 'Escape' && isOpen) event.stopPropagation();
      }}
      onKeyDownCapture={(event) => {
        if (isOpen) chooseByEnter(event, listName);
      }}
      {...ofFocus}
    />
  );
}
