// A small form within the form of a fixed asset, to add a depreciation group or a property tax.

import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LookupTermId, terms } from '#template/sections.ts';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { addLookupNames } from '../../document/resources/resource-names.ts';
import classes from '../form/resource-dialog.module.css';
import { emptyResourceForm, hasTyped, newResourceOf, withFlow, withTaxName } from '../form/resource-form.ts';
import { FormFlow } from './form-flow.tsx';

interface AddLookupProps {
  readonly lookup: LookupTermId;
  readonly onAdded: (id: string) => void;
}

export function AddLookup({ lookup, onAdded }: AddLookupProps) {
  const [isOpen, setOpen] = useState(false);
  const isLeft = useRef(false);
  const close = () => {
    isLeft.current = true;
    setOpen(false);
  };
  // The focused fields are gone.
  const takeBack = (button: HTMLButtonElement | null) => {
    if (isLeft.current) button?.focus();
    isLeft.current = false;
  };
  if (isOpen) return <MiniForm lookup={lookup} onAdded={onAdded} onClose={close} />;
  return (
    <Button
      ref={takeBack}
      className={classes.more ?? ''}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={14} />}
      onClick={() => setOpen(true)}
    >
      <FormattedMessage {...addLookupNames[lookup]} />
    </Button>
  );
}

/** The focused button is gone. */
function useAddOnEnter() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

function useNewForm(lookup: LookupTermId) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  return useState(() =>
    withTaxName(template, emptyResourceForm(template, terms[lookup].rel), formatMessage({ id: 'add.vat' })),
  );
}

interface MiniFormProps extends AddLookupProps {
  readonly onClose: () => void;
}

function MiniForm({ lookup, onAdded, onClose }: MiniFormProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const [form, setForm] = useNewForm(lookup);
  const [isAsked, setAsked] = useState(false);
  const nameFault = isAsked ? checkName(form.name) : null;
  const first = useAddOnEnter();
  useUnsavedInDialog(hasTyped(form));
  const add = () => {
    setAsked(true);
    const wanted = newResourceOf(template, terms[lookup].section, form);
    if (!wanted) return;
    const { change, ids } = addResources(template, [wanted]);
    edit(change);
    onAdded(ids[0] ?? '');
    onClose();
  };
  /** Not for the form around it. */
  const addOnEnter = (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    // A dialog above the form handles its own Enter.
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.contains(target))
      return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className={classes.mini} onKeyDown={addOnEnter}>
      <legend>
        <FormattedMessage {...addLookupNames[lookup]} />
      </legend>
      <TextInput
        ref={first}
        label={formatMessage({ id: 'items.name' })}
        maxLength={200}
        autoComplete="off"
        value={form.name}
        error={nameFault && formatMessage(nameFault)}
        onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
      />
      {form.flows.map((flow) => (
        <FormFlow
          key={form.rel}
          reader={{ id: null, rel: form.rel, flowIndex: 0 }}
          {...{ form, flow }}
          onChange={(changed) => setForm(withFlow(form, 0, changed))}
        />
      ))}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button size="xs" onClick={add}>
          <FormattedMessage id="add.submit" />
        </Button>
      </div>
    </fieldset>
  );
}
