// Chooses the scenario of the whole model, by the cell that selects it.
import { useId, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import classes from './scenario-choice.module.css';

export function ScenarioChoice() {
  const page = usePage();
  const id = useId();
  const { names, ...cell } = page.view.scenario;
  const chosen = useSyncExternalStore(
    (listener) => page.onCells(cell.sheet, listener),
    () => page.valueAt(cell),
  );
  if (names.length < 2) return null;
  return (
    <div className={classes.scenario}>
      <label htmlFor={id} className={classes.label}>
        <FormattedMessage id="book.scenario" />
      </label>
      <select
        id={id}
        className={classes.select}
        value={Number(chosen)}
        onChange={({ target }) =>
          void page.change([{ ...cell, content: { kind: 'value', value: Number(target.value) } }])
        }
      >
        {names.map((name, place) => (
          <option key={name} value={place + 1}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
