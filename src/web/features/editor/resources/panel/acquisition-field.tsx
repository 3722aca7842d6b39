// Asks of an expense whether it is spent on winning customers.
import { Checkbox } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { isAcquisitionAsked, setAcquisition, winsCustomers } from '../../document/edits/acquisition.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';

export function AcquisitionField({ resource }: { readonly resource: ResourceView }) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  if (!isAcquisitionAsked(template, resource)) return null;
  return (
    <Checkbox
      label={<FormattedMessage id="acquisition.label" />}
      description={<FormattedMessage id="acquisition.note" />}
      checked={winsCustomers(template, resource)}
      onChange={({ currentTarget }) => edit(setAcquisition(resource, currentTarget.checked))}
    />
  );
}
