// The opening balance sheet as a small table: typed amounts, remaining cash or retained earnings, and what makes both sides agree.
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OpeningAmount } from '#template/template.ts';
import { amountText } from '../document/checks/amount-text.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { setOpening } from '../document/edits/opening-balances.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { openingRow, optionRows } from '../fields/field-goal.ts';
import classes from '../fields/form/dialog-form.module.css';
import { DialogForm } from '../fields/form/dialog-form.tsx';
import { OpeningCheck } from './opening-check.tsx';
import { type OpeningRow, OpeningSide } from './opening-side.tsx';
import { type OpeningFormLine, useOpeningForm } from './use-opening-form.ts';

const rowOf = ({ key, line, field }: OpeningFormLine): OpeningRow => ({
  ...{ key, name: line.resource.name, edits: openingRow(line.resource.id), field },
});

const words = {
  receivables: defineMessages({
    name: { id: 'opening.receivables' },
    hint: { id: 'opening.receivables-hint' },
  }),
  stock: defineMessages({ name: { id: 'opening.stock' }, hint: { id: 'opening.stock-hint' } }),
  payables: defineMessages({ name: { id: 'opening.payables' }, hint: { id: 'opening.payables-hint' } }),
  deferred: defineMessages({ name: { id: 'opening.deferred' }, hint: { id: 'opening.deferred-hint' } }),
  lossPool: defineMessages({ name: { id: 'opening.losses' }, hint: { id: 'opening.losses-hint' } }),
} satisfies Partial<Record<OpeningAmount, unknown>>;

type OpeningState = ReturnType<typeof useOpeningForm>;

function useAmountRow({ amount }: OpeningState) {
  const { formatMessage } = useIntl();
  return (key: keyof typeof words): OpeningRow => ({
    key,
    name: formatMessage(words[key].name),
    hint: formatMessage(words[key].hint),
    edits: optionRows[key],
    field: amount(key),
  });
}

interface OpeningFormProps {
  /** The row of the model whose field gets the focus; otherwise that of cash. */
  readonly focused: string | undefined;
}

/** What the company has, and whose it is. */
function BalanceSides({ form, focused }: { readonly form: OpeningState } & OpeningFormProps) {
  const { formatMessage } = useIntl();
  const amountRow = useAmountRow(form);
  const { sums, ofKind, retained } = form;
  const cashRow: OpeningRow = {
    key: 'cash',
    name: formatMessage({ id: 'opening.cash' }),
    edits: optionRows.cash,
    field: form.amount('cash'),
    calculated: amountText(sums.cash),
  };
  const total = sums.owed + sums.loans + sums.capital + retained;
  return (
    <>
      <OpeningSide
        focused={focused}
        title={formatMessage({ id: 'opening.assets' })}
        rows={[cashRow, amountRow('receivables'), amountRow('stock'), ...ofKind('asset').map(rowOf)]}
        total={{ name: formatMessage({ id: 'opening.total-assets' }), amount: total }}
      />
      <OpeningSide
        focused={focused}
        title={formatMessage({ id: 'opening.owed' })}
        rows={[
          amountRow('payables'),
          ...(form.hasDeferred ? [amountRow('deferred')] : []),
          ...[...ofKind('loan'), ...ofKind('capital')].map(rowOf),
        ]}
        retained={retained}
        total={{ name: formatMessage({ id: 'opening.total-owed' }), amount: total }}
      />
    </>
  );
}

export function OpeningForm({ focused }: OpeningFormProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const form = useOpeningForm(template);
  const amountRow = useAmountRow(form);
  const save = () => {
    const changed = form.typed.filter(({ field }) => field.isChanged);
    const texts = changed.map(({ line, field }) => ({ line, text: field.text }));
    edit(setOpening(template, texts, form.changedAmounts));
  };
  return (
    <DialogForm canSave={form.canSave} onSave={save}>
      <p className={classes.hint}>
        <FormattedMessage id="opening.hint" values={{ currency: currencyName(template) }} />{' '}
        {form.isSettledAtOnce ? (
          <FormattedMessage id="opening.at-once" />
        ) : (
          <FormattedMessage id="opening.terms" />
        )}
        {form.hasDeferred && (
          <>
            {' '}
            <FormattedMessage id="opening.deferred-falls" />
          </>
        )}
      </p>
      <BalanceSides form={form} focused={focused} />
      <OpeningCheck
        isCashTyped={form.isCashTyped}
        cash={form.sums.cash}
        retained={form.retained}
        capitalName={form.changeCapital?.name ?? null}
        onCapital={() => form.changeCapital?.put()}
        onCalculated={() => form.amount('cash').put('')}
      />
      <OpeningSide
        focused={focused}
        title={formatMessage({ id: 'opening.tax' })}
        rows={[amountRow('lossPool')]}
      />
    </DialogForm>
  );
}
