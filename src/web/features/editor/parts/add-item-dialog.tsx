// Asks for the name, the kind, a way to calculate and the first numbers of a new resource.
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Formula, Rel } from '#template/template.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { currencyName } from '../document/resources/resource-view.ts';
import { useTemplate } from '../document-context.ts';
import { relNames, sectionNames } from './resource-names.ts';
import { useNewItem } from './use-new-item.ts';
import { ValuesField } from './values-field.tsx';

interface AddItemDialogProps {
  readonly sectionId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AddItemDialog({ sectionId, isOpen, onClose }: AddItemDialogProps) {
  const { formatMessage } = useIntl();
  const name = sectionNames[sectionId];
  return (
    <Dialog
      title={<FormattedMessage id="add.to" values={{ section: name && formatMessage(name) }} />}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <AddItemForm sectionId={sectionId} onClose={onClose} />
    </Dialog>
  );
}

function AddItemForm({ sectionId, onClose }: Omit<AddItemDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const { fields, rels, formulas, formula, change, changeRel, nameFault, submit } = useNewItem(
    sectionId,
    onClose,
  );
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
        {rels.length > 1 && <KindChoice rels={rels} rel={fields.rel} onChange={changeRel} />}
        {formulas.length > 1 && (
          <NativeSelect
            label={formatMessage({ id: 'add.formula' })}
            value={fields.formulaId}
            data={formulas.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => change({ formulaId: event.currentTarget.value })}
          />
        )}
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

interface KindChoiceProps {
  readonly rels: readonly Rel[];
  readonly rel: Rel;
  readonly onChange: (rel: Rel) => void;
}

function KindChoice({ rels, rel, onChange }: KindChoiceProps) {
  const { formatMessage } = useIntl();
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
