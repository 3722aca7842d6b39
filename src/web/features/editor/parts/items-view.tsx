// The picked item with its numbers, and below it everything the business sells.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSalesItems } from '../document-context.ts';
import { AddItemDialog } from './add-item-dialog.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import classes from './items-view.module.css';

export function ItemsView() {
  const { items, picked } = useSalesItems();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.view}>
      {picked && <ItemForm key={picked.id} item={picked} />}
      <div className={classes.head}>
        <h2 className={classes.title}>
          <FormattedMessage id="items.title" />
        </h2>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={15} />}
          onClick={() => setAdding(true)}
        >
          <FormattedMessage id="items.add" />
        </Button>
      </div>
      {items.length > 0 ? (
        <ItemList items={items} pickedId={picked?.id ?? null} />
      ) : (
        <p className={classes.none}>
          <FormattedMessage id="items.none" />
        </p>
      )}
      <AddItemDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}
