// What a row that the formula remembers was before the first period, beside the numbers of its flow.
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import type { FlowView, ResourceView } from '../../document/resources/resource-view.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import type { RowStart } from '../../document/resources/row-starts.ts';
import { setStart } from '../../document/resources/start-edits.ts';
import { startRow } from '../../fields/field-goal.ts';
import { sourceOfStart } from '../../fields/field-place.ts';
import { useStartName } from '../../fields/start-name.ts';
import { ValuesField } from '../../fields/values-field.tsx';

interface StartFieldProps {
  readonly resource: ResourceView;
  readonly latest: Readonly<RefObject<ResourceView>>;
  readonly flow: FlowView;
  readonly start: RowStart;
}

export function StartField({ resource, latest, flow, start }: StartFieldProps) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const currency = useTemplateFact(currencyName);
  const { id: resourceId, sectionId } = resource;
  const { row, name, units, text, isStored } = start;
  const label = useStartName()(flow.starts.length > 1 ? name : null);
  const enter = (typed: string) =>
    edit(setStart(latest.current, { flowIndex: flow.index, start, label, text: typed }));
  return (
    <ValuesField
      name={label}
      units={units ?? currency}
      value={text}
      isOne
      hint={formatMessage({ id: 'start.hint' }, { row: name ?? resource.name })}
      row={startRow(resourceId, flow.id, row)}
      within={sourceOfStart(resource, flow.index, row)}
      {...(isStored && {
        place: { sectionId, resourceId, kind: 'start', flowIndex: flow.index, variableId: row },
      })}
      onValid={enter}
      onLeave={seal}
    />
  );
}
