// Below the cells: the sheets, and what the selected numbers add up to.
import { SelectionSums } from './selection-sums.tsx';
import { SheetList } from './sheet-list.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import classes from './status-bar.module.css';

export function StatusBar() {
  return (
    <footer className={classes.bar}>
      <SheetList />
      <SheetTabs />
      <SelectionSums />
    </footer>
  );
}
