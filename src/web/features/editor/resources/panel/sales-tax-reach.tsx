// Says how much bears a sales tax, and puts it on all that is sold and bought or takes it off.
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { Template } from '#template/template.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { applySalesTax, removeSalesTax, salesTaxReach } from '../../document/edits/sales-tax-reach.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import classes from './sales-tax-reach.module.css';

export function SalesTaxReach({ resource }: { readonly resource: ResourceView }) {
  const { edit, store } = useTemplateDocument();
  const buttons = useRef<HTMLDivElement>(null);
  const { taxed, others, otherTaxCount, salaryCount } = salesTaxReach(useTemplate(), resource.id);
  const total = taxed.length + others.length;
  if (total === 0) return null;
  /** The pressed button may be gone. */
  const put = (changeOf: (template: Template, tax: ResourceView) => DocumentChange) => {
    flushSync(() => edit(changeOf(store.getState().template, resource)));
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <div className={classes.reach}>
      <p className={classes.count} role="status">
        <FormattedMessage id="sales-tax.count" values={{ count: taxed.length, total }} />
      </p>
      <div ref={buttons} className={classes.buttons}>
        {others.length > 0 && (
          <Button variant="default" size="xs" onClick={() => put(applySalesTax)}>
            <FormattedMessage id="sales-tax.apply" />
          </Button>
        )}
        {taxed.length > 0 && (
          <Button variant="default" size="xs" onClick={() => put(removeSalesTax)}>
            <FormattedMessage id="sales-tax.remove" />
          </Button>
        )}
      </div>
      {salaryCount > 0 && (
        <p className={classes.hint}>
          <FormattedMessage id="sales-tax.salaries" />
        </p>
      )}
      {otherTaxCount > 0 && (
        <p className={classes.hint}>
          <FormattedMessage id="sales-tax.others" values={{ count: otherTaxCount }} />
        </p>
      )}
    </div>
  );
}
