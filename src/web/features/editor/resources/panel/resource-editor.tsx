// One resource: its name, its formulas with a field for each number they ask for, its terms, and what it all comes to.
import { TextInput } from '@mantine/core';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { type NamedResource, renameResource } from '../../document/resources/resource-edits.ts';
import { flowNames } from '../../document/resources/resource-names.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { useTemplateText } from '../../fields/refused-fields.ts';
import { ofItemName } from '../../fields/typed-place.ts';
import { DeleteItem } from './delete-resource.tsx';
import { ItemFlow } from './flow-fields.tsx';
import { ItemMenu } from './lazy-menus.tsx';
import { ItemLookups } from './lookup-fields.tsx';
import classes from './resource-editor.module.css';
import { ItemResult } from './resource-result.tsx';
import { ItemTerms } from './term-fields.tsx';

export function ItemForm({ item }: { readonly item: ResourceView }) {
  const { formatMessage } = useIntl();
  const isTwoWay = item.flows.length > 1;
  const headingId = useId();
  return (
    <section className={classes.form} aria-label={item.name}>
      <div className={classes.head}>
        <ItemName id={item.id} sectionId={item.sectionId} name={item.name} />
        {!item.isDefault && <DeleteItem id={item.id} sectionId={item.sectionId} name={item.name} />}
        <ItemMenu name={item.name} />
      </div>
      {item.flows.map((flow) => (
        <div
          key={flow.index}
          className={classes.flow}
          {...(isTwoWay && { role: 'group', 'aria-labelledby': `${headingId}${flow.index}` })}
        >
          {isTwoWay && (
            <h3 className={classes.heading} id={`${headingId}${flow.index}`}>
              {formatMessage(flowNames[flow.index === 0 ? 'drawdown' : 'repayment'])}
            </h3>
          )}
          <ItemFlow item={item} flow={flow} />
        </div>
      ))}
      <ItemLookups item={item} />
      <ItemTerms item={item} />
      <ItemResult itemId={item.id} />
    </section>
  );
}

const ItemName = memo(function ItemName(item: NamedResource) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const label = formatMessage({ id: 'items.name' });
  const place = ofItemName(item, label);
  const field = useTemplateText({
    value: item.name,
    check: checkName,
    onValid: (name) => edit(renameResource(item, name)),
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
