// The opening balance sheet as a small table: typed amounts, remaining cash, and whether both sides agree.
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { amountText, setOpening } from '../document/edits/opening-balances.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import classes from '../fields/form/dialog-form.module.css';
import { DialogForm } from '../fields/form/dialog-form.tsx';
import { OpeningCheck } from './opening-check.tsx';
import { OpeningSide } from './opening-side.tsx';
import { type OpeningFormLine, useOpeningForm } from './use-opening-form.ts';

const rowOf = ({ key, line, field }: OpeningFormLine) => ({ key, name: line.resource.name, field });

export function OpeningForm() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { typed, sums, cash, ofKind, difference, canSave, raiseCapital } = useOpeningForm(template);
  const cashRow = {
    key: 'cash',
    name: formatMessage({ id: 'opening.cash' }),
    field: cash,
    placeholder: amountText(sums.cash),
  };
  const save = () =>
    edit(
      setOpening(
        template,
        typed.filter(({ field }) => field.isChanged).map(({ line, field }) => ({ line, text: field.text })),
      ),
    );
  return (
    <DialogForm canSave={canSave} onSave={save}>
      <p className={classes.hint}>
        <FormattedMessage id="opening.hint" values={{ currency: currencyName(template) }} />
      </p>
      <OpeningSide
        title={formatMessage({ id: 'opening.assets' })}
        rows={[cashRow, ...ofKind('asset').map(rowOf)]}
        totalName={formatMessage({ id: 'opening.total-assets' })}
        total={sums.loans + sums.capital + difference}
      />
      <OpeningSide
        title={formatMessage({ id: 'opening.owed' })}
        rows={[...ofKind('loan'), ...ofKind('capital')].map(rowOf)}
        totalName={formatMessage({ id: 'opening.total-owed' })}
        total={sums.loans + sums.capital}
      />
      <OpeningCheck
        difference={difference}
        cash={sums.cash}
        capitalName={raiseCapital?.name ?? null}
        onRaise={() => raiseCapital?.put()}
        onCalculated={() => cash.put('')}
      />
    </DialogForm>
  );
}
