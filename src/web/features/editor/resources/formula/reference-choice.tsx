// Chooses a row to read: a total of the model, the length of a period, or one resource.
import { NativeSelect } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { useTemplate } from '../../document/document-context.ts';
import { namedTargets, targetResources } from '../../document/resources/references.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { targetNames, useReferenceName } from '../../fields/use-reference-name.ts';

const faults = defineMessages({ cycle: { id: 'reference.cycle' }, gone: { id: 'reference.gone-why' } });

interface ReferenceChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Rows that cannot be chosen because they are calculated from the reader. */
  readonly refused: ReadonlySet<string>;
  readonly onChange: (target: string) => void;
}

export function ReferenceChoice({ label, value, refused, onChange }: ReferenceChoiceProps) {
  const { formatMessage } = useIntl();
  const nameOf = useReferenceName();
  const isOffered = (target: string) => !refused.has(target);
  const resources = targetResources(useTemplate()).filter(({ id }) => isOffered(id));
  const named = namedTargets.filter(isOffered);
  const groups = [...new Set(resources.map(({ sectionId }) => sectionId))].map((sectionId) => {
    const items = resources.filter((one) => one.sectionId === sectionId);
    return {
      group: formatMessage(sectionNames[sectionId]),
      items: items.map(({ id, name }) => ({ value: id, label: name })),
    };
  });
  const isKnown = [...named, ...resources.map(({ id }) => id)].includes(value);
  const fault = refused.has(value) ? faults.cycle : isKnown ? null : faults.gone;
  return (
    <NativeSelect
      label={label}
      value={value}
      error={fault && formatMessage(fault)}
      data={[
        // A deleted or refused row is still what is stored.
        ...(isKnown ? [] : [{ value, label: nameOf(value) ?? formatMessage({ id: 'reference.gone' }) }]),
        {
          group: formatMessage({ id: 'formula.totals' }),
          items: named.map((target) => ({ value: target, label: formatMessage(targetNames[target]) })),
        },
        ...groups,
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
