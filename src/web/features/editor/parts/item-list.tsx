// The resources of a section: name, formula, and how each one's total runs over the forecast.
import { Sparkline } from '#web/ui/sparkline.tsx';
import { useCalculated } from '../calculation/calculator.ts';
import type { ResourceView } from '../document/resources/resource-view.ts';
import { pickItem } from '../state.ts';
import classes from './item-list.module.css';

interface ItemListProps {
  readonly items: readonly ResourceView[];
  readonly pickedId: string | null;
}

export function ItemList({ items, pickedId }: ItemListProps) {
  const result = useCalculated((calculated) => calculated.result);
  return (
    <ul className={classes.list}>
      {items.map(({ id, name, flows }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.item}
            aria-current={id === pickedId ? 'true' : undefined}
            onClick={() => pickItem(id)}
          >
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.formula}>{flows[0]?.expression}</span>
            </span>
            <Sparkline values={result?.totals.get(id)?.values ?? []} />
          </button>
        </li>
      ))}
    </ul>
  );
}
