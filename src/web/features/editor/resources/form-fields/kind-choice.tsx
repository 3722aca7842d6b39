// Chooses the kind of a resource, where the tabs do not.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { type RelId, type ResourceSectionId, sections } from '#template/sections.ts';
import { relNames } from '../../document/resources/resource-names.ts';

interface KindChoiceProps {
  readonly sectionId: ResourceSectionId;
  readonly rel: RelId;
  readonly onChange: (rel: RelId) => void;
}

export function KindChoice({ sectionId, rel, onChange }: KindChoiceProps) {
  const { formatMessage } = useIntl();
  const rels = sections[sectionId].rels ?? [];
  if (rels.length < 2 || sectionId === 'section_financing') return null;
  return (
    <NativeSelect
      label={formatMessage({ id: 'add.kind' })}
      value={rel}
      data={rels.map((value) => {
        const name = relNames[value];
        return { value, label: name ? formatMessage(name) : value };
      })}
      onChange={({ currentTarget }) => {
        const chosen = rels.find((one) => one === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
