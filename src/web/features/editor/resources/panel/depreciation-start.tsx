// Chooses when purchases of fixed assets begin to lose value, beside the groups that say how long they do.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { depreciationStarts } from '#template/template.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { setDepreciationStart } from '../../document/edits/option-edits.ts';
import { depreciationStartNames, depreciationStartOf } from '../../fields/depreciation-starts.ts';

export function DepreciationStartChoice() {
  const { formatMessage } = useIntl();
  const { edit } = useTemplateDocument();
  const start = useTemplateFact(depreciationStartOf);
  return (
    <NativeSelect
      label={formatMessage({ id: 'depreciation.start' })}
      description={formatMessage({ id: 'depreciation.start-hint' })}
      value={start}
      data={depreciationStarts.map((value) => ({
        value,
        label: formatMessage(depreciationStartNames[value]),
      }))}
      onChange={({ currentTarget }) => {
        const picked = depreciationStarts.find((value) => value === currentTarget.value);
        if (picked) edit(setDepreciationStart(picked));
      }}
    />
  );
}
