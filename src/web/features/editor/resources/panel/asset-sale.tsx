// Says how an asset is sold, and offers to add a sale or to remove it.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { periodValues } from '#template/period-values.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { addSale, hasSale, removeSale } from '../../document/edits/asset-sale.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import classes from './resource-editor.module.css';

/** More than all cannot be sold. */
function isTooMuch({ terms }: ResourceView): boolean {
  const text = terms.find(({ term }) => term === 'sold')?.value ?? '';
  return periodValues(text, text.split(';').length).some((percent) => percent > 100);
}

/** Numbers are repeated, and a sale seldom is; one with dates of its own knows when it is. */
function isPaidAgain({ flows }: ResourceView, periodCount: number): boolean {
  const inputs = flows[1]?.inputs ?? [];
  return inputs.some(({ data, baseData, isReference, driver }) => {
    if (driver.end !== null) return false;
    const text = data === '' ? (baseData ?? '') : data;
    const typed = text.split(';').length;
    return (
      inputs.length === 1 && !isReference && typed < periodCount && periodValues(text, typed).at(-1) !== 0
    );
  });
}

export function AssetSale({ resource }: { readonly resource: ResourceView }) {
  const { edit, store } = useTemplateDocument();
  const periodCount = useTemplateFact(({ layout }) => layout.cFcstColCount);
  if (resource.rel !== 'fixedasset') return null;
  const isSold = hasSale(resource);
  const add = () => edit(addSale(store.getState().template, resource));
  return (
    <>
      {isSold && (
        <p className={classes.reference}>
          <FormattedMessage id="sale.hint" />
        </p>
      )}
      {isPaidAgain(resource, periodCount) && (
        <p className={classes.why} role="alert">
          <FormattedMessage id="sale.again" />
        </p>
      )}
      {isTooMuch(resource) && (
        <p className={classes.why} role="alert">
          <FormattedMessage id="sale.too-much" />
        </p>
      )}
      <Button variant="default" size="xs" onClick={isSold ? () => edit(removeSale(resource)) : add}>
        {isSold ? <FormattedMessage id="sale.remove" /> : <FormattedMessage id="sale.add" />}
      </Button>
    </>
  );
}
