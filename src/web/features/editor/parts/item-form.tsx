// One item: its name, its formula, a field for each number it asks for, and what they come to.
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notify.ts';
import { deleteItem, renameItem, setValues } from '../document/edits.ts';
import { checkName } from '../document/field-checks.ts';
import type { SalesItem } from '../document/sales-items.ts';
import { useTemplateDocument } from '../document-context.ts';
import { useTemplateText } from '../refused-fields.ts';
import classes from './item-form.module.css';
import { ItemResult } from './item-result.tsx';
import { ValuesField } from './values-field.tsx';

export function ItemForm({ item }: { readonly item: SalesItem }) {
  const { edit, seal } = useTemplateDocument();
  return (
    <section className={classes.form} aria-label={item.name}>
      <div className={classes.head}>
        <ItemName item={item} />
        {item.canDelete && <DeleteButton item={item} />}
      </div>
      <p className={classes.formula}>{item.expression}</p>
      {item.inputs.map((input) =>
        input.isReference ? (
          <p key={input.variableId} className={classes.reference}>
            <FormattedMessage id="items.reference" values={{ name: input.name }} />
          </p>
        ) : (
          <ValuesField
            key={input.variableId}
            name={input.name}
            units={input.units}
            value={input.data}
            onValid={(data) => edit(setValues(item, input, data))}
            onLeave={seal}
          />
        ),
      )}
      <ItemResult itemId={item.id} />
    </section>
  );
}

function ItemName({ item }: { readonly item: SalesItem }) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const field = useTemplateText({
    value: item.name,
    check: checkName,
    onValid: (name) => edit(renameItem(item, name)),
  });
  return (
    <TextInput
      className={classes.name ?? ''}
      label={formatMessage({ id: 'items.name' })}
      maxLength={200}
      value={field.text}
      error={field.fault && formatMessage(field.fault)}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={seal}
    />
  );
}

function DeleteButton({ item }: { readonly item: SalesItem }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { edit } = useTemplateDocument();
  const label = formatMessage({ id: 'items.delete' }, { item: item.name });
  const remove = () => {
    edit(deleteItem(item));
    notify({ message: formatMessage({ id: 'items.deleted' }, { item: item.name }) });
  };
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={remove}>
        <IconTrash size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
