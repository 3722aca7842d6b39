// Everything that is sold: name, formula, and how its total runs over the forecast.
import { Sparkline } from '#web/ui/sparkline.tsx';
import { useCalculated } from '../calculation/calculator.ts';
import { itemRow } from '../calculation/revenue-rows.ts';
import type { SalesItem } from '../document/sales-items.ts';
import { pickItem } from '../state.ts';
import classes from './item-list.module.css';

interface ItemListProps {
  readonly items: readonly SalesItem[];
  readonly pickedId: string | null;
}

export function ItemList({ items, pickedId }: ItemListProps) {
  const result = useCalculated((calculated) => calculated.result);
  return (
    <ul className={classes.list}>
      {items.map(({ id, name, expression }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.item}
            aria-current={id === pickedId ? 'true' : undefined}
            onClick={() => pickItem(id)}
          >
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.formula}>{expression}</span>
            </span>
            <Sparkline values={itemRow(result, id)?.values ?? []} />
          </button>
        </li>
      ))}
    </ul>
  );
}
