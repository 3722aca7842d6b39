// The choice of a row to take numbers from: a total of the model, the length of a period, or one resource.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { namedTargets, targetResources } from '../../document/resources/references.ts';
import { useTemplate } from '../../document-context.ts';
import { sectionNames } from '../resource-names.ts';
import { targetNames } from '../use-reference-name.ts';

interface ReferenceChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (target: string) => void;
}

export function ReferenceChoice({ label, value, onChange }: ReferenceChoiceProps) {
  const { formatMessage } = useIntl();
  const resources = targetResources(useTemplate());
  const sections = [...new Set(resources.map(({ sectionId }) => sectionId))];
  const named = namedTargets.map((target) => ({ value: target, label: formatMessage(targetNames[target]) }));
  const groups = sections.map((sectionId) => {
    const title = sectionNames[sectionId];
    const items = resources.filter((one) => one.sectionId === sectionId);
    return {
      group: title ? formatMessage(title) : sectionId,
      items: items.map(({ id, name }) => ({ value: id, label: name })),
    };
  });
  const isKnown = [...named, ...groups.flatMap(({ items }) => items)].some((one) => one.value === value);
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[
        // What is gone is still what is stored.
        ...(isKnown ? [] : [{ value, label: value }]),
        { group: formatMessage({ id: 'formula.totals' }), items: named },
        ...groups,
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
