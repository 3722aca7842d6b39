// A choice among many, in groups or not, found by typing any of its words.
import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWholeOnFocus } from '#web/ui/fields/use-whole-on-focus.ts';
import classes from './choice-select.module.css';
import { foundAmong, type SelectChoice } from './found-choices.ts';

interface ChoiceSelectProps {
  readonly label: string;
  /** Read out only. */
  readonly isLabelHidden?: boolean;
  readonly icon?: ReactNode;
  readonly choices: readonly SelectChoice[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  /** What to do where no choice has the typed words. */
  readonly nothingFound: string;
  readonly placeholder?: string;
  readonly isOpenAtFirst?: boolean;
  readonly onChoose: (id: string) => void;
}

/** Each group once, where its first choice stands. */
function listed(choices: readonly SelectChoice[]): NonNullable<SelectProps['data']> {
  const groups = new Map<string, { group: string; items: ComboboxItem[] }>();
  const data: (ComboboxItem | { group: string; items: ComboboxItem[] })[] = [];
  for (const { id, name, group } of choices) {
    const item = { value: id, label: name };
    const known = group === undefined ? undefined : groups.get(group);
    if (group === undefined) data.push(item);
    else if (known) known.items.push(item);
    else {
      const made = { group, items: [item] };
      groups.set(group, made);
      data.push(made);
    }
  }
  return data;
}

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
  const { isLabelHidden = false, icon } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Once the list is there to be named by its field.
    const timer = setTimeout(() => setOpen(isOpenAtFirst));
    return () => clearTimeout(timer);
  }, [isOpenAtFirst]);
  const { isFocused, field, ofFocus } = useFocus(choices.find(({ id }) => id === value)?.name);
  const listName = useId();
  // Hundreds of options in each list would be drawn at every keystroke anywhere in the dialog.
  const shown = isOpen || isFocused ? choices : choices.filter(({ id }) => id === value);
  return (
    <Select
      ref={field}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      {...(icon !== undefined && { leftSection: icon })}
      data={listed(shown)}
      value={value}
      searchable
      allowDeselect={false}
      autoComplete="off"
      filter={foundAmong(choices)}
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
