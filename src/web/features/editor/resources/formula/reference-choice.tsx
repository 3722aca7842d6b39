// Chooses a row to read: a total of the model, the length of a period, one resource or one of its inputs.
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useTemplate } from '../../document/document-context.ts';
import {
  namedTargets,
  rowTargets,
  targetResources,
  withoutTotal,
} from '../../document/resources/references.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { targetNames, useReferenceName } from '../../fields/use-reference-name.ts';
import classes from './formula.module.css';

const faults = defineMessages({ cycle: { id: 'reference.cycle' }, gone: { id: 'reference.gone-why' } });

/** More are found by a word of their names. */
const mostAtAGlance = 20;
/** What is found is listed while somebody searches, instead of behind an arrow. */
const listed = { inputSize: '8', rightSection: <span />, classNames: { input: classes.list ?? '' } };

interface ReferenceChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Rows that cannot be chosen because they are calculated from the reader. */
  readonly refused: ReadonlySet<string>;
  /** Whether it may read nothing. */
  readonly isOptional?: boolean;
  readonly onChange: (target: string) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The rows of the model in groups: its totals, then the resources of each section with their inputs. */
function useGroups(refused: ReadonlySet<string>) {
  const { formatMessage } = useIntl();
  const resources = targetResources(useTemplate());
  const sectionIds = [...new Set(resources.map(({ sectionId }) => sectionId))];
  const groups = [
    {
      group: formatMessage({ id: 'formula.totals' }),
      items: namedTargets.map((id): Choice => ({ value: id, label: formatMessage(targetNames[id]) })),
    },
    ...sectionIds.map((sectionId) => ({
      group: formatMessage(sectionNames[sectionId]),
      items: resources
        .filter((one) => one.sectionId === sectionId)
        .flatMap((one) => [one, ...rowTargets(one)])
        .map(({ id, name }): Choice => ({ value: id, label: name })),
    })),
  ];
  return groups.map(({ group, items }) => ({ group, items: items.filter((one) => !refused.has(one.value)) }));
}

export function ReferenceChoice({
  label,
  value: stored,
  refused,
  isOptional,
  onChange,
}: ReferenceChoiceProps) {
  const { formatMessage } = useIntl();
  const nameOf = useReferenceName();
  const [search, setSearch] = useState('');
  const groups = useGroups(refused);
  const value = withoutTotal(stored);
  const known = groups.flatMap(({ items }) => items.map((one) => one.value));
  const isKnown = known.includes(value) || (isOptional === true && value === '');
  const fault = refused.has(value) ? faults.cycle : isKnown ? null : faults.gone;
  const word = search.trim().toLowerCase();
  const isShown = (one: Choice) => one.value === value || one.label.toLowerCase().includes(word);
  const shown = groups
    .map(({ group, items }) => ({ group, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      {known.length > mostAtAGlance && (
        <TextInput
          type="search"
          label={`${label}: ${formatMessage({ id: 'reference.find' })}`}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <NativeSelect
        label={label}
        value={value}
        error={fault && formatMessage(fault)}
        data={[
          // A deleted or refused row is still what is stored.
          ...(isKnown ? [] : [{ value, label: nameOf(value) ?? formatMessage({ id: 'reference.gone' }) }]),
          ...(isOptional ? [{ value: '', label: formatMessage({ id: 'reference.none' }) }] : []),
          ...shown,
        ]}
        {...(word !== '' && listed)}
        onChange={({ currentTarget }) => {
          setSearch('');
          onChange(currentTarget.value);
        }}
      />
    </>
  );
}
