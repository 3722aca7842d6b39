// One resource: its name, its formulas with a field for each number they need, its terms, and its total.
import { TextInput } from '@mantine/core';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { partOfTwo } from '../../document/resources/flow-part.ts';
import { flowsThatCount } from '../../document/resources/funding.ts';
import { type NamedResource, renameResource } from '../../document/resources/resource-edits.ts';
import { flowNames } from '../../document/resources/resource-names.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { placeOfName } from '../../fields/field-place.ts';
import { useTemplateText } from '../../fields/refused-fields.ts';
import { DeleteResource } from './delete-resource.tsx';
import { FlowFields } from './flow-fields.tsx';
import {
  AcquisitionField,
  AssetSale,
  DividendBasis,
  LoanPanelSchedule,
  RepaymentField,
  RowReaders,
  SalesTaxReach,
  TermFields,
} from './lazy-fields.tsx';
import { ResourceMenu } from './lazy-menus.tsx';
import { LookupFields } from './lookup-fields.tsx';
import classes from './resource-editor.module.css';
import { ResourceResult } from './resource-result.tsx';

export function ResourceEditor({ resource }: { readonly resource: ResourceView }) {
  const { formatMessage } = useIntl();
  const isTwoWay = resource.flows.length > 1;
  const headingId = useId();
  return (
    <section className={classes.form} aria-label={resource.name}>
      <div className={classes.head}>
        <ResourceName id={resource.id} sectionId={resource.sectionId} name={resource.name} />
        {!resource.isDefault && (
          <DeleteResource id={resource.id} sectionId={resource.sectionId} name={resource.name} />
        )}
        <ResourceMenu name={resource.name} />
      </div>
      {resource.way !== undefined && <RepaymentField resource={resource} />}
      {flowsThatCount(resource.flows, resource.way).map((flow) => (
        <div
          key={flow.index}
          className={classes.flow}
          {...(isTwoWay && { role: 'group', 'aria-labelledby': `${headingId}${flow.index}` })}
        >
          {isTwoWay && (
            <h3 className={classes.heading} id={`${headingId}${flow.index}`}>
              {formatMessage(flowNames[partOfTwo(resource.rel, flow.index)])}
            </h3>
          )}
          <FlowFields resource={resource} flow={flow} />
        </div>
      ))}
      {resource.rel === 'fixedasset' && <AssetSale resource={resource} />}
      <LookupFields resource={resource} />
      {resource.rel === 'equity' && <DividendBasis resource={resource} />}
      {resource.rel === 'sga' && <AcquisitionField resource={resource} />}
      {resource.rel === 'taxsales' && <SalesTaxReach resource={resource} />}
      {resource.terms.length > 0 && <TermFields resource={resource} />}
      {resource.way !== undefined && <LoanPanelSchedule resourceId={resource.id} />}
      <ResourceResult itemId={resource.id} />
      <RowReaders resource={resource} />
    </section>
  );
}

const ResourceName = memo(function ResourceName(resource: NamedResource) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const label = formatMessage({ id: 'items.name' });
  const place = placeOfName(resource, label);
  const field = useTemplateText({
    value: resource.name,
    check: checkName,
    onValid: (name) => edit(renameResource(resource, name)),
    place,
  });
  return (
    <TextInput
      className={classes.name ?? ''}
      label={label}
      data-field={place.row}
      maxLength={200}
      value={field.text}
      error={field.fault && formatMessage(field.fault)}
      onChange={(event) => field.type(event.currentTarget.value)}
      onKeyDown={field.onKeyDown}
      onBlur={seal}
    />
  );
});
