// Asks for a name, a way to calculate and the first numbers of something new to sell.
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { currencyName } from '../document/sales-items.ts';
import { useTemplate } from '../document-context.ts';
import { useNewItem } from './use-new-item.ts';
import { ValuesField } from './values-field.tsx';

interface AddItemDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AddItemDialog({ isOpen, onClose }: AddItemDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="add.title" />}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <AddItemForm onClose={onClose} />
    </Dialog>
  );
}

function AddItemForm({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { fields, formulas, formula, change, nameFault, submit } = useNewItem(onClose);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={formatMessage({ id: 'items.name' })}
          data-autofocus
          maxLength={200}
          value={fields.name}
          error={nameFault && formatMessage(nameFault)}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={formatMessage({ id: 'add.formula' })}
          value={fields.formulaId}
          data={formulas.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => change({ formulaId: event.currentTarget.value })}
        />
        {formula && (
          <FormulaFields formula={formula} values={fields.values} onChange={(values) => change({ values })} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit">
            <FormattedMessage id="add.submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface FormulaFieldsProps {
  readonly formula: Formula;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

function FormulaFields({ formula, values, onChange }: FormulaFieldsProps) {
  const currency = currencyName(useTemplate());
  return formula.variables
    .filter(({ isReference }) => !isReference)
    .map(({ id, name, units, isCurrency, value }) => (
      <ValuesField
        key={`${formula.id}.${id}`}
        name={name}
        units={isCurrency ? currency : (units ?? '')}
        value={values[id] ?? value ?? ''}
        onValid={(data) => onChange({ ...values, [id]: data })}
      />
    ));
}
