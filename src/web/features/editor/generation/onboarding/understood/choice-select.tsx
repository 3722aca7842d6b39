// A choice among many, found by typing any of its words.
import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
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

export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, choices, value, nothingFound, placeholder, isOpenAtFirst = false, onChoose } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Select
      label={label}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
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
      attributes={{ options: { tabIndex: 0 } }}
      {...(classes.choices !== undefined && { classNames: { options: classes.choices } })}
      {...(placeholder !== undefined && { placeholder })}
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
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
